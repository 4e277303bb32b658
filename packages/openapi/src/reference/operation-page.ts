import { nameToHtml, toHtml } from "@svc/service-kit";
import type { OpenApiDocument } from "../build-openapi.ts";
import { exampleAnswers, renderAnswers, renderErrors, statusText } from "./html/answers.ts";
import { answerBlock, codeBlock } from "./html/code-block.ts";
import { toBlocks } from "./html/markdown.ts";
import { type Named, renderMembers, renderNamed } from "./html/members.ts";
import { methodBadge, pathCode, renderFacts } from "./html/operation-facts.ts";
import { renderTryIt } from "./html/try-it-form.ts";
import type { ReferenceBody, ReferenceParameter } from "./read/read-document.ts";
import type { CataloguedOperation } from "./reference-catalogue.ts";
import { samplesOf } from "./samples/samples.ts";

/** The page shows the credential and scope separately. */
const CREDENTIAL = /^Requires .* with (the scope `[\w:]+`|any scope)\.$/;

/** Renders the page of an operation or event. */
export function renderOperation({ source, operation }: CataloguedOperation): string {
  const { document } = source;
  const isEvent = operation.kind === "webhook";
  const { body, answers, parameters } = operation;
  const paragraphs = operation.description.split("\n\n").filter((text) => !CREDENTIAL.test(text));
  const of = (place: ReferenceParameter["in"], title: string) =>
    renderParameters(source, parameters, place, title);
  return `<div class="operation"><div class="says"><h1>${nameToHtml(operation.summary)}${operation.isDeprecated ? ' <span class="mark">deprecated</span>' : ""}</h1>
<p class="endpoint">${methodBadge(operation)} ${pathCode(operation.path)}</p>
${toBlocks(paragraphs.join("\n\n"))}${renderFacts(operation)}
${of("path", "Path parameters")}${of("query", "Query parameters")}${body ? renderBody(body, document) : ""}${of("header", "Headers")}
<h2 id="answers">${isEvent ? "How responses are handled" : "Responses"}</h2>${renderAnswers(answers, document)}${renderErrors(answers)}</div>
<div class="shows">${isEvent ? renderPayload(body?.example) : renderShown({ source, operation })}</div></div>`;
}

function renderBody({ isRequired, mediaType, schema }: ReferenceBody, document: OpenApiDocument): string {
  const members = renderMembers(schema, { document, anchor: "body", within: [] });
  return `<h2 id="body">Body${isRequired ? "" : " <span>optional</span>"}</h2><p class="form"><code>${toHtml(mediaType)}</code></p>${members}`;
}

function renderParameters(
  { document }: CataloguedOperation["source"],
  parameters: readonly ReferenceParameter[],
  place: ReferenceParameter["in"],
  title: string,
): string {
  const own = parameters.filter((one) => one.in === place);
  if (own.length === 0) return "";
  const list = own.map(({ name, schema, description, isRequired }) => {
    const named: Named = { name, schema, description, mark: isRequired ? "required" : null };
    return renderNamed(named, { document, anchor: place, within: [] });
  });
  return `<h2 id="${place}">${title}</h2><ul class="members">${list.join("")}</ul>`;
}

function renderShown({ source, operation }: Pick<CataloguedOperation, "source" | "operation">): string {
  const { document, address, calls, isElsewhere, demoKeyPath } = source;
  const samples = samplesOf(document, operation, address, calls[operation.id] ?? null);
  const shown = samples.map(({ language, code }) => codeBlock(language, code)).join("");
  const examples = exampleAnswers(operation.answers).map(
    ({ status, mediaType, text }) =>
      `<h3>${statusText(status)}</h3>${answerBlock(mediaType.endsWith("json") && !mediaType.includes("ndjson") ? "json" : "text", text)}`,
  );
  const tryIt = isElsewhere
    ? `<section class="try-it"><h2 id="try">Try it</h2><p>The ${toHtml(source.title)} service has its own address. Send requests from its reference at <code>/docs</code> there.</p></section>`
    : renderTryIt(document, operation, demoKeyPath);
  return `<h2 id="samples">Request</h2><div class="samples">${shown}</div>${
    examples.length > 0 ? `<h2 id="example">Response</h2>${examples.join("")}` : ""
  }${tryIt}`;
}

function renderPayload(example: unknown): string {
  return `<h2 id="example">Payload</h2>${answerBlock("json", JSON.stringify(example, null, 2))}`;
}
