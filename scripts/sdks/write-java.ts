import { formatJavadoc, toMemberName } from "./java-names.ts";
import { formatDecoder, toJavaType, toQueryName, writeJavaTypes } from "./java-types.ts";
import { toPascal } from "./names.ts";
import type { Type, TypedMethod, TypeModel } from "./type-model.ts";

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

const LINE_WIDTH = 113;

/** @returns texts by file name in the packages of `sdks/java` */
export function writeJava(model: TypeModel): Record<string, string> {
  const models = writeJavaTypes(model);
  const packages = { models, resources: writeResources(model.methods), errors: writeErrors(model.errors) };
  const files = Object.entries(packages).flatMap(([folder, texts]) =>
    [...texts].map(([name, text]) => {
      const path = `${folder}/${name}`;
      return [`${path}.java`, writeFile(path, text, models)];
    }),
  );
  return Object.fromEntries(files);
}

function writeFile(path: string, text: string, models: ReadonlyMap<string, string>): string {
  const [folder = "", ownName = ""] = path.split("/");
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, "");
  const words = [...new Set(code.match(/(?<![.\w])[A-Z]\w*/g))];
  const imports = words.flatMap((word) => {
    if (word === ownName) return [];
    if (models.has(word)) return folder === "models" ? [] : [`${PACKAGE}.models.${word}`];
    return IMPORTS[word] ?? [];
  });
  const lines = imports.sort().map((name) => `import ${name};\n`);
  return `${HEADER}package ${PACKAGE}.${folder};

${lines.join("")}${lines.length > 0 ? "\n" : ""}${text}
`;
}

function writeResources(methods: readonly TypedMethod[]): Map<string, string> {
  const byResource = Map.groupBy(methods, ({ resource }) => resource);
  const toResourceClass = (resource: string) => `${toPascal(resource)}Resource`;
  const files = new Map(
    [...byResource].map(([resource, resourceMethods]) => [
      toResourceClass(resource),
      `/** Methods of {@code client.${resource}()}. */
public final class ${toResourceClass(resource)} {
  private final Transport transport;

  ${toResourceClass(resource)}(Transport transport) {
    this.transport = transport;
  }

${resourceMethods.map(writeMethod).join("\n\n")}
}`,
    ]),
  );
  const names = [...byResource.keys()];
  files.set(
    "Resources",
    `/** The resources of the API. */
public abstract class Resources {
${names.map((name) => `  private final ${toResourceClass(name)} ${name};\n`).join("")}
  /** Creates the resources. */
  protected Resources(Transport transport) {
${names.map((name) => `    ${name} = new ${toResourceClass(name)}(transport);\n`).join("")}  }

${names
  .map(
    (name) => `  /** Returns the methods of {@code ${name}}. */
  public final ${toResourceClass(name)} ${name}() {
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

function writeMethod(method: TypedMethod): string {
  // Overloads replace default arguments: they omit the options or the last optional arguments.
  const { required, optional, options } = listArguments(method);
  const name = toMemberName(method.name);
  const all = [...required, ...optional, options];
  const { returns, call } = writeCall(method);
  const fullMethod = `  public ${returns} ${name}(${formatParameters(all)}) {
    ${call}
  }`;
  const overloads = [...optional.keys(), optional.length].flatMap((count) => {
    const overload = [...required, ...optional.slice(0, count)];
    return [overload, ...(count < optional.length ? [[...overload, options]] : [])];
  });
  const [first = []] = overloads;
  const link = `See {@link #${name}(${first.map(({ type }) => type).join(", ")})}.`;
  return [
    ...overloads.map((overload, index) => {
      const values = all.map((argument) =>
        overload.includes(argument)
          ? argument.name
          : argument === options
            ? `${options.type}.DEFAULT`
            : "null",
      );
      return `${index === 0 ? formatJavadoc(method.description, "  ") : `  /** ${link} */`}
  public ${returns} ${name}(${formatParameters(overload)}) {
    return ${name}(${values.join(", ")});
  }`;
    }),
    `  /** ${link} */\n${fullMethod}`,
  ].join("\n\n");
}

const formatParameters = (list: readonly Argument[]) =>
  list.map(({ type, name }) => `${type} ${name}`).join(", ");

function listArguments({ prefix, pathParameters, query, body, httpMethod, comparesVersions }: TypedMethod) {
  const required: Argument[] = pathParameters.map((part) => ({ type: "String", name: toMemberName(part) }));
  const optional: Argument[] = [];
  if (body?.encoding === "form") {
    required.push({ type: "UploadFile", name: "file" });
    (requiresFields(body.type) ? required : optional).push({ type: toJavaType(body.type), name: "fields" });
  } else if (body) {
    (body.isRequired ? required : optional).push({ type: toJavaType(body.type), name: "body" });
  }
  if (query.length > 0) {
    const isRequired = query.some((parameter) => parameter.isRequired);
    (isRequired ? required : optional).push({ type: toQueryName(prefix), name: "query" });
  }
  const writeOptions = comparesVersions ? "ChangeOptions" : "WriteOptions";
  return {
    required,
    optional,
    options: { type: httpMethod === "GET" ? "CallOptions" : writeOptions, name: "options" },
  };
}

/** True if a form has required fields besides the file. */
const requiresFields = (type: Type) =>
  type.kind === "named" &&
  type.definition.kind === "object" &&
  type.definition.members.some((member) => member.isRequired && member.type.kind !== "binary");

function writeCall(method: TypedMethod): { returns: string; call: string } {
  const { kind, httpMethod, query, body, accept, result } = method;
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
    ...(body ? [body.encoding === "form" ? "form(file, fields)" : "body(body)"] : []),
    "options(options)",
  ];
  const format = (before: string, after: string) => {
    const line = `${before}${steps.join(".")}${after}`;
    return line.length <= LINE_WIDTH ? line : `${before}${steps.join("\n            .")}${after}`;
  };
  if (result === null) return { returns: "ApiResponse", call: format("return transport.raw(", ");") };
  const type = toJavaType(result);
  if (kind === "list")
    return {
      returns: `PageList<${type}>`,
      call: `return new PageList<>(${formatDecoder(result)}, cursor ->\n        ${format("transport.json(", "));")}`,
    };
  return { returns: type, call: format(`return new ${type}(transport.json(`, "));") };
}

function writeErrors(errors: TypeModel["errors"]): Map<string, string> {
  const toExceptionName = (code: string) => `${toPascal(code)}Exception`;
  const files = new Map(
    errors.map(({ code, description }) => [
      toExceptionName(code),
      `${formatJavadoc(description)}
public final class ${toExceptionName(code)} extends ApiException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception. */
  public ${toExceptionName(code)}(Refusal refusal) {
    super(refusal);
  }
}`,
    ]),
  );
  const entries = errors.map(({ code }) => `          Map.entry("${code}", ${toExceptionName(code)}::new)`);
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
