"""Checks NDJSON with Ray: each part of the file goes through a process, and its report comes back as rows.

`saop` must be on the PATH of every worker, and the file, and those that its options name, must be there as well.

    python examples/bulk/ray_map.py runs.ndjson --tools tools.json
"""
import json
import os
import sys
from collections import Counter

import ray
from parts import parts_of, reports_on

path, options = os.path.abspath(sys.argv[1]), sys.argv[2:]


def check(part):
    # A column of text, whatever the reports say: one that held lists would change its type where all is valid.
    return [{"report": report} for report in reports_on(path, part["start"], part["length"], options)]


ray.init(runtime_env={"env_vars": {"PYTHONPATH": os.path.dirname(os.path.abspath(__file__))}})
parts = ray.data.from_items([{"start": start, "length": length} for start, length in parts_of(path)])
documents = 0
kinds = Counter()
for row in parts.flat_map(check).iter_rows():
    report = json.loads(row["report"])
    documents += 1
    kinds.update({error["kind"] for error in report["errors"]})
print(json.dumps({"documents": documents, "invalid": dict(sorted(kinds.items()))}))
