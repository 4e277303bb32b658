import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { alignRows, toGoName, writeComment } from "./go-names.ts";
import { toGoType, writeGoTypes } from "./go-types.ts";
import { toPascal } from "./names.ts";
import type { Member, TypedMethod, TypeModel } from "./type-model.ts";

const HEADER =
  "// Code generated from apps/api/openapi.json by npm run generate. DO NOT EDIT.\n\npackage svc\n";
/** Go writes `accountID`. A parameter named only `id` stays lowercase. */
const toGoParameter = (name: string) => (name === "id" ? "id" : name.replace(/Id$/, "ID"));

/** @returns texts by file name in `sdks/go` */
export function writeGo(model: TypeModel): Record<string, string> {
  return {
    "resources.go": writeResources(model.methods),
    "error_types.go": writeErrors(model.errors),
    "types.go": `${HEADER}\nimport "time"\n\n${writeGoTypes(model)}`,
  };
}

function writeResources(methods: readonly TypedMethod[]): string {
  const byResource = Map.groupBy(methods, ({ resource }) => resource);
  const services = [...byResource].map(
    ([
      resource,
      resourceMethods,
    ]) => `// ${toGoName(resource)}Service has the methods of Client.${toGoName(resource)}.
type ${toGoName(resource)}Service struct {
	transport *transport
}

${resourceMethods.map(writeMethod).join("\n")}`,
  );
  const names = [...byResource.keys()].map(toGoName);
  return `${HEADER}
import (
	"context"
	"time"
)

// Resources has one member per resource of the API.
type Resources struct {
${alignRows(names.map((name) => ({ comment: "", cells: [name, `*${name}Service`] })))}}

func newResources(t *transport) Resources {
	return Resources{
${alignRows(names.map((name) => ({ comment: "", cells: [`${name}:`, `&${name}Service{t},`] })))
  .replaceAll(/^/gm, "\t")
  .replace(/\t$/, "")}	}
}

${services.join("\n")}`;
}

function writeMethod(method: TypedMethod): string {
  const { prefix, kind, httpMethod, path, pathParameters, query, body, accept, comparesVersions } = method;
  const service = toGoName(method.resource);
  const name = toGoName(toPascal(method.name));
  const parameters = [
    "ctx context.Context",
    ...pathParameters.map((parameter) => `${toGoParameter(parameter)} string`),
  ];
  const call = [`method: "${httpMethod}"`, `path: "${path.replaceAll(/\{\w+\}/g, "{}")}"`];
  if (pathParameters.length > 0) call.push(`ids: []string{${pathParameters.map(toGoParameter).join(", ")}}`);
  if (body) {
    const type = toGoType(body.type);
    const isForm = body.encoding === "form";
    const isUnion = body.type.kind === "named" && body.type.definition.kind === "union";
    parameters.push(`${isForm ? "form" : "body"} ${isUnion || isForm ? "" : "*"}${type}`);
    call.push(isForm ? "form: form, file: &form.File" : "body: body");
  }
  if (query.length > 0) {
    parameters.push(`params *${toGoName(prefix)}Params`);
    call.push("query: params");
  }
  if (accept !== "application/json") call.push(`accept: "${accept}"`);
  parameters.push(
    `opts ...${comparesVersions ? "ChangeOption" : httpMethod === "GET" ? "CallOption" : "WriteOption"}`,
  );
  const request = `call{${call.join(", ")}}`;
  const declare = (suffix: string, result: string, statement: string) =>
    `func (s *${service}Service) ${name}${suffix}(${parameters.join(", ")}) ${result} {\n\treturn ${statement}\n}\n`;
  const comment = writeComment(method.description);
  const params = query.length > 0 ? `${writeParams(query, { prefix, method: `${service}.${name}` })}\n` : "";
  const result = method.result && toGoType(method.result);
  if (result === null)
    return `${params}${comment}${declare("", "(*Response, error)", `sendRaw(ctx, s.transport, ${request}, opts)`)}`;
  if (kind === "list")
    return `${params}${comment}${declare("", `*Iterator[${result}]`, `iterate[${result}](ctx, s.transport, ${request}, opts)`)}
// ${name}Page loads one page of [${service}Service.${name}].
${declare("Page", `(*Page[${result}], error)`, `sendJSON[Page[${result}]](ctx, s.transport, ${request}, opts)`)}`;
  return `${params}${comment}${declare("", `(*${result}, error)`, `sendJSON[${result}](ctx, s.transport, ${request}, opts)`)}`;
}

function writeParams(
  query: readonly Member[],
  { prefix, method }: { prefix: string; method: string },
): string {
  const name = `${toGoName(prefix)}Params`;
  const rows = query.map((parameter) => {
    const type = toGoType(parameter.type);
    // No parameter accepts an empty string or list, so these need no pointer.
    const isPointer = ["integer", "number", "boolean", "timestamp"].includes(parameter.type.kind);
    return {
      comment: writeComment(parameter.description, "\t"),
      cells: [
        toGoName(toPascal(parameter.name)),
        isPointer && !parameter.isRequired ? `*${type}` : type,
        `\`json:"${parameter.name}${parameter.isRequired ? "" : ",omitempty"}"\``,
      ],
    };
  });
  return `// ${name} has the query parameters of ${method}.\ntype ${name} struct {\n${alignRows(rows)}}\n`;
}

function writeErrors(errors: TypeModel["errors"]): string {
  const types = errors.map(({ code, description }) => {
    const name = toGoName(toClassName(code));
    return `// ${name} is the error ${description.replaceAll("`", "")}
type ${name} struct{ *APIError }

// Unwrap returns the APIError.
func (e *${name}) Unwrap() error { return e.APIError }
`;
  });
  const cases = errors.map(
    ({ code }) => `\tcase "${code}":\n\t\treturn &${toGoName(toClassName(code))}{e}\n`,
  );
  return `${HEADER}
${types.join("\n")}
// withType wraps e in the error type for its code, or returns e if this version does not know the code.
func (e *APIError) withType() error {
	switch e.Code {
${cases.join("")}	}
	return e
}
`;
}
