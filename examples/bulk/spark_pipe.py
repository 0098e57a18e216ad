"""Checks NDJSON with Spark: each partition goes through a process of its own, and its report comes back as lines.

`saop` must be on the PATH of every worker, and the files that its options name must be there as well.

    spark-submit examples/bulk/spark_pipe.py runs.ndjson --tools tools.json
"""
import json
import os
import shlex
import sys

from pyspark.sql import SparkSession

path, options = sys.argv[1], sys.argv[2:]
command = shlex.join(["saop", "check", "--ndjson", "--jobs", "1", "--format", "json", *options, "-"])

spark = SparkSession.builder.appName("saop check").getOrCreate()
lines = spark.sparkContext.textFile(path, minPartitions=spark.sparkContext.defaultParallelism)
# `pipe` gives the process no environment of its own accord, and without PATH it is not found.
# Without `checkCode` the exit code, which is 1 where something is invalid, is not looked at.
reports = lines.pipe(command, env={"PATH": os.environ["PATH"]}).map(json.loads).cache()
kinds = reports.flatMap(lambda report: {error["kind"] for error in report["errors"]}).countByValue()
print(json.dumps({"documents": reports.count(), "invalid": dict(sorted(kinds.items()))}))
spark.stop()
