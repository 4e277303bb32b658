import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { toPascal, toSnakeCase } from "./names.ts";
import { KEYWORDS, writePythonTypes, writeReference } from "./python-types.ts";
import type { CallOption, Member, TypedMethod, TypeModel } from "./type-model.ts";

const HEADER = "# Generated from apps/api/openapi.json by npm run generate.\n";

const OPTION_TYPES: Readonly<Record<CallOption, string>> = {
  idempotencyKey: "str",
  ifVersion: "int",
  timeout: "float",
  maxRetries: "int",
};

/** @returns texts by file name in `sdks/python` */
export function writePython(model: TypeModel): Record<string, string> {
  return {
    "resources.py": writeResources(model.methods),
    "error_classes.py": writeErrors(model.errors),
    "types.py": `${HEADER}${writePythonTypes(model)}`,
  };
}

function writeResources(methods: readonly TypedMethod[]): string {
  const byResource = Map.groupBy(methods, ({ resource }) => resource);
  const classes = [...byResource].map(
    ([resource, resourceMethods]) => `class ${toPascal(resource)}:
    """Methods of \`client.${toSnake(resource)}\`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

${resourceMethods.map(writeMethod).join("\n\n")}
`,
  );
  const members = [...byResource.keys()].map(
    (resource) => `        self.${toSnake(resource)} = ${toPascal(resource)}(transport)`,
  );
  return `${HEADER}"""One class per resource, with one method per operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._pages import PageList
from ._transport import File, Response, Transport, quote

if TYPE_CHECKING:
    from . import types


${classes.join("\n\n")}

class Resources:
    def __init__(self, transport: Transport) -> None:
${members.join("\n")}
`;
}

function writeMethod(method: TypedMethod): string {
  const { kind, httpMethod, path, pathParameters, query, body, accept, options } = method;
  const isForm = body?.encoding === "form";
  const positional = pathParameters.map((parameter) => `${toSnake(parameter)}: str`);
  if (isForm) positional.push("file: File", "fields: dict[str, str] | None = None");
  else if (body)
    positional.push(`body: ${writeReference(body.type)}${body.isRequired ? "" : " | None = None"}`);
  const keywords = [
    ...query.map(writeQueryParameter),
    ...options.map((name) => `${toSnake(name)}: ${OPTION_TYPES[name]} | None = None`),
  ];
  const result = method.result && writeReference(method.result);
  const returns = kind === "list" ? `PageList[${result}]` : (result ?? "Response");
  const pairs = query.map(({ name }) => `"${name}": ${toSnake(name)}`);
  const call = [
    `"${httpMethod}"`,
    pathParameters.length > 0
      ? `f"${path.replaceAll(/\{(\w+)\}/g, (_, part) => `{quote(${toSnake(part)})}`)}"`
      : `"${path}"`,
    ...(query.length > 0 ? [`query={${pairs.join(", ")}}`] : []),
    ...(body ? [isForm ? "file=file, fields=fields" : "body=body"] : []),
    ...(accept === "application/json" ? [] : [`accept="${accept}"`]),
    ...options.map((name) => `${toSnake(name)}=${toSnake(name)}`),
  ].join(", ");
  const statement = {
    json: `return self._transport.json(${call})`,
    raw: `return self._transport.raw(${call})`,
    list: `return PageList(lambda cursor: self._transport.json(${call}), cursor)`,
  }[kind];
  return `    def ${toSnake(method.name)}(${["self", ...positional, "*", ...keywords].join(", ")}) -> ${returns}:
${writeDocstring(method.description, query)}
        ${statement}`;
}

function writeQueryParameter({ name, type, isRequired }: Member): string {
  return `${toSnake(name)}: ${writeReference(type)}${isRequired ? "" : " | None = None"}`;
}

function writeDocstring(description: string, query: readonly Member[]): string {
  const args = query
    .filter((parameter) => parameter.description !== "")
    .map((parameter) => `    ${toSnake(parameter.name)}: ${parameter.description.replaceAll(/\s+/g, " ")}`);
  const lines = [...description.split("\n"), ...(args.length > 0 ? ["", "Args:", ...args] : [])];
  const text = lines.map((line) => (line === "" ? "" : `        ${line}`)).join("\n");
  return `        r"""${text.trimStart().replaceAll('"""', "'''")}${lines.length > 1 ? "\n        " : ""}"""`;
}

function writeErrors(errors: TypeModel["errors"]): string {
  const classes = errors.map(
    ({ code, description }) => `class ${toClassName(code)}(ApiError):
    """${description}"""
`,
  );
  return `${HEADER}"""One class for each error code."""

from __future__ import annotations

from .errors import ApiError


${classes.join("\n\n")}

ERRORS_BY_CODE: dict[str, type[ApiError]] = {
${errors.map(({ code }) => `    "${code}": ${toClassName(code)},`).join("\n")}
}
`;
}

/** Keywords get a trailing underscore. */
function toSnake(name: string): string {
  const snake = toSnakeCase(name);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}
