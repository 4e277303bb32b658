import { toHtml } from "@svc/service-kit/http";
import type { OpenApiDocument } from "../../openapi-document.ts";
import { followReference, type ReferenceOperation, type ReferenceParameter } from "../read/read-document.ts";
import { findExampleValue, findIds } from "../samples/example-request.ts";
import { toInline } from "./markdown.ts";
import { findEnumValues } from "./schema-type.ts";

const EXCLUDED_HEADERS = ["If-None-Match"];
const MIN_BODY_ROWS = 3;
const MAX_BODY_ROWS = 24;

/** Renders a form to send a request. Operations that accept only `sk_` keys have none: the service rejects `sk_` from browsers. */
export function renderTryIt(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  demoKeyPath: string | undefined,
): string {
  const { method, path, parameters, credentials, body } = operation;
  if (credentials.includes("sk") && credentials.length === 1) {
    return `<section class="try-it"><h2 id="try">Try it</h2><p>Never use an <code>sk_</code> key in a browser: the service rejects it. Send this request from a terminal with the samples above.</p></section>`;
  }
  const renderFields = (location: ReferenceParameter["in"]) =>
    parameters
      .filter((one) => one.in === location && !EXCLUDED_HEADERS.includes(one.name))
      .map((one) => renderField(document, operation, one));
  const queryAndHeaders = [...renderFields("query"), ...renderFields("header")];
  return `<section class="try-it"><h2 id="try">Try it</h2>
<noscript><p>Enable JavaScript to send requests from this page.</p></noscript>
<form hidden data-method="${method}" data-path="${toHtml(path)}"${body ? ` data-body="${toHtml(body.mediaType)}"` : ""}${renderListsAttribute(document, operation)}>
${credentials.length === 0 ? "" : renderKey(credentials, demoKeyPath)}
${renderFields("path").join("")}
${queryAndHeaders.length === 0 ? "" : `<details><summary>Query and headers</summary>${queryAndHeaders.join("")}</details>`}
${body === null ? "" : renderBody(operation)}
<p class="buttons"><button type="submit">Send</button> <button type="button" data-fill hidden>Use IDs from this service</button></p>
</form>
<div class="result" role="status" aria-live="polite"></div></section>`;
}

function renderKey(credentials: readonly string[], demoKeyPath: string | undefined): string {
  const names = credentials.map((type) => (type === "session" ? "Session token" : `${type}_ key`));
  const name = credentials.length === 1 && credentials[0] === "ak" ? "API key" : names.join(" or ");
  return `<div class="field"><label for="try-key">${name}</label><input id="try-key" name="key" type="password" autocomplete="off" spellcheck="false" aria-describedby="try-key-help"${demoKeyPath === undefined ? "" : ` data-demo-key="${demoKeyPath}"`}><p id="try-key-help">Sent only to this service. A test key is kept until you close this tab. A live key is never stored.</p></div>`;
}

function renderField(
  document: OpenApiDocument,
  operation: ReferenceOperation,
  parameter: ReferenceParameter,
): string {
  const { name, in: location, isRequired, schema, description } = parameter;
  const id = `try-${location}-${name}`;
  const value = isRequired ? String(findExampleValue(document, operation, parameter)) : "";
  const options =
    findEnumValues(document, schema)?.values.map(({ name }) => name) ??
    (isBoolean(document, schema) ? ["true", "false"] : null);
  const attributes = `id="${id}" name="${location}.${toHtml(name)}"${isRequired ? " required" : ""}${description ? ` aria-describedby="${id}-help"` : ""}`;
  const input = options
    ? `<select ${attributes}>${isRequired ? "" : '<option value=""></option>'}${options
        .map((one) => `<option${one === value ? " selected" : ""}>${toHtml(one)}</option>`)
        .join("")}</select>`
    : `<input ${attributes} value="${toHtml(value)}" autocomplete="off" spellcheck="false">`;
  const help = description ? `<p id="${id}-help">${toInline(description)}</p>` : "";
  return `<div class="field"><label for="${id}"><code>${toHtml(name)}</code>${isRequired ? "" : " <span>optional</span>"}</label>${input}${help}</div>`;
}

function isBoolean(document: OpenApiDocument, schema: ReferenceParameter["schema"]): boolean {
  return followReference(document, schema).type === "boolean";
}

function renderBody({ body }: ReferenceOperation): string {
  if (body?.mediaType === "application/json") {
    const text = body.example === undefined ? "" : JSON.stringify(body.example, null, 2);
    const rows = Math.min(Math.max(text.split("\n").length, MIN_BODY_ROWS), MAX_BODY_ROWS);
    return `<div class="field"><label for="try-body">Body</label><textarea id="try-body" name="body" rows="${rows}" spellcheck="false" autocomplete="off">${toHtml(text)}</textarea></div>`;
  }
  const fields = Object.entries((body?.example ?? {}) as Record<string, unknown>).filter(
    ([name]) => name !== "file",
  );
  const inputs = fields.map(
    ([name, value]) =>
      `<div class="field"><label for="try-part-${toHtml(name)}"><code>${toHtml(name)}</code></label><input id="try-part-${toHtml(name)}" name="part.${toHtml(name)}" value="${toHtml(String(value))}" autocomplete="off"></div>`,
  );
  return `${inputs.join("")}<div class="field"><label for="try-file"><code>file</code></label><input id="try-file" name="file" type="file" required></div>`;
}

/** Renders the paths of lists by ID prefix. The form reads existing IDs from these lists. */
function renderListsAttribute(document: OpenApiDocument, operation: ReferenceOperation): string {
  const examples = [listPathExamples(document, operation), operation.body?.example ?? null];
  const prefixes = new Set(findIds(examples).map((id) => id.slice(0, id.indexOf("_") + 1)));
  const lists = Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get || path.includes("{") || !path.startsWith("/v1/")) return [];
    const prefix = findListedPrefix(document, get);
    return prefix !== null && prefixes.has(prefix) ? [[prefix, path] as const] : [];
  });
  return lists.length === 0 ? "" : ` data-lists="${toHtml(JSON.stringify(Object.fromEntries(lists)))}"`;
}

function listPathExamples(document: OpenApiDocument, operation: ReferenceOperation): unknown[] {
  return operation.parameters
    .filter((one) => one.in === "path")
    .map((one) => findExampleValue(document, operation, one));
}

function findListedPrefix(document: OpenApiDocument, get: Record<string, unknown>): string | null {
  const { 200: success } = get.responses as Record<string, Record<string, unknown>>;
  const { content } = followReference(document, success ?? {}) as {
    content?: Record<string, { example?: unknown }>;
  };
  const { data } = (content?.["application/json"]?.example ?? {}) as { data?: { id?: string }[] };
  const id = data?.[0]?.id;
  return id === undefined ? null : `${id.split("_")[0]}_`;
}
