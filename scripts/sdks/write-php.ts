import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { type MethodTypes, type Type, TypeCatalog, toPascal } from "./describe-types.ts";
import { listNames, listNativeTypes, writePhpType, writePhpTypes } from "./php-types.ts";

const WIDTH = 120;

/** Writes the generated files of `sdks/php`. @returns texts by file name */
export function writePhp(document: Document, methods: readonly Method[]): Record<string, string> {
  const types = new TypeCatalog(document, methods);
  const byResource = [...Map.groupBy(types.methods.keys(), ({ resource }) => resource)];
  const resources = byResource.map(([resource, methods]) => [
    `src/Resource/${toPascal(resource)}Resource.php`,
    writeFile("Svc\\Resource", writeResource(resource, methods, types)),
  ]);
  const codes = document.components.schemas.ErrorCode?.enum ?? [];
  const exceptions = codes.map((code) => [
    `src/Exception/${exceptionName(code)}.php`,
    writeFile("Svc\\Exception", writeException(code, document)),
  ]);
  return {
    ...Object.fromEntries([...resources, ...exceptions]),
    "src/Resource/Resources.php": writeFile("Svc\\Resource", writeResources(byResource)),
    "src/Exception/ErrorCodes.php": writeFile("Svc\\Exception", writeErrorCodes(codes)),
    "src/Types.php": writeFile("Svc", writePhpTypes(types)),
  };
}

/** `rate_limited` → `RateLimitedException` */
const exceptionName = (code: string) => toClassName(code).replace(/Error$/, "Exception");

function writeFile(namespace: string, code: string): string {
  return `<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace ${namespace};

${code}`;
}

function writeResources(resources: readonly [string, Method[]][]): string {
  const names = resources.map(([name]) => name);
  return `use Svc\\Internal\\Transport;

/** One property per resource. */
class Resources
{
${names.map((name) => `    public readonly ${toPascal(name)}Resource $${name};`).join("\n")}

    public function __construct(Transport $transport)
    {
${names.map((name) => `        $this->${name} = new ${toPascal(name)}Resource($transport);`).join("\n")}
    }
}
`;
}

function writeResource(resource: string, methods: readonly Method[], types: TypeCatalog): string {
  const used = methods.flatMap((method) => {
    const { body, response, item, query } = types.getMethod(method);
    const all = [body, item ?? response, ...query.values()];
    return all.flatMap((type) => (type ? listNames(type) : []));
  });
  const imports = [...new Set(used)].sort().map((name) => ` * @phpstan-import-type ${name} from Types\n`);
  const bodies = methods.map((method) => writeMethod(method, types)).join("\n\n");
  const classes = ["PageList", "Response", "Types", "Upload"].filter((name) =>
    name === "Types"
      ? imports.length > 0
      : new RegExp(`\\b${name}\\b`).test(bodies.replaceAll(/^ *\* [A-Z].*$/gm, "")),
  );
  return `${["Internal\\Transport", ...classes].map((name) => `use Svc\\${name};\n`).join("")}
/**
 * Methods of \`$client->${resource}\`.
${imports.length > 0 ? ` *\n${imports.join("")}` : ""} */
final class ${toPascal(resource)}Resource
{
    public function __construct(private readonly Transport $transport)
    {
    }

${bodies}
}
`;
}

function writeMethod(method: Method, types: TypeCatalog): string {
  const { kind, httpMethod, path, pathParameters, query, body, accept } = method;
  const own = types.getMethod(method);
  const options = listOptions(method);
  const params = pathParameters.map((name) => `string $${name}`);
  if (body?.type === "form") params.push("Upload $upload", "array $fields = []");
  else if (body) params.push(body.isRequired ? "array $body" : "?array $body = null");
  for (const [name, type] of own.query) {
    const isRequired = query.some((parameter) => parameter.name === name && parameter.isRequired);
    params.push(`${writeNative(type, isRequired, types)} $${toCamel(name)}${isRequired ? "" : " = null"}`);
  }
  params.push(...options.map(([name, type]) => `?${type} $${name} = null`));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, part) => `' . Transport::quote($${part}) . '`);
  const pairs = query.map(({ name }) => `'${name}' => $${toCamel(name)}`);
  const args = [
    `'${httpMethod}'`,
    `'${url}'`.replace(/ \. ''$/, ""),
    ...(accept === "application/json" ? [] : [`accept: '${accept}'`]),
    ...(pairs.length > 0 ? [writePairs(pairs)] : []),
    ...(body ? (body.type === "form" ? ["upload: $upload", "fields: $fields"] : ["body: $body"]) : []),
    ...options.map(([name]) => `${name}: $${name}`),
  ];
  const call = `$this->transport->${kind === "raw" ? "raw" : "json"}(`;
  const statement =
    kind === "list"
      ? `        return new PageList(fn (?string $cursor) => ${fill(call, args, 2)}, $cursor);`
      : `        return ${fill(call, args, 2)};`;
  const returns = { json: "array", raw: "Response", list: "PageList" }[kind];
  const signature = `${fill("", params, 1)}: ${returns}`;
  return `${writeDocs(method, own)}
    public function ${method.name}(${signature}${signature.includes("\n") ? " {" : "\n    {"}
${statement}
    }`;
}

function listOptions({ httpMethod, comparesVersions }: Method): [name: string, type: string][] {
  return [
    ...(httpMethod === "GET" ? [] : [["idempotencyKey", "string"] as [string, string]]),
    ...(comparesVersions ? [["ifVersion", "int"] as [string, string]] : []),
    ["timeout", "float"],
    ["maxRetries", "int"],
  ];
}

function writePairs(pairs: readonly string[]): string {
  const line = `query: [${pairs.join(", ")}]`;
  return line.length + 12 <= WIDTH
    ? line
    : `query: [\n${pairs.map((pair) => `                ${pair},\n`).join("")}            ]`;
}

/** Writes arguments and the closing parenthesis, one argument a line if they do not fit a line. */
function fill(start: string, items: readonly string[], level: number): string {
  const line = `${start}${items.join(", ")})`;
  if (line.length <= WIDTH - 50 && !line.includes("\n")) return line;
  const indent = "    ".repeat(level);
  return `${start}\n${items.map((item) => `${indent}    ${item},\n`).join("")}${indent})`;
}

function writeNative(type: Type, isRequired: boolean, types: TypeCatalog): string {
  const native = listNativeTypes(type, types).filter((name) => name !== "null");
  if (native.includes("mixed")) return "mixed";
  if (isRequired) return native.join("|");
  return native.length === 1 ? `?${native[0]}` : [...native, "null"].join("|");
}

function writeDocs(method: Method, own: MethodTypes): string {
  const { kind, query, body } = method;
  const params = [];
  if (body?.type === "form") params.push("@param array<string, string> $fields");
  else if (own.body) params.push(`@param ${writePhpType(own.body)}${body?.isRequired ? "" : "|null"} $body`);
  for (const { name, isRequired, description } of query) {
    const type = writePhpType(own.query.get(name) ?? { kind: "any" });
    const text = description.replaceAll(/\s+/g, " ").replaceAll("*/", "* /");
    params.push(`@param ${type}${isRequired ? "" : "|null"} $${toCamel(name)} ${text}`.trimEnd());
  }
  if (own.item) params.push(`@return PageList<${writePhpType(own.item)}>`);
  else if (own.response && kind === "json") params.push(`@return ${writePhpType(own.response)}`);
  const lines = method.description.replaceAll("*/", "* /").split("\n").flatMap(wrap);
  const all = params.length > 0 ? [...lines, "", ...params] : lines;
  return `    /**\n${all.map((line) => `     * ${line}`.trimEnd()).join("\n")}\n     */`;
}

function wrap(text: string): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const line = lines[last] ? `${lines[last]} ${word}` : word;
    if (line.length > WIDTH - 10 && lines[last]) lines.push(word);
    else lines[last] = line;
  }
  return lines;
}

const toCamel = (name: string) => name.replaceAll(/[._-](\w)/g, (_, letter) => letter.toUpperCase());

function writeException(code: string, { components }: Document): string {
  const title = components.examples[code]?.value?.title;
  return `/** \`${code}\`: ${title ? `${title}.` : `see /errors/${code}.`} */
final class ${exceptionName(code)} extends ApiException
{
}
`;
}

function writeErrorCodes(codes: readonly string[]): string {
  return `/** @internal */
final class ErrorCodes
{
    /** @var array<string, class-string<ApiException>> */
    public const CLASSES = [
${codes.map((code) => `        '${code}' => ${exceptionName(code)}::class,`).join("\n")}
    ];
}
`;
}
