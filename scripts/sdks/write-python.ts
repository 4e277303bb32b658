import type { Method, QueryParameter } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { type MethodTypes, TypeCatalog, toPascal, toSnakeCase } from "./describe-types.ts";
import { KEYWORDS, writePythonTypes, writeReference } from "./python-types.ts";

const HEADER = "# Generated from apps/api/openapi.json by npm run generate.\n";

/** Writes the generated modules of `sdks/python`. @returns texts by file name */
export function writePython(document: Document, methods: readonly Method[]): Record<string, string> {
  const types = new TypeCatalog(document, methods);
  return {
    "resources.py": writeResources(types),
    "error_classes.py": writeErrors(document),
    "types.py": `${HEADER}${writePythonTypes(types)}`,
  };
}

function writeResources(types: TypeCatalog): string {
  const byResource = Map.groupBy(types.methods.keys(), ({ resource }) => resource);
  const classes = [...byResource].map(
    ([resource, own]) => `class ${toPascal(resource)}:
    """Methods of \`client.${toSnake(resource)}\`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

${own.map((method) => writeMethod(method, types)).join("\n\n")}
`,
  );
  const members = [...byResource.keys()].map(
    (resource) => `        self.${toSnake(resource)} = ${toPascal(resource)}(transport)`,
  );
  return `${HEADER}"""One class per resource, with one method per operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

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

function writeMethod(method: Method, types: TypeCatalog): string {
  const { kind, httpMethod, path, pathParameters, query, body, accept, comparesVersions } = method;
  const isWrite = httpMethod !== "GET";
  const own = types.getMethod(method);
  const positional = pathParameters.map((parameter) => `${toSnake(parameter)}: str`);
  if (body?.type === "form") positional.push("file: File", "fields: dict[str, str] | None = None");
  else if (body && own.body)
    positional.push(`body: ${writeReference(own.body)}${body.isRequired ? "" : " | None = None"}`);
  const keywords = [
    ...query
      .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired))
      .map((parameter) => writeQueryParameter(parameter, own)),
    ...(isWrite ? ["idempotency_key: str | None = None"] : []),
    ...(comparesVersions ? ["if_version: int | None = None"] : []),
    "timeout: float | None = None",
    "max_retries: int | None = None",
  ];
  const response = own.response ? writeReference(own.response) : "Response";
  const item = own.item ? writeReference(own.item) : "";
  const returns = { json: response, raw: "Response", list: `PageList[${item}]` }[kind];
  const call = [
    `"${httpMethod}"`,
    pathParameters.length > 0
      ? `f"${path.replaceAll(/\{(\w+)\}/g, (_, part) => `{quote(${toSnake(part)})}`)}"`
      : `"${path}"`,
    ...(query.length > 0
      ? [
          `query={${query.map(({ name: wire }) => `"${wire}": ${kind === "list" && wire === "cursor" ? "cursor" : toSnake(wire)}`).join(", ")}}`,
        ]
      : []),
    ...(body ? [body.type === "form" ? "file=file, fields=fields" : "body=body"] : []),
    ...(accept === "application/json" ? [] : [`accept="${accept}"`]),
    ...(isWrite ? ["idempotency_key=idempotency_key"] : []),
    ...(comparesVersions ? ["if_version=if_version"] : []),
    "timeout=timeout",
    "max_retries=max_retries",
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

function writeQueryParameter({ name, isRequired }: QueryParameter, { query }: MethodTypes): string {
  const type = writeReference(query.get(name) ?? { kind: "any" });
  return `${toSnake(name)}: ${type}${isRequired ? "" : " | None = None"}`;
}

function writeDocstring(description: string, query: readonly QueryParameter[]): string {
  const args = query
    .filter((parameter) => parameter.description !== "")
    .map((parameter) => `    ${toSnake(parameter.name)}: ${parameter.description.replaceAll(/\s+/g, " ")}`);
  const lines = [...description.split("\n"), ...(args.length > 0 ? ["", "Args:", ...args] : [])];
  const text = lines.map((line) => (line === "" ? "" : `        ${line}`)).join("\n");
  return `        r"""${text.trimStart().replaceAll('"""', "'''")}${lines.length > 1 ? "\n        " : ""}"""`;
}

function writeErrors({ components }: Document): string {
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const classes = codes.map((code) => {
    const title = components.examples[code]?.value?.title;
    return `class ${toClassName(code)}(ApiError):
    """\`${code}\`: ${title ? `${title}.` : `see /errors/${code}.`}"""
`;
  });
  return `${HEADER}"""One class for each error code."""

from __future__ import annotations

from .errors import ApiError


${classes.join("\n\n")}

ERRORS_BY_CODE: dict[str, type[ApiError]] = {
${codes.map((code) => `    "${code}": ${toClassName(code)},`).join("\n")}
}
`;
}

export function toSnake(name: string): string {
  const snake = toSnakeCase(name);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}
