"""Writes the cases: schemas, and documents that are valid under them."""

import json
import sys
from pathlib import Path

TOOLS = 100
MOST_CALLS = 20

DEPLOYMENT = {
    "apiVersion": "apps/v1",
    "kind": "Deployment",
    "metadata": {"name": "web", "namespace": "shop", "labels": {"app": "web", "tier": "front"}},
    "spec": {
        "replicas": 3,
        "revisionHistoryLimit": 5,
        "selector": {"matchLabels": {"app": "web"}},
        "strategy": {"type": "RollingUpdate", "rollingUpdate": {"maxSurge": 1, "maxUnavailable": "25%"}},
        "template": {
            "metadata": {"labels": {"app": "web", "tier": "front"}, "annotations": {"example.org/scrape": "true"}},
            "spec": {
                "serviceAccountName": "web",
                "terminationGracePeriodSeconds": 30,
                "containers": [
                    {
                        "name": "web",
                        "image": "registry.example.org/shop/web:1.27.4",
                        "imagePullPolicy": "IfNotPresent",
                        "ports": [{"name": "http", "containerPort": 8080, "protocol": "TCP"}],
                        "env": [
                            {"name": "LOG_LEVEL", "value": "info"},
                            {"name": "DB_PASSWORD", "valueFrom": {"secretKeyRef": {"name": "db", "key": "password"}}},
                        ],
                        "resources": {
                            "requests": {"cpu": "100m", "memory": "128Mi"},
                            "limits": {"cpu": "500m", "memory": "256Mi"},
                        },
                        "readinessProbe": {
                            "httpGet": {"path": "/healthz", "port": "http"},
                            "initialDelaySeconds": 5,
                            "periodSeconds": 10,
                        },
                        "volumeMounts": [{"name": "config", "mountPath": "/etc/web", "readOnly": True}],
                    }
                ],
                "volumes": [{"name": "config", "configMap": {"name": "web-config"}}],
            },
        },
    },
}


def main(calls: Path, kubernetes: Path, out: Path) -> None:
    (out / "schemas").mkdir(parents=True)
    documents: dict[str, list[str]] = {}
    for line in (calls / "calls.ndjson").read_text().splitlines():
        call = json.loads(line)
        lists = calls / "tools" / f"{call['id']}.json"
        tools = json.loads(lists.read_text()) if lists.exists() else {}
        if not call["valid"] or call["tool"] not in tools:
            continue
        text = json.dumps(tools[call["tool"]], sort_keys=True)
        if text in documents or len(documents) < TOOLS:
            documents.setdefault(text, []).append(json.dumps(call["arguments"]))
    if len(documents) < TOOLS:
        sys.exit(f"expected {TOOLS} tools, but found {len(documents)}")
    lines = []
    for number, (schema, of_tool) in enumerate(documents.items()):
        (out / "schemas" / f"t{number}.json").write_text(schema)
        lines += [f"t{number}.json\t{one}" for one in of_tool[:MOST_CALLS]]
    (out / "tools.ndjson").write_text("\n".join(lines))
    (out / "_definitions.json").write_text((kubernetes / "_definitions.json").read_text())
    deployment = (kubernetes / "deployment-apps-v1.json").read_text()
    (out / "schemas" / "deployment.json").write_text(deployment)
    (out / "deployment.ndjson").write_text(f"deployment.json\t{json.dumps(DEPLOYMENT)}")


main(*map(Path, sys.argv[1:4]))
