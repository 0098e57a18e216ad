"""Checks NDJSON with Spark: each part of the file goes through a process of its own, and its report comes back as lines.

`saop` must be on the PATH of every worker, and the file, and those that its options name, must be there as well.

    spark-submit --py-files examples/bulk/parts.py examples/bulk/spark_pipe.py runs.ndjson --tools tools.json
"""
import json
import os
import sys

from parts import parts_of, reports_on
from pyspark.sql import SparkSession

path, options = os.path.abspath(sys.argv[1]), sys.argv[2:]

spark = SparkSession.builder.appName("saop check").getOrCreate()
spark.sparkContext.addPyFile(os.path.join(os.path.dirname(os.path.abspath(__file__)), "parts.py"))
parts = list(parts_of(path))
shared = spark.sparkContext.parallelize(parts, max(len(parts), 1))
reports = shared.flatMap(lambda part: reports_on(path, *part, options)).map(json.loads).cache()
# For columns, give `spark.read.json` a schema: without one it takes a list that is always empty for one of strings.
kinds = reports.flatMap(lambda report: {error["kind"] for error in report["errors"]}).countByValue()
print(json.dumps({"documents": reports.count(), "invalid": dict(sorted(kinds.items()))}))
spark.stop()
