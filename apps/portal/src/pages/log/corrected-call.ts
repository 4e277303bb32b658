/** Parts of the OpenAPI document that a call needs. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface ApiOperation {
  operationId: string;
  summary: string;
  parameters?: readonly (ApiParameter | { $ref: string })[];
  requestBody?: { content: Readonly<Record<string, { schema?: ApiSchema; example?: unknown }>> };
}

interface ApiParameter {
  name: string;
  in: "path" | "query" | "header";
  schema?: ApiSchema;
  example?: unknown;
}

export interface ApiSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
  minimum?: number;
  properties?: Readonly<Record<string, ApiSchema>>;
  required?: readonly string[];
  items?: ApiSchema;
  additionalProperties?: ApiSchema | boolean;
  allOf?: readonly ApiSchema[];
  anyOf?: readonly ApiSchema[];
  oneOf?: readonly ApiSchema[];
}

export interface LoggedIssue {
  /** `#/source/accountType` or `?limit`. */
  location: string;
  reason: "required" | "unknown" | "invalid";
}

export interface DescribedIssue extends LoggedIssue {
  /** Type of the accepted value, such as `string (date)`; null if the API has no such field. */
  expected: string | null;
  description: string | null;
  suggestion: string | null;
}

export interface CorrectedCall {
  method: string;
  /** Includes the query. */
  path: string;
  body: unknown;
  /** JSON Pointers of the rejected fields that are corrected here: `/source/accountType`. */
  corrected: readonly string[];
  acceptsIdempotencyKey: boolean;
  /** False for files, whose bodies are not JSON. */
  isJson: boolean;
}

const JSON_TYPE = "application/json";
const MAX_DEPTH = 12;

export function findOperation(
  document: ApiDocument,
  { method, route }: { method: string; route: string | null },
): ApiOperation | null {
  return (route && document.paths[route]?.[method.toLowerCase()]) || null;
}

export function describeIssues(
  document: ApiDocument,
  operation: ApiOperation,
  issues: readonly LoggedIssue[],
): DescribedIssue[] {
  return issues.map((issue) => {
    const { location } = issue;
    const schema = location.startsWith("?")
      ? findParameter(document, operation, location.slice(1))?.schema
      : findField(document, getBodySchema(operation), toSteps(location));
    const alternatives = schema ? expand(document, schema) : [];
    return {
      ...issue,
      expected: schema ? describeType(document, schema) : null,
      description:
        schema?.description ?? alternatives.find(({ description }) => description)?.description ?? null,
      suggestion: issue.reason === "unknown" ? suggestName(document, operation, location) : null,
    };
  });
}

/** Builds a valid call from the documented example. Adds rejected fields that the example lacks, with sample values. */
export function buildCorrectedCall(
  document: ApiDocument,
  operation: ApiOperation,
  request: { method: string; route: string | null; subjectId: string | null; issues: readonly LoggedIssue[] },
): CorrectedCall {
  const { method, route, subjectId } = request;
  // In a location, `*` stands for a name that is not stored.
  const issues = request.issues.filter(
    ({ reason, location }) => reason !== "unknown" && !location.includes("*"),
  );
  const content = operation.requestBody?.content;
  const json = content?.[JSON_TYPE];
  let body = json ? structuredClone(json.example ?? createSample(document, json.schema ?? {})) : undefined;
  const corrected: string[] = [];
  for (const { location } of issues) {
    if (!json?.schema || !location.startsWith("#/")) continue;
    const steps = toSteps(location);
    const schema = findField(document, json.schema, steps);
    if (!schema) continue;
    const changed = addMissingField(body, steps, createSample(document, schema));
    if (changed === null) continue;
    body = changed.body;
    corrected.push(changed.pointer);
  }
  const query = issues.flatMap(({ location }) => {
    const parameter = location.startsWith("?") ? findParameter(document, operation, location.slice(1)) : null;
    if (!parameter) return [];
    return [[parameter.name, String(parameter.example ?? createSample(document, parameter.schema ?? {}))]];
  });
  const search = query.length === 0 ? "" : `?${new URLSearchParams(query)}`;
  return {
    method,
    path: `${(route ?? "").replace("{id}", subjectId ?? "{id}")}${search}`,
    body,
    corrected,
    acceptsIdempotencyKey: findParameter(document, operation, "Idempotency-Key") !== null,
    isJson: content === undefined || json !== undefined,
  };
}

const getBodySchema = ({ requestBody }: ApiOperation): ApiSchema =>
  requestBody?.content[JSON_TYPE]?.schema ?? {};

/** Converts `#/source/a~1b` to `["source", "a/b"]`. */
function toSteps(location: string): string[] {
  return location
    .replace(/^#\/?/, "")
    .split("/")
    .filter((step) => step !== "")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Escapes `a/b` as `a~1b` (RFC 6901). */
const escapeStep = (step: string) => step.replaceAll("~", "~0").replaceAll("/", "~1");

function resolve<Target>({ components }: ApiDocument, reference: string): Target | undefined {
  const [kind = "", name = ""] = reference.replace("#/components/", "").split("/");
  return components[kind]?.[name] as Target | undefined;
}

function listParameters(document: ApiDocument, { parameters = [] }: ApiOperation): ApiParameter[] {
  return parameters.flatMap(
    (parameter) => ("$ref" in parameter ? resolve<ApiParameter>(document, parameter.$ref) : parameter) ?? [],
  );
}

function findParameter(document: ApiDocument, operation: ApiOperation, name: string): ApiParameter | null {
  return listParameters(document, operation).find((parameter) => parameter.name === name) ?? null;
}

/** Returns the schema and its alternatives, with references resolved. */
function expand(document: ApiDocument, schema: ApiSchema, depth = 0): ApiSchema[] {
  if (depth > MAX_DEPTH) return [];
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = $ref === undefined ? undefined : resolve<ApiSchema>(document, $ref);
  return [
    schema,
    ...(target ? expand(document, target, depth + 1) : []),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => expand(document, part, depth + 1)),
  ];
}

function findField(document: ApiDocument, schema: ApiSchema, steps: readonly string[]): ApiSchema | null {
  const [step, ...rest] = steps;
  if (step === undefined) return schema;
  for (const part of expand(document, schema)) {
    const field = /^\d+$/.test(step) && part.items ? part.items : part.properties?.[step];
    const found = field && findField(document, field, rest);
    if (found) return found;
  }
  return null;
}

function describeType(document: ApiDocument, schema: ApiSchema): string {
  const parts = expand(document, schema);
  const values = parts.find((part) => part.enum)?.enum ?? parts.flatMap((part) => part.const ?? []);
  if (values.length > 0) return values.map(String).join(", ");
  const types = new Set(parts.flatMap(({ type }) => type ?? []).filter((type) => type !== "null"));
  const format = parts.find((part) => part.format)?.format;
  return `${[...types].join(" or ") || "value"}${format ? ` (${format})` : ""}`;
}

const SAMPLES_BY_FORMAT: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "ada@example.com",
  "idn-email": "ada@example.com",
  uri: "https://example.com/webhooks",
};

function createSample(document: ApiDocument, schema: ApiSchema, depth = 0): unknown {
  const parts = expand(document, schema);
  const pick = (read: (part: ApiSchema) => unknown) => parts.map(read).find((value) => value !== undefined);
  const known = pick(({ example, examples, const: constant, enum: values, default: fallback }) =>
    [example, examples?.[0], constant, values?.[0], fallback].find((value) => value !== undefined),
  );
  if (known !== undefined || depth > MAX_DEPTH) return known ?? null;
  const properties = parts.find((part) => part.properties);
  if (properties) {
    const required = properties.required ?? [];
    return Object.fromEntries(
      required.map((name) => [name, createSample(document, properties.properties?.[name] ?? {}, depth + 1)]),
    );
  }
  const items = parts.find((part) => part.items)?.items;
  if (items) return [createSample(document, items, depth + 1)];
  const types = pick((part) => part.type);
  const type = Array.isArray(types) ? types[0] : types;
  if (type === "integer" || type === "number") return pick(({ minimum }) => minimum) ?? 1;
  if (type === "boolean") return true;
  if (type === "object") return {};
  const format = String(pick((part) => part.format));
  return SAMPLES_BY_FORMAT[format] ?? "string";
}

/**
 * Adds a field if the body lacks it. An index past the end of a list refers to the last item.
 * @returns null if the field cannot be part of this body
 */
function addMissingField(
  body: unknown,
  steps: readonly string[],
  sample: unknown,
): { body: unknown; pointer: string } | null {
  const [step, ...rest] = steps;
  if (step === undefined) return { body: body === undefined ? sample : body, pointer: "" };
  if (Array.isArray(body)) {
    const index = Math.min(Number(step), Math.max(0, body.length - 1));
    const changed = Number.isNaN(index) ? null : addMissingField(body[index], rest, sample);
    return (
      changed && { body: body.toSpliced(index, 1, changed.body), pointer: `/${index}${changed.pointer}` }
    );
  }
  if (body !== undefined && (typeof body !== "object" || body === null)) return null;
  const fields = (body ?? {}) as Record<string, unknown>;
  const changed = addMissingField(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, sample);
  return (
    changed && {
      body: { ...fields, [step]: changed.body },
      pointer: `/${escapeStep(step)}${changed.pointer}`,
    }
  );
}

/** Returns the closest known name; null if none is close. */
function suggestName(document: ApiDocument, operation: ApiOperation, location: string): string | null {
  const isParameter = location.startsWith("?");
  const steps = isParameter ? [location.slice(1)] : toSteps(location);
  const name = steps.at(-1) ?? "";
  const parent = isParameter ? null : findField(document, getBodySchema(operation), steps.slice(0, -1));
  const names = isParameter
    ? listParameters(document, operation).flatMap((one) => (one.in === "query" ? one.name : []))
    : expand(document, parent ?? {}).flatMap(({ properties = {} }) => Object.keys(properties));
  const [best] = names
    .map((candidate) => ({ candidate, distance: countEdits(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  return best && best.distance <= maxDistance ? best.candidate : null;
}

/** Returns the Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + Number(letter !== other),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export interface JsonLine {
  text: string;
  isMarked: boolean;
}

/** Formats JSON, and marks the lines of the fields at these JSON Pointers. */
export function toJsonLines(value: unknown, marked: readonly string[]): JsonLine[] {
  const isMarked = (pointer: string) =>
    marked.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  const print = (part: unknown, pointer: string, prefix: string): JsonLine[] => {
    const indent = " ".repeat(prefix.length - prefix.trimStart().length);
    const toLine = (text: string) => ({ text, isMarked: isMarked(pointer) });
    const isList = Array.isArray(part);
    if (typeof part !== "object" || part === null || Object.keys(part).length === 0)
      return [toLine(`${prefix}${JSON.stringify(part)}`)];
    const contents = Object.entries(part).map(([name, child], index, all) => {
      const path = `${pointer}/${escapeStep(name)}`;
      const lines = print(child, path, `${indent}  ${isList ? "" : `${JSON.stringify(name)}: `}`);
      const last = lines.at(-1);
      if (last && index < all.length - 1) last.text += ",";
      return lines;
    });
    return [
      toLine(`${prefix}${isList ? "[" : "{"}`),
      ...contents.flat(),
      toLine(`${indent}${isList ? "]" : "}"}`),
    ];
  };
  return print(value, "", "");
}
