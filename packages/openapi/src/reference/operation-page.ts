import { nameToHtml, toHtml } from "@svc/service-kit/http";
import type { OpenApiDocument } from "../openapi-document.ts";
import { renderCodeBlock, renderResponseBlock } from "./html/code-block.ts";
import { type Field, renderField, renderFields } from "./html/fields.ts";
import { toBlocks } from "./html/markdown.ts";
import { renderFacts, renderMethodBadge, renderPathCode } from "./html/operation-facts.ts";
import { formatStatus, getExampleResponses, renderErrors, renderResponses } from "./html/responses.ts";
import { renderTryIt } from "./html/try-it-form.ts";
import type { ReferenceBody, ReferenceParameter } from "./read/read-document.ts";
import type { CatalogOperation } from "./reference-catalog.ts";
import { buildSamples } from "./samples/samples.ts";

/** The page shows the credential and scope separately. */
const CREDENTIAL_SENTENCE = /^Requires .* with (the scope `[\w:]+`|any scope)\.$/;

export function renderOperation({ source, operation }: CatalogOperation): string {
  const { document } = source;
  const isEvent = operation.kind === "webhook";
  const { body, responses, parameters } = operation;
  const paragraphs = operation.description.split("\n\n").filter((text) => !CREDENTIAL_SENTENCE.test(text));
  const renderLocation = (location: ReferenceParameter["in"], title: string) =>
    renderParameters(source, parameters, { location, title });
  return `<div class="operation"><div class="explanation"><h1>${nameToHtml(operation.summary)}${operation.isDeprecated ? ' <span class="mark">deprecated</span>' : ""}</h1>
<p class="endpoint">${renderMethodBadge(operation)} ${renderPathCode(operation.path)}</p>
${toBlocks(paragraphs.join("\n\n"))}${renderFacts(operation)}
${renderLocation("path", "Path parameters")}${renderLocation("query", "Query parameters")}${body ? renderBody(body, document) : ""}${renderLocation("header", "Headers")}
<h2 id="responses">${isEvent ? "How responses are handled" : "Responses"}</h2>${renderResponses(responses, document)}${renderErrors(responses)}</div>
<div class="examples">${isEvent ? renderPayload(body?.example) : renderExamples({ source, operation })}</div></div>`;
}

function renderBody({ isRequired, mediaType, schema }: ReferenceBody, document: OpenApiDocument): string {
  const fields = renderFields(schema, { document, anchor: "body", ancestors: [] });
  return `<h2 id="body">Body${isRequired ? "" : " <span>optional</span>"}</h2><p class="form"><code>${toHtml(mediaType)}</code></p>${fields}`;
}

function renderParameters(
  { document }: CatalogOperation["source"],
  parameters: readonly ReferenceParameter[],
  { location, title }: { location: ReferenceParameter["in"]; title: string },
): string {
  const matching = parameters.filter((one) => one.in === location);
  if (matching.length === 0) return "";
  const list = matching.map(({ name, schema, description, isRequired }) => {
    const field: Field = { name, schema, description, mark: isRequired ? "required" : null };
    return renderField(field, { document, anchor: location, ancestors: [] });
  });
  return `<h2 id="${location}">${title}</h2><ul class="members">${list.join("")}</ul>`;
}

function renderExamples({ source, operation }: Pick<CatalogOperation, "source" | "operation">): string {
  const { document, urlVariable, calls, isOtherService, demoKeyPath } = source;
  const samples = buildSamples(document, operation, { urlVariable, call: calls[operation.id] ?? null });
  const codeBlocks = samples.map(({ language, code }) => renderCodeBlock(language, code)).join("");
  const examples = getExampleResponses(operation.responses).map(
    ({ status, mediaType, text }) =>
      `<h3>${formatStatus(status)}</h3>${renderResponseBlock(mediaType.endsWith("json") && !mediaType.includes("ndjson") ? "json" : "text", text)}`,
  );
  const tryIt = isOtherService
    ? `<section class="try-it"><h2 id="try">Try it</h2><p>The ${toHtml(source.title)} service has its own address. To send requests, open <code>/docs</code> at that address.</p></section>`
    : renderTryIt(document, operation, demoKeyPath);
  return `<h2 id="samples">Request</h2><div class="samples">${codeBlocks}</div>${
    examples.length > 0 ? `<h2 id="example">Response</h2>${examples.join("")}` : ""
  }${tryIt}`;
}

function renderPayload(example: unknown): string {
  return `<h2 id="example">Payload</h2>${renderResponseBlock("json", JSON.stringify(example, null, 2))}`;
}
