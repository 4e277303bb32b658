"""Runs sdks/test-plan.yaml. Usage: run_plan.py plan.json, with the plan's variables, apiUrl and apiKey in `variables`."""

from __future__ import annotations

import json
import re
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import svc_client
from svc_client import ApiError, File, RolloverClient, WebhookVerificationError, verify_webhook

DELIVERY_SECONDS = 60


def main() -> None:
    plan = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    values: dict[str, Any] = plan["variables"]
    client = RolloverClient(api_key=values["apiKey"], base_url=values["apiUrl"])
    if values["apiKey"] in f"{client!r} {vars(client)}":
        raise AssertionError("the client shows its key")
    for step in plan["steps"]:
        run_step(client, fill(step, values), values)
        print(f"ok {step['name']}", flush=True)


def run_step(client: RolloverClient, step: dict[str, Any], values: dict[str, Any]) -> None:
    if "receive" in step:
        result = receive(step["receive"], values)
    else:
        method = find_method(client, step.get("call") or step.get("list") or step["lines"])
        try:
            result = call(method, step)
        except ApiError as error:
            check_error(error, step.get("error"))
            return
        if "error" in step:
            raise AssertionError(f"{step['name']}: no error")
    for path, value in step.get("expect", {}).items():
        check(read(result, path), value, path)
    for name, path in step.get("save", {}).items():
        values[name] = read(result, path)


def call(method: Any, step: dict[str, Any]) -> Any:
    arguments = list(step.get("path", []))
    if "file" in step:
        file = step["file"]
        arguments += [File(file["name"], Path(file["path"]).read_bytes(), file["mediaType"]), step["fields"]]
    elif "body" in step:
        arguments.append(step["body"])
    options = {**step.get("query", {}), **step.get("options", {})}
    result = method(*arguments, **{to_snake_case(name): value for name, value in options.items()})
    if "lines" in step:
        with result:
            items = list(result.lines())
        check(len(items), step["count"], "lines")
        return items
    if "list" not in step:
        return result
    items = result.first(step["first"]) if "first" in step else list(result)
    if len(items) < step.get("atLeast", 1) or len({json.dumps(item) for item in items}) != len(items):
        raise AssertionError(f"{step['name']}: {len(items)} items")
    return items


def receive(event_type: str, values: dict[str, Any]) -> Any:
    for _ in range(DELIVERY_SECONDS * 10):
        try:
            with urllib.request.urlopen(f"{values['receiver']}?type={event_type}") as response:
                delivery = json.load(response)
                break
        except urllib.error.HTTPError:
            time.sleep(0.1)
    else:
        raise AssertionError(f"no {event_type}")
    body, headers, secret = delivery["body"], delivery["headers"], values["secret"]
    other = "whsec_" + "A" * 44
    refusals = {
        "not_signed": lambda: verify_webhook(body + " ", headers, secret),
        "header_missing": lambda: verify_webhook(body, {}, secret),
        "too_old": lambda: verify_webhook(body, headers, secret, now=time.time() + 1000),
        "too_new": lambda: verify_webhook(body, headers, secret, now=time.time() - 1000),
    }
    for reason, refusal in refusals.items():
        try:
            refusal()
        except WebhookVerificationError as error:
            check(error.reason, reason, "reason")
        else:
            raise AssertionError(f"not refused: {reason}")
    return verify_webhook(body, headers, [other, secret])


def check_error(error: ApiError, expected: dict[str, Any] | None) -> None:
    if expected is None:
        raise error
    check(type(error), getattr(svc_client, expected["class"]), "class")
    check(error.code, expected["code"], "code")
    check(error.status, expected["status"], "status")
    if "pointer" in expected:
        check(expected["pointer"] in [issue.get("pointer") for issue in error.errors], True, "pointer")


def check(actual: Any, expected: Any, name: str) -> None:
    if actual != expected:
        raise AssertionError(f"{name} is {actual!r}, not {expected!r}")


def find_method(client: RolloverClient, name: str) -> Any:
    resource, method = name.split(".")
    return getattr(getattr(client, to_snake_case(resource)), to_snake_case(method))


def fill(value: Any, values: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {name: fill(one, values) for name, one in value.items()}
    if isinstance(value, list):
        return [fill(one, values) for one in value]
    if isinstance(value, str) and re.fullmatch(r"\$\w+", value):
        return values[value[1:]]
    return re.sub(r"\$(\w+)", lambda match: str(values[match[1]]), value) if isinstance(value, str) else value


def read(value: Any, path: str) -> Any:
    for part in path.split("."):
        value = value[int(part)] if isinstance(value, list) else value[part]
    return value


def to_snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])[A-Z]", lambda match: f"_{match[0]}", name).lower()


main()
