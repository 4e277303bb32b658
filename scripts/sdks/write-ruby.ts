import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { toPascal, toSnakeCase } from "./names.ts";
import { writeComment, writeRubyType, writeRubyTypes } from "./ruby-types.ts";
import type { CallOption, Type, TypedMethod, TypeModel } from "./type-model.ts";

const HEADER = "# Generated from apps/api/openapi.json by npm run generate.\n";
const FROZEN_STRINGS = "# frozen_string_literal: true\n\n";
const WIDTH = 120;

/** @returns texts by file name in `sdks/ruby` */
export function writeRuby(model: TypeModel): Record<string, string> {
  const byResource = [...Map.groupBy(model.methods, ({ resource }) => resource)];
  return {
    "lib/svc/resources.rb": `${FROZEN_STRINGS}${HEADER}${writeResources(byResource)}`,
    "lib/svc/error_classes.rb": `${FROZEN_STRINGS}${HEADER}${writeErrors(model.errors)}`,
    "sig/svc/resources.rbs": `${HEADER}${writeSignatures(byResource)}`,
    "sig/svc/error_classes.rbs": `${HEADER}${writeErrorSignatures(model.errors)}`,
    "sig/svc/types.rbs": `${HEADER}${writeRubyTypes(model)}`,
  };
}

type Resource = [name: string, methods: TypedMethod[]];

function writeResources(resources: readonly Resource[]): string {
  const classes = resources.map(
    ([resource, methods]) => `    # Methods of \`client.${toSnakeCase(resource)}\`.
    class ${toPascal(resource)}
      def initialize(transport)
        @transport = transport
      end

${methods.map(writeMethod).join("\n\n")}
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

function writeMethod(method: TypedMethod): string {
  const { httpMethod, path, kind, query, body, accept } = method;
  const isForm = body?.encoding === "form";
  const options = method.options.map(toSnakeCase);
  const positional = method.pathParameters.map(toSnakeCase);
  if (isForm) positional.push("upload", "fields = {}");
  else if (body) positional.push(body.isRequired ? "body" : "body = nil");
  const params = [
    ...positional,
    ...query.map(({ name, isRequired }) => `${toSnakeCase(name)}:${isRequired ? "" : " nil"}`),
    ...options.map((name) => `${name}: nil`),
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
    ...(body ? [isForm ? "upload:, fields:" : "body:"] : []),
    ...options.map((name) => `${name}:`),
    ...(kind === "raw" ? ["stream: block"] : []),
  ];
  const call = `@transport.${kind === "raw" ? "raw" : "json"}(`;
  const statement =
    kind === "list"
      ? `        PageList.new(cursor) do |cursor|\n${joinItems(`          ${call}`, args)}\n        end`
      : joinItems(`        ${call}`, args);
  return `${writeDocs(method)}${joinItems(`      def ${toSnakeCase(method.name)}(`, params)}
${statement}
      end`;
}

function writeDocs(method: TypedMethod): string {
  const { kind, query, body, result } = method;
  const positional = method.pathParameters.map((name) => `@param ${toSnakeCase(name)} [String]`);
  if (body?.encoding === "form") positional.push("@param upload [Upload]", "@param fields [Hash]");
  else if (body) positional.push(`@param body [Hash] ${formatTypeName(body.type)}`.trimEnd());
  const named = query.map(({ name, description }) =>
    `@param ${toSnakeCase(name)} ${description.replaceAll(/\s+/g, " ")}`.trimEnd(),
  );
  const returns = {
    json: `@return [Hash] ${formatTypeName(result)}`.trimEnd(),
    list: `@return [PageList] of ${formatTypeName(result) || "[Hash]"}`,
    raw: "@return [Response] or the value of the block, which gets a response that is read as it arrives",
  }[kind];
  return writeComment([method.description, "", ...positional, ...named, returns].join("\n"), "      ");
}

const formatTypeName = (type: Type | null) =>
  type?.kind === "named" ? `\`Types::${toSnakeCase(type.definition.name)}\`` : "";

/** Breaks lines if the items do not fit on one. */
function joinItems(start: string, items: readonly string[]): string {
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
  const text = lines.map((wrapped) => wrapped.trimEnd()).join("\n");
  return `${start}\n${text.replace(/,$/, "")}\n${indent})`;
}

function writeSignatures(resources: readonly Resource[]): string {
  const classes = resources.map(
    ([resource, methods]) => `    class ${toPascal(resource)}
${methods.map(writeSignature).join("\n")}
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

const OPTION_TYPES: Readonly<Record<CallOption, string>> = {
  idempotencyKey: "String",
  ifVersion: "Integer",
  timeout: "Numeric",
  maxRetries: "Integer",
};

function writeSignature(method: TypedMethod): string {
  const { body, query } = method;
  const write = (type: Type) => writeRubyType(type, "Types::");
  const params = method.pathParameters.map((name) => `String ${toSnakeCase(name)}`);
  if (body?.encoding === "form") params.push("Upload upload", "?Hash[Symbol | String, String] fields");
  else if (body) params.push(body.isRequired ? `${write(body.type)} body` : `?${write(body.type)}? body`);
  for (const { name, type, isRequired } of query)
    params.push(
      isRequired ? `${toSnakeCase(name)}: ${write(type)}` : `?${toSnakeCase(name)}: ${write(type)}?`,
    );
  params.push(...method.options.map((name) => `?${toSnakeCase(name)}: ${OPTION_TYPES[name]}?`));
  const result = method.result && write(method.result);
  const returns = method.kind === "list" ? `PageList[${result}]` : (result ?? "Response");
  const list = params.join(", ");
  const stream = method.kind === "raw" ? ` | [T] (${list}) { (Response) -> T } -> T` : "";
  return `      def ${toSnakeCase(method.name)}: (${list}) -> ${returns}${stream}`;
}

function writeErrors(errors: TypeModel["errors"]): string {
  const classes = errors.map(
    ({ code, description }) => `  # ${description}\n  class ${toClassName(code)} < ApiError; end`,
  );
  return `require_relative "errors"

module Svc
${classes.join("\n\n")}

  # Classes by error code.
  ERRORS_BY_CODE = {
${errors.map(({ code }) => `    "${code}" => ${toClassName(code)}`).join(",\n")}
  }.freeze
end
`;
}

function writeErrorSignatures(errors: TypeModel["errors"]): string {
  const classes = errors.map(({ code }) => `  class ${toClassName(code)} < ApiError\n  end`);
  return `module Svc
${classes.join("\n\n")}

  ERRORS_BY_CODE: Hash[String, singleton(ApiError)]
end
`;
}
