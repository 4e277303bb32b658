import type { Method, QueryParameter } from "../../packages/client/generate/describe-methods.ts";
import type { Document } from "../../packages/client/generate/document.ts";
import { toClassName } from "../../packages/client/generate/write-errors.ts";
import { alignRows, toGoName, writeComment } from "./go-names.ts";
import { findUsage, goType, writeGoTypes } from "./go-types.ts";
import { bodyName, buildTypeModel, type TypeModel, toPascal } from "./type-model.ts";

const HEADER =
  "// Code generated from apps/api/openapi.json by npm run generate. DO NOT EDIT.\n\npackage svc\n";
/** Acronyms of path parameters are lower case, as those of other local names. */
const toParameter = (name: string) => (name === "id" ? "id" : name.replace(/Id$/, "ID"));

/** Writes the generated files of `sdks/go`. @returns texts by file name */
export function writeGo(document: Document, methods: readonly Method[]): Record<string, string> {
  const model = buildTypeModel(document, methods);
  const bodies = methods.flatMap(({ body, resource, name, httpMethod }) => {
    const type = body && model.resolve(body.schema, bodyName(prefixOf({ resource, name }), body.type));
    return type?.kind === "named" ? [{ name: type.name, isPatch: httpMethod === "PATCH" }] : [];
  });
  return {
    "resources.go": writeResources(methods, model),
    "error_types.go": writeErrors(document),
    "types.go": `${HEADER}\nimport "time"\n\n${writeGoTypes(model, findUsage(model.definitions, bodies))}`,
  };
}

const prefixOf = ({ resource, name }: Pick<Method, "resource" | "name">) =>
  `${toPascal(resource)}${toPascal(name)}`;

function writeResources(methods: readonly Method[], model: TypeModel): string {
  const byResource = Map.groupBy(methods, ({ resource }) => resource);
  const services = [...byResource].map(
    ([resource, own]) => `// ${toGoName(resource)}Service has the methods of Client.${toGoName(resource)}.
type ${toGoName(resource)}Service struct {
	transport *transport
}

${own.map((method) => writeMethod(method, model)).join("\n")}`,
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

function writeMethod(method: Method, model: TypeModel): string {
  const { kind, httpMethod, path, pathParameters, query, body, accept, comparesVersions } = method;
  const prefix = prefixOf(method);
  const service = toGoName(method.resource);
  const name = toGoName(toPascal(method.name));
  const parameters = ["ctx context.Context", ...pathParameters.map((one) => `${toParameter(one)} string`)];
  const call = [`method: "${httpMethod}"`, `path: "${path.replaceAll(/\{\w+\}/g, "{}")}"`];
  if (pathParameters.length > 0) call.push(`ids: []string{${pathParameters.map(toParameter).join(", ")}}`);
  if (body) {
    const type = goType(model.resolve(body.schema, bodyName(prefix, body.type)));
    const isUnion = model.definitions.some(
      (definition) => definition.kind === "union" && toGoName(definition.name) === type,
    );
    parameters.push(
      `${body.type === "form" ? "form" : "body"} ${isUnion || body.type === "form" ? "" : "*"}${type}`,
    );
    call.push(body.type === "form" ? "form: form, file: &form.File" : "body: body");
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
  const params =
    query.length > 0 ? `${writeParams(query, { prefix, name: `${service}.${name}`, model })}\n` : "";
  if (kind === "raw")
    return `${params}${comment}${declare("", "(*Response, error)", `sendRaw(ctx, s.transport, ${request}, opts)`)}`;
  if (kind === "list") {
    const item = goType(model.resolveItem(method.response ?? {}, prefix));
    return `${params}${comment}${declare("", `*Iterator[${item}]`, `iterate[${item}](ctx, s.transport, ${request}, opts)`)}
// ${name}Page loads one page of [${service}Service.${name}].
${declare("Page", `(*Page[${item}], error)`, `sendJSON[Page[${item}]](ctx, s.transport, ${request}, opts)`)}`;
  }
  const response = goType(model.resolve(method.response ?? {}, `${prefix}Response`));
  return `${params}${comment}${declare("", `(*${response}, error)`, `sendJSON[${response}](ctx, s.transport, ${request}, opts)`)}`;
}

function writeParams(
  query: readonly QueryParameter[],
  { prefix, name, model }: { prefix: string; name: string; model: TypeModel },
): string {
  const type = `${toGoName(prefix)}Params`;
  const rows = query.map((parameter) => {
    const resolved = model.resolve(parameter.schema, `${prefix}${toPascal(parameter.name)}`);
    const base = goType(resolved);
    // Strings and lists need no pointer, because no parameter is empty.
    const isPointer = ["integer", "number", "boolean", "timestamp"].includes(resolved.kind);
    return {
      comment: writeComment(parameter.description, "\t"),
      cells: [
        toGoName(toPascal(parameter.name)),
        isPointer && !parameter.isRequired ? `*${base}` : base,
        `\`json:"${parameter.name}${parameter.isRequired ? "" : ",omitempty"}"\``,
      ],
    };
  });
  return `// ${type} has the query parameters of ${name}.\ntype ${type} struct {\n${alignRows(rows)}}\n`;
}

function writeErrors({ components }: Document): string {
  const codes = components.schemas.ErrorCode?.enum ?? [];
  const types = codes.map((code) => {
    const name = toGoName(toClassName(code));
    const title = components.examples[code]?.value?.title;
    return `// ${name} is the error ${code}: ${title ? `${title}.` : `see /errors/${code}.`}
type ${name} struct{ *APIError }

// Unwrap returns the APIError.
func (e *${name}) Unwrap() error { return e.APIError }
`;
  });
  const cases = codes.map((code) => `\tcase "${code}":\n\t\treturn &${toGoName(toClassName(code))}{e}\n`);
  return `${HEADER}
${types.join("\n")}
// withType returns the error of its code's type, or itself if this version does not know the code.
func (e *APIError) withType() error {
	switch e.Code {
${cases.join("")}	}
	return e
}
`;
}
