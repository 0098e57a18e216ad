"""Checks NDJSON with Ray: each batch of lines goes through a process, and its report comes back as rows.

`saop` must be on the PATH of every worker, and the files that its options name must be there as well.

    python examples/bulk/ray_map.py runs.ndjson --tools tools.json
"""
import json
import subprocess
import sys
from collections import Counter

import ray

path, options = sys.argv[1], sys.argv[2:]
COMMAND = ["saop", "check", "--ndjson", "--jobs", "1", "--format", "json", *options, "-"]


def check(batch):
    run = subprocess.run(COMMAND, input="\n".join(batch["text"]), capture_output=True, encoding="utf-8", check=False)
    # 1 means that something is invalid, which the report says.
    if run.returncode > 1:
        raise RuntimeError(run.stderr)
    return {"report": run.stdout.splitlines()}


documents = 0
kinds = Counter()
for row in ray.data.read_text(path).map_batches(check, batch_size=10_000).iter_rows():
    report = json.loads(row["report"])
    documents += 1
    kinds.update({error["kind"] for error in report["errors"]})
print(json.dumps({"documents": documents, "invalid": dict(sorted(kinds.items()))}))
