import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { type MethodTypes, type Type, TypeCatalog, toPascal, toSnakeCase } from "./describe-types.ts";
import { writeComment, writeRubyType, writeRubyTypes } from "./ruby-types.ts";

const HEADER = "# Generated from apps/api/openapi.json by npm run generate.\n";
const LITERAL = "# frozen_string_literal: true\n\n";
const WIDTH = 120;

/** Writes the generated files of `sdks/ruby`. @returns texts by file name */
export function writeRuby(document: Document, methods: readonly Method[]): Record<string, string> {
  const types = new TypeCatalog(document, methods);
  const byResource = [...Map.groupBy(types.methods.keys(), ({ resource }) => resource)];
  return {
    "lib/svc/resources.rb": `${LITERAL}${HEADER}${writeResources(byResource, types)}`,
    "lib/svc/error_classes.rb": `${LITERAL}${HEADER}${writeErrors(document)}`,
    "sig/svc/resources.rbs": `${HEADER}${writeSignatures(byResource, types)}`,
    "sig/svc/error_classes.rbs": `${HEADER}${writeErrorSignatures(document)}`,
    "sig/svc/types.rbs": `${HEADER}${writeRubyTypes(types)}`,
  };
}

type Resource = [name: string, methods: Method[]];

function writeResources(resources: readonly Resource[], types: TypeCatalog): string {
  const classes = resources.map(
    ([resource, methods]) => `    # Methods of \`client.${toSnakeCase(resource)}\`.
    class ${toPascal(resource)}
      def initialize(transport)
        @transport = transport
      end

${methods.map((method) => writeMethod(method, types.getMethod(method))).join("\n\n")}
    end`,
  );
  const readers = resources.map(
    ([name]) => `    # @return [${toPascal(name)}]\n    attr_reader :${toSnakeCase(name)}`,
  );
  const members = resources.map(([name]) => `      @${toSnakeCase(name)} = ${toPascal(name)}.new(transport)`);
  return `require_relative "page_list"
require_relative "transport"

module Svc
  # One reader per resource. Each has one method per operation.
  class Resources
${classes.join("\n\n")}

${readers.join("\n")}

    def initialize(transport)
${members.join("\n")}
    end
  end
end
`;
}

function writeMethod(method: Method, own: MethodTypes): string {
  const { httpMethod, path, kind, query, body, accept } = method;
  const required = query.filter(({ isRequired }) => isRequired);
  const optional = query.filter(({ isRequired }) => !isRequired);
  const options = listOptions(method);
  const positional = method.pathParameters.map(toSnakeCase);
  if (body?.type === "form") positional.push("upload", "fields = {}");
  else if (body) positional.push(body.isRequired ? "body" : "body = nil");
  const params = [
    ...positional,
    ...required.map(({ name }) => `${toSnakeCase(name)}:`),
    ...[...optional.map(({ name }) => toSnakeCase(name)), ...options].map((name) => `${name}: nil`),
    ...(kind === "raw" ? ["&block"] : []),
  ];
  const url =
    method.pathParameters.length > 0
      ? path.replaceAll(/\{(\w+)\}/g, (_, part) => `#{Transport.quote(${toSnakeCase(part)})}`)
      : path;
  const pairs = query.map(({ name }) =>
    name === toSnakeCase(name) ? `${name}:` : `${name}: ${toSnakeCase(name)}`,
  );
  const args = [
    `"${httpMethod}"`,
    `"${url}"`,
    ...(accept === "application/json" ? [] : [`accept: "${accept}"`]),
    ...(query.length > 0 ? [`query: { ${pairs.join(", ")} }`] : []),
    ...(body ? [body.type === "form" ? "upload:, fields:" : "body:"] : []),
    ...options.map((name) => `${name}:`),
    ...(kind === "raw" ? ["stream: block"] : []),
  ];
  const call = `@transport.${kind === "raw" ? "raw" : "json"}(`;
  const statement =
    kind === "list"
      ? `        PageList.new(cursor) do |cursor|\n${fill(`          ${call}`, args)}\n        end`
      : fill(`        ${call}`, args);
  return `${writeDocs(method, own)}${fill(`      def ${toSnakeCase(method.name)}(`, params)}
${statement}
      end`;
}

function writeDocs(method: Method, own: MethodTypes): string {
  const { kind, query, body } = method;
  const positional = method.pathParameters.map((name) => `@param ${toSnakeCase(name)} [String]`);
  if (body?.type === "form") positional.push("@param upload [Upload]", "@param fields [Hash]");
  else if (body) positional.push(`@param body [Hash] ${nameType(own.body)}`.trimEnd());
  const named = query.map(
    ({ name, description }) =>
      `@param ${toSnakeCase(name)} ${description.replaceAll(/\s+/g, " ")}`.trimEnd() || "",
  );
  const returns = {
    json: `@return [Hash] ${nameType(own.response)}`.trimEnd(),
    list: `@return [PageList] of ${nameType(own.item) || "[Hash]"}`,
    raw: "@return [Response] or the value of the block, which gets a response that is read as it arrives",
  }[kind];
  return writeComment([method.description, "", ...positional, ...named, returns].join("\n"), "      ");
}

const nameType = (type: Type | null) =>
  type?.kind === "reference" ? `\`Types::${toSnakeCase(type.name)}\`` : "";

function listOptions({ httpMethod, comparesVersions }: Method): string[] {
  return [
    ...(httpMethod === "GET" ? [] : ["idempotency_key"]),
    ...(comparesVersions ? ["if_version"] : []),
    "timeout",
    "max_retries",
  ];
}

/** Writes items between parentheses, with line breaks if they do not fit a line. */
function fill(start: string, items: readonly string[]): string {
  const line = `${start}${items.join(", ")})`;
  if (line.length <= WIDTH) return line;
  const indent = " ".repeat(start.search(/\S/));
  const lines = [`${indent}  `];
  for (const item of items) {
    const last = lines.length - 1;
    const next = `${lines[last]}${item}, `;
    if (next.length > WIDTH && lines[last]?.trim()) lines.push(`${indent}  ${item}, `);
    else lines[last] = next;
  }
  const text = lines.map((one) => one.trimEnd()).join("\n");
  return `${start}\n${text.replace(/,$/, "")}\n${indent})`;
}

function writeSignatures(resources: readonly Resource[], types: TypeCatalog): string {
  const classes = resources.map(
    ([resource, methods]) => `    class ${toPascal(resource)}
${methods.map((method) => writeSignature(method, types.getMethod(method))).join("\n")}
    end`,
  );
  const readers = resources.map(([name]) => `    attr_reader ${toSnakeCase(name)}: ${toPascal(name)}`);
  return `module Svc
  class Resources
${classes.join("\n\n")}

${readers.join("\n")}
  end
end
`;
}

const OPTION_TYPES: Readonly<Record<string, string>> = {
  idempotency_key: "String",
  if_version: "Integer",
  timeout: "Numeric",
  max_retries: "Integer",
};

function writeSignature(method: Method, own: MethodTypes): string {
  const write = (type: Type) => writeRubyType(type, "Types::");
  const params = method.pathParameters.map((name) => `String ${toSnakeCase(name)}`);
  if (method.body?.type === "form") params.push("Upload upload", "?Hash[Symbol | String, String] fields");
  else if (own.body)
    params.push(method.body?.isRequired ? `${write(own.body)} body` : `?${write(own.body)}? body`);
  for (const [name, type] of own.query) {
    const isRequired = method.query.some((parameter) => parameter.name === name && parameter.isRequired);
    params.push(
      isRequired ? `${toSnakeCase(name)}: ${write(type)}` : `?${toSnakeCase(name)}: ${write(type)}?`,
    );
  }
  params.push(...listOptions(method).map((name) => `?${name}: ${OPTION_TYPES[name]}?`));
  const returns = own.item ? `PageList[${write(own.item)}]` : own.response ? write(own.response) : "Response";
  const list = params.join(", ");
  const stream = method.kind === "raw" ? ` | [T] (${list}) { (Response) -> T } -> T` : "";
  return `      def ${toSnakeCase(method.name)}: (${list}) -> ${returns}${stream}`;
}

function writeErrors({ components }: Document): string {
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const classes = codes.map((code) => {
    const title = components.examples[code]?.value?.title;
    return `  # \`${code}\`: ${title ? `${title}.` : `see /errors/${code}.`}\n  class ${toClassName(code)} < ApiError; end`;
  });
  return `require_relative "errors"

module Svc
${classes.join("\n\n")}

  # Classes by error code.
  ERRORS_BY_CODE = {
${codes.map((code) => `    "${code}" => ${toClassName(code)}`).join(",\n")}
  }.freeze
end
`;
}

function writeErrorSignatures({ components }: Document): string {
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const classes = codes.map((code) => `  class ${toClassName(code)} < ApiError\n  end`);
  return `module Svc
${classes.join("\n\n")}

  ERRORS_BY_CODE: Hash[String, singleton(ApiError)]
end
`;
}
