import type { AnyEndpoint, EndpointAnswer, ResponseDefinition } from "./endpoint.ts";
import { applySchemaOrder } from "./schema-order.ts";
import { JsonLine } from "./write-lines.ts";

/**
 * Validates a response against its definition. Lines are validated as they are written.
 * @throws Error if the response does not match
 */
export function checkAnswer<Ctx>(endpoint: AnyEndpoint<Ctx>, answer: EndpointAnswer): EndpointAnswer {
  const declared = endpoint.responses[answer.status];
  if (!declared)
    throw new Error(`${endpoint.operationId} returned ${answer.status}, which it does not declare`);
  if ("file" in answer) {
    const { mediaType } = answer.file;
    if (declared.forms?.[mediaType] !== undefined) return answer;
    throw new Error(`${endpoint.operationId} returned ${mediaType}, which it does not declare`);
  }
  if ("lines" in answer !== (declared.contentType !== undefined)) {
    throw new Error(`${endpoint.operationId} returned an undeclared content type`);
  }
  if ("form" in answer && answer.form && declared.forms?.[answer.form.mediaType] === undefined) {
    throw new Error(`${endpoint.operationId} returned ${answer.form.mediaType}, which it does not declare`);
  }
  if ("lines" in answer) return { ...answer, lines: checkedLines(endpoint, declared, answer.lines) };
  if ("body" in answer) {
    requireValid(endpoint, declared, answer.body);
    return answer;
  }
  const text = toText(answer.json);
  requireValid(endpoint, declared, JSON.parse(text));
  requireSchemaOrder(endpoint, declared, text);
  return answer;
}

function requireSchemaOrder<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  declared: ResponseDefinition,
  json: string,
): void {
  if (JSON.stringify(applySchemaOrder(declared.schema, JSON.parse(json))) === json) return;
  throw new Error(`${endpoint.operationId} returned JSON whose spacing or order differs from its schema`);
}

function toText(json: string | Uint8Array): string {
  return typeof json === "string" ? json : Buffer.from(json).toString();
}

async function* checkedLines<Ctx>(
  endpoint: AnyEndpoint<Ctx>,
  declared: ResponseDefinition,
  lines: AsyncIterable<unknown>,
) {
  for await (const line of lines) {
    if (!(line instanceof Uint8Array)) requireValid(endpoint, declared, JsonLine.toValue(line));
    if (line instanceof JsonLine) requireSchemaOrder(endpoint, declared, line.json);
    yield line;
  }
}

function requireValid<Ctx>(endpoint: AnyEndpoint<Ctx>, declared: ResponseDefinition, value: unknown): void {
  const sent = value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  const fit = declared.schema.safeParse(sent);
  if (fit.success) return;
  const noun = declared.contentType ? "line" : "body";
  throw new Error(
    `${endpoint.operationId} returned a ${noun} that does not match its schema: ${fit.error.message}`,
  );
}
