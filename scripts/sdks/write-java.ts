import type { Method } from "../../packages/client/generate/describe-methods.ts";
import type { Document, Schema } from "../../packages/client/generate/document.ts";
import { formatJavadoc, toClassName, toMemberName } from "./java-names.ts";
import { JavaTypes } from "./java-types.ts";

const HEADER = "// Generated from apps/api/openapi.json by npm run generate.\n";
const PACKAGE = "dev.svc.client";
const IMPORTS: Readonly<Record<string, string>> = {
  JsonNode: "com.fasterxml.jackson.databind.JsonNode",
  ...Object.fromEntries(
    "ApiEnum ApiException ApiObject ApiResponse CallOptions ChangeOptions ObjectBuilder PageList UploadFile WriteOptions"
      .split(" ")
      .map((name) => [name, `${PACKAGE}.${name}`]),
  ),
  Call: `${PACKAGE}.internal.Call`,
  Transport: `${PACKAGE}.internal.Transport`,
  BigDecimal: "java.math.BigDecimal",
  Instant: "java.time.Instant",
  LocalDate: "java.time.LocalDate",
  List: "java.util.List",
  Map: "java.util.Map",
  Optional: "java.util.Optional",
  Function: "java.util.function.Function",
};

/** Writes the generated packages of `sdks/java`. @returns texts by file name */
export function writeJava(document: Document, methods: readonly Method[]): Record<string, string> {
  const requests = methods.flatMap(({ body, query }) => [
    ...(body ? [body.schema] : []),
    ...query.map(({ schema }) => schema),
  ]);
  const types = new JavaTypes(document, requests);
  const resources = writeResources(methods, types);
  const models = types.write();
  const texts: [string, string][] = [
    ...[...models].map(([name, text]): [string, string] => [`models/${name}`, text]),
    ...[...resources].map(([name, text]): [string, string] => [`resources/${name}`, text]),
    ...[...writeErrors(document)].map(([name, text]): [string, string] => [`errors/${name}`, text]),
  ];
  return Object.fromEntries(texts.map(([path, text]) => [`${path}.java`, writeFile(path, text, models)]));
}

function writeFile(path: string, text: string, models: ReadonlyMap<string, string>): string {
  const [folder = "", own = ""] = path.split("/");
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
  const words = [...new Set(code.match(/(?<![.\w])[A-Z]\w*/g))];
  const imports = words.flatMap((word) => {
    if (word === own) return [];
    if (models.has(word)) return folder === "models" ? [] : [`${PACKAGE}.models.${word}`];
    return IMPORTS[word] ?? [];
  });
  const lines = imports.sort().map((name) => `import ${name};\n`);
  return `${HEADER}package ${PACKAGE}.${folder};

${lines.join("")}${lines.length > 0 ? "\n" : ""}${text}
`;
}

function writeResources(methods: readonly Method[], types: JavaTypes): Map<string, string> {
  const byResource = Map.groupBy(methods, ({ resource }) => resource);
  const className = (resource: string) => `${toClassName(resource)}Resource`;
  const files = new Map(
    [...byResource].map(([resource, own]) => [
      className(resource),
      `/** Methods of {@code client.${resource}()}. */
public final class ${className(resource)} {
  private final Transport transport;

  ${className(resource)}(Transport transport) {
    this.transport = transport;
  }

${own.map((method) => writeMethod(method, types)).join("\n\n")}
}`,
    ]),
  );
  const names = [...byResource.keys()];
  files.set(
    "Resources",
    `/** The resources of the API. */
public abstract class Resources {
${names.map((name) => `  private final ${className(name)} ${name};\n`).join("")}
  /** Creates the resources. */
  protected Resources(Transport transport) {
${names.map((name) => `    ${name} = new ${className(name)}(transport);\n`).join("")}  }

${names
  .map(
    (name) => `  /** Returns the methods of {@code ${name}}. */
  public final ${className(name)} ${name}() {
    return ${name};
  }`,
  )
  .join("\n\n")}
}`,
  );
  return files;
}

interface Argument {
  type: string;
  name: string;
}

function writeMethod(method: Method, types: JavaTypes): string {
  const { required, optional, options } = listArguments(method, types);
  const name = toMemberName(method.name);
  const all = [...required, ...optional, options];
  const { returns, call } = writeCall(method, types);
  const full = `  public ${returns} ${name}(${formatParameters(all)}) {
    ${call}
  }`;
  const shorter = [...optional.keys(), optional.length].flatMap((count) => {
    const own = [...required, ...optional.slice(0, count)];
    return [own, ...(count < optional.length ? [[...own, options]] : [])];
  });
  const [first = []] = shorter;
  const link = `See {@link #${name}(${first.map(({ type }) => type).join(", ")})}.`;
  return [
    ...shorter.map((own, index) => {
      const values = all.map((argument) =>
        own.includes(argument) ? argument.name : argument === options ? `${options.type}.DEFAULT` : "null",
      );
      return `${index === 0 ? formatJavadoc(method.description, "  ") : `  /** ${link} */`}
  public ${returns} ${name}(${formatParameters(own)}) {
    return ${name}(${values.join(", ")});
  }`;
    }),
    `  /** ${link} */\n${full}`,
  ].join("\n\n");
}

const formatParameters = (list: readonly Argument[]) =>
  list.map(({ type, name }) => `${type} ${name}`).join(", ");

function listArguments({ resource, name, httpMethod, ...method }: Method, types: JavaTypes) {
  const owner = `${toClassName(resource)}${toClassName(name)}`;
  const required: Argument[] = method.pathParameters.map((part) => ({
    type: "String",
    name: toMemberName(part),
  }));
  const optional: Argument[] = [];
  if (method.body?.type === "form") {
    const { file: _file, ...properties } = method.body.schema.properties ?? {};
    const names = (method.body.schema.required ?? []).filter((one) => one !== "file");
    const schema = {
      ...method.body.schema,
      properties,
      required: names,
      description: "The fields of the form, without the file.",
    };
    const { name: type } = types.reference(schema, `${owner}Form`, true);
    required.push({ type: "UploadFile", name: "file" });
    (names.length > 0 ? required : optional).push({ type, name: "fields" });
  } else if (method.body) {
    const { name: type } = types.reference(method.body.schema, `${owner}Body`, true);
    (method.body.isRequired ? required : optional).push({ type, name: "body" });
  }
  if (method.query.length > 0) {
    const isRequired = method.query.some((parameter) => parameter.isRequired);
    const { name: type } = types.reference(toQuerySchema(method.query), `${owner}Query`, true);
    (isRequired ? required : optional).push({ type, name: "query" });
  }
  const ofWrite = method.comparesVersions ? "ChangeOptions" : "WriteOptions";
  return {
    required,
    optional,
    options: { type: httpMethod === "GET" ? "CallOptions" : ofWrite, name: "options" },
  };
}

function toQuerySchema(query: Method["query"]): Schema {
  return {
    type: "object",
    description: "Query parameters.",
    properties: Object.fromEntries(
      query.map(({ name, schema, description }) => [name, { ...schema, description }]),
    ),
    required: query.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

function writeCall(method: Method, types: JavaTypes): { returns: string; call: string } {
  const { kind, httpMethod, query, body, accept } = method;
  const owner = `${toClassName(method.resource)}${toClassName(method.name)}`;
  const path = method.path
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith("{") ? `Call.encode(${toMemberName(part.slice(1, -1))})` : `"${part}"`))
    .join(" + ");
  const steps = [
    `new Call("${httpMethod}", ${path})`,
    ...(accept === "application/json" ? [] : [`accept("${accept}")`]),
    ...(query.length > 0 ? ["query(query)"] : []),
    ...(kind === "list" ? ["cursor(cursor)"] : []),
    ...(body ? [body.type === "form" ? "form(file, fields)" : "body(body)"] : []),
    "options(options)",
  ];
  const format = (before: string, after: string) => {
    const line = `${before}${steps.join(".")}${after}`;
    return line.length < 114 ? line : `${before}${steps.join("\n            .")}${after}`;
  };
  if (kind === "raw") return { returns: "ApiResponse", call: format("return transport.raw(", ");") };
  if (kind === "list") {
    const item = types.itemOf(method.response ?? {}, `${owner}Item`);
    return {
      returns: `PageList<${item.name}>`,
      call: `return new PageList<>(${item.decoder}, cursor ->\n        ${format("transport.json(", "));")}`,
    };
  }
  const { name } = types.reference(method.response ?? {}, `${owner}Response`);
  return { returns: name, call: format(`return new ${name}(transport.json(`, "));") };
}

function writeErrors({ components }: Document): Map<string, string> {
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const className = (code: string) => `${toClassName(code)}Exception`;
  const files = new Map(
    codes.map((code) => {
      const title = components.examples[code]?.value?.title;
      return [
        className(code),
        `${formatJavadoc(`\`${code}\`: ${title ? `${title}.` : `see \`/errors/${code}\`.`}`)}
public final class ${className(code)} extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ${className(code)}(Refusal refusal) {
    super(refusal);
  }
}`,
      ];
    }),
  );
  const entries = codes.map((code) => `          Map.entry("${code}", ${className(code)}::new)`);
  files.set(
    "ErrorClasses",
    `/** Exception classes by error code. For the client only. */
public final class ErrorClasses {
  private static final Map<String, Function<ApiException.Refusal, ApiException>> BY_CODE =
      Map.ofEntries(
${entries.join(",\n")});

  private ErrorClasses() {}

  /** Creates an exception of the class for its code. */
  public static ApiException create(String code, ApiException.Refusal refusal) {
    return BY_CODE.getOrDefault(code, ApiException::new).apply(refusal);
  }
}`,
  );
  return files;
}
