import type { AnyEndpoint, EndpointResponse, ResponseDefinition } from "./endpoint.ts";
import { applySchemaOrder } from "./schema-order.ts";
import { JsonLine } from "./write-lines.ts";

/** Validates a response, except lines, which are validated when written. @throws Error for a mismatch */
export function checkResponse<Ctx>(endpoint: AnyEndpoint<Ctx>, response: EndpointResponse): EndpointResponse {
  const definition = endpoint.responses[response.status];
  if (!definition)
    throw new Error(`${endpoint.operationId} returned ${response.status}, which it does not declare`);
  if ("file" in response) {
    const { mediaType } = response.file;
    if (definition.representations?.[mediaType] !== undefined) return response;
    throw new Error(`${endpoint.operationId} returned ${mediaType}, which it does not declare`);
  }
  const hasLines = "lines" in response;
  const declaresLines = definition.contentType !== undefined;
  if (hasLines !== declaresLines) {
    throw new Error(`${endpoint.operationId} returned an undeclared content type`);
  }
  if (
    "lineFormat" in response &&
    response.lineFormat &&
    definition.representations?.[response.lineFormat.mediaType] === undefined
  ) {
    throw new Error(
      `${endpoint.operationId} returned ${response.lineFormat.mediaType}, which it does not declare`,
    );
  }
  if ("lines" in response) return { ...response, lines: checkLines(endpoint, definition, response.lines) };
  if ("body" in response) {
    requireValid(endpoint, definition, response.body);
    return response;
  }
  const text = toText(response.json);
  const servedDefinition = response.schema ? { ...definition, schema: response.schema } : definition;
  requireValid(endpoint, servedDefinition, JSON.parse(text));
  requireSchemaOrder(endpoint, servedDefinition, text);
  return response;
}

function requireSchemaOrder<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  definition: ResponseDefinition,
  json: string,
): void {
  if (JSON.stringify(applySchemaOrder(definition.schema, JSON.parse(json))) === json) return;
  throw new Error(
    `${endpoint.operationId} returned JSON that is not compact, or whose fields are not in the schema's order`,
  );
}

function toText(json: string | Uint8Array): string {
  return typeof json === "string" ? json : Buffer.from(json).toString();
}

async function* checkLines<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  definition: ResponseDefinition,
  lines: AsyncIterable<unknown>,
) {
  for await (const line of lines) {
    if (!(line instanceof Uint8Array)) requireValid(endpoint, definition, JsonLine.toValue(line));
    if (line instanceof JsonLine) requireSchemaOrder(endpoint, definition, line.json);
    yield line;
  }
}

function requireValid<Ctx>(endpoint: AnyEndpoint<Ctx>, definition: ResponseDefinition, value: unknown): void {
  const serialized = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const result = definition.schema.safeParse(serialized);
  if (result.success) return;
  const noun = definition.contentType ? "line" : "body";
  throw new Error(
    `${endpoint.operationId} returned a ${noun} that does not match its schema: ${result.error.message}`,
  );
}
