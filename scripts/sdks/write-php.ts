import { toExceptionName, toPascal, wrap } from "./names.ts";
import { listNativeTypes, writePhpType, writePhpTypes } from "./php-types.ts";
import { type CallOption, listNamed, type Type, type TypedMethod, type TypeModel } from "./type-model.ts";

const WIDTH = 120;
/** Indentation of arguments on separate lines. */
const ARGUMENT_INDENT = " ".repeat(12);
/** Columns for `public function`, the method's name and other code around the arguments. */
const SURROUNDING_WIDTH = 50;

const OPTION_TYPES: Readonly<Record<CallOption, string>> = {
  idempotencyKey: "string",
  ifVersion: "int",
  timeout: "float",
  maxRetries: "int",
};

/** @returns texts by file name in `sdks/php` */
export function writePhp(model: TypeModel): Record<string, string> {
  const { methods, errors } = model;
  const byResource = [...Map.groupBy(methods, ({ resource }) => resource)];
  const resources = byResource.map(([resource, resourceMethods]) => [
    `src/Resource/${toPascal(resource)}Resource.php`,
    writeFile("Svc\\Resource", writeResource(resource, resourceMethods)),
  ]);
  const exceptions = errors.map((error) => [
    `src/Exception/${toExceptionName(error.code)}.php`,
    writeFile("Svc\\Exception", writeException(error)),
  ]);
  return {
    ...Object.fromEntries([...resources, ...exceptions]),
    "src/Resource/Resources.php": writeFile(
      "Svc\\Resource",
      writeResources(byResource.map(([name]) => name)),
    ),
    "src/Exception/ErrorCodes.php": writeFile("Svc\\Exception", writeErrorCodes(errors)),
    "src/Types.php": writeFile("Svc", writePhpTypes(model)),
  };
}

function writeFile(namespace: string, code: string): string {
  return `<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace ${namespace};

${code}`;
}

function writeResources(names: readonly string[]): string {
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

function writeResource(resource: string, methods: readonly TypedMethod[]): string {
  const used = methods.flatMap(({ body, result, query }) =>
    [body?.encoding === "json" ? body.type : null, result, ...query.map(({ type }) => type)].flatMap(
      (type) => (type ? listNamed(type) : []),
    ),
  );
  const names = [...new Set(used.map(({ name }) => name))].sort();
  const imports = names.map((name) => ` * @phpstan-import-type ${name} from Types\n`);
  const bodies = methods.map(writeMethod).join("\n\n");
  // Descriptions can name classes that the code does not use.
  const bodiesWithoutDescriptions = bodies.replaceAll(/^ *\* [A-Z].*$/gm, "");
  const classes = ["PageList", "Response", "Types", "Upload"].filter((name) =>
    name === "Types" ? imports.length > 0 : new RegExp(`\\b${name}\\b`).test(bodiesWithoutDescriptions),
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

function writeMethod(method: TypedMethod): string {
  const { kind, httpMethod, path, pathParameters, query, body, accept, options } = method;
  const isForm = body?.encoding === "form";
  const params = pathParameters.map((name) => `string $${name}`);
  if (isForm) params.push("Upload $upload", "array $fields = []");
  else if (body) params.push(body.isRequired ? "array $body" : "?array $body = null");
  for (const { name, type, isRequired } of query)
    params.push(`${writeNativeType(type, isRequired)} $${toCamel(name)}${isRequired ? "" : " = null"}`);
  params.push(...options.map((name) => `?${OPTION_TYPES[name]} $${name} = null`));
  const url = path.replaceAll(/\{(\w+)\}/g, (_, part) => `' . Transport::quote($${part}) . '`);
  const pairs = query.map(({ name }) => `'${name}' => $${toCamel(name)}`);
  const args = [
    `'${httpMethod}'`,
    `'${url}'`.replace(/ \. ''$/, ""),
    ...(accept === "application/json" ? [] : [`accept: '${accept}'`]),
    ...(pairs.length > 0 ? [writeQueryPairs(pairs)] : []),
    ...(body ? (isForm ? ["upload: $upload", "fields: $fields"] : ["body: $body"]) : []),
    ...options.map((name) => `${name}: $${name}`),
  ];
  const call = `$this->transport->${kind === "raw" ? "raw" : "json"}(`;
  const statement =
    kind === "list"
      ? `        return new PageList(fn (?string $cursor) => ${joinItems(call, args, 2)}, $cursor);`
      : `        return ${joinItems(call, args, 2)};`;
  const returns = { json: "array", raw: "Response", list: "PageList" }[kind];
  const signature = `${joinItems("", params, 1)}: ${returns}`;
  return `${writeDocs(method)}
    public function ${method.name}(${signature}${signature.includes("\n") ? " {" : "\n    {"}
${statement}
    }`;
}

function writeQueryPairs(pairs: readonly string[]): string {
  const line = `query: [${pairs.join(", ")}]`;
  return ARGUMENT_INDENT.length + line.length <= WIDTH
    ? line
    : `query: [\n${pairs.map((pair) => `                ${pair},\n`).join("")}            ]`;
}

/** Writes one argument per line if they do not fit on one. */
function joinItems(start: string, items: readonly string[], level: number): string {
  const line = `${start}${items.join(", ")})`;
  if (line.length <= WIDTH - SURROUNDING_WIDTH && !line.includes("\n")) return line;
  const indent = "    ".repeat(level);
  return `${start}\n${items.map((item) => `${indent}    ${item},\n`).join("")}${indent})`;
}

function writeNativeType(type: Type, isRequired: boolean): string {
  const native = [...new Set(listNativeTypes(type))];
  if (native.includes("mixed")) return "mixed";
  if (isRequired) return native.join("|");
  return native.length === 1 ? `?${native[0]}` : [...native, "null"].join("|");
}

function writeDocs(method: TypedMethod): string {
  const { kind, query, body, result } = method;
  const params = [];
  if (body?.encoding === "form") params.push("@param array<string, string> $fields");
  else if (body) params.push(`@param ${writePhpType(body.type)}${body.isRequired ? "" : "|null"} $body`);
  for (const { name, type, isRequired, description } of query) {
    const text = description.replaceAll(/\s+/g, " ").replaceAll("*/", "* /");
    params.push(
      `@param ${writePhpType(type)}${isRequired ? "" : "|null"} $${toCamel(name)} ${text}`.trimEnd(),
    );
  }
  if (result)
    params.push(`@return ${kind === "list" ? `PageList<${writePhpType(result)}>` : writePhpType(result)}`);
  const lines = method.description
    .replaceAll("*/", "* /")
    .split("\n")
    .flatMap((line) => wrap(line, WIDTH - 10));
  const all = params.length > 0 ? [...lines, "", ...params] : lines;
  return `    /**\n${all.map((line) => `     * ${line}`.trimEnd()).join("\n")}\n     */`;
}

const toCamel = (name: string) => name.replaceAll(/[._-](\w)/g, (_, letter) => letter.toUpperCase());

function writeException({ code, description }: TypeModel["errors"][number]): string {
  return `/** ${description} */
final class ${toExceptionName(code)} extends ApiException
{
}
`;
}

function writeErrorCodes(errors: TypeModel["errors"]): string {
  return `/** @internal */
final class ErrorCodes
{
    /** @var array<string, class-string<ApiException>> */
    public const CLASSES = [
${errors.map(({ code }) => `        '${code}' => ${toExceptionName(code)}::class,`).join("\n")}
    ];
}
`;
}
