import { STATUS_CODES } from "node:http";
import { toHtml } from "@svc/service-kit/http";
import type { OpenApiDocument } from "../../openapi-document.ts";
import type { ReferenceContent, ReferenceResponse } from "../read/read-document.ts";
import { renderResponseBlock } from "./code-block.ts";
import { renderFields } from "./fields.ts";
import { toBlocks } from "./markdown.ts";
import { getComponentName } from "./schema-type.ts";

const PROBLEM = "application/problem+json";
const isProblem = ({ mediaType }: ReferenceContent) => mediaType === PROBLEM;

export function renderResponses(responses: readonly ReferenceResponse[], document: OpenApiDocument): string {
  const shownResponses = responses.filter(
    ({ status, contents }) => contents.some((content) => !isProblem(content)) || isShownWithoutBody(status),
  );
  return shownResponses.map((response) => renderResponse(response, document)).join("");
}

/** Webhooks document how the service handles `410` and `default`. */
const isShownWithoutBody = (status: string) =>
  status.startsWith("2") || status.startsWith("3") || status === "410" || status === "default";

function renderResponse(response: ReferenceResponse, document: OpenApiDocument): string {
  const { status, description } = response;
  const contents = response.contents.filter((content) => !isProblem(content));
  const [summary = ""] = description.split("\n\n");
  return `<h3 id="response-${status}">${formatStatus(status)}</h3>${toBlocks(summary)}${contents
    .map((content, index) =>
      renderContent(content, document, `response-${status}${index === 0 ? "" : `-${index}`}`),
    )
    .join("")}${renderHeaders(response)}`;
}

function renderContent(
  { mediaType, schema }: ReferenceContent,
  document: OpenApiDocument,
  anchor: string,
): string {
  const fields = renderFields(schema, { document, anchor, ancestors: [] });
  const name = getComponentName(schema);
  const schemaDescription = typeof schema.description === "string" ? toBlocks(schema.description) : "";
  return `<p class="form"><code>${toHtml(mediaType)}</code>${name ? ` · ${toHtml(name)}` : ""}</p>${schemaDescription}${
    fields === "" ? "" : `<details class="output"><summary>Response fields</summary>${fields}</details>`
  }`;
}

function renderHeaders({ headers }: ReferenceResponse): string {
  if (headers.length === 0) return "";
  const rows = headers.map(
    ({ name, description, example }) =>
      `<li><p class="member"><code class="name">${toHtml(name)}</code></p>${toBlocks(description)}${
        example === null ? "" : `<p class="bounds">such as <code>${toHtml(example)}</code></p>`
      }</li>`,
  );
  return `<details class="headers"><summary>Headers</summary><ul class="members">${rows.join("")}</ul></details>`;
}

export function renderErrors(responses: readonly ReferenceResponse[]): string {
  const problems = responses.flatMap(({ status, contents }) =>
    contents.filter(isProblem).map((content) => ({ status, examples: content.examples })),
  );
  if (problems.length === 0) return "";
  const rows = problems.flatMap(({ status, examples }) =>
    examples.map(
      ({ name, title }) =>
        `<tr><td>${status}</td><td><a href="/errors/${toHtml(name ?? "")}"><code>${toHtml(name ?? "")}</code></a></td><td>${toHtml(title ?? "")}</td></tr>`,
    ),
  );
  const bodies = problems.map(({ status, examples: [first] }) =>
    first
      ? `<details><summary>Example of ${status}</summary>${renderResponseBlock("json", JSON.stringify(first.value, null, 2))}</details>`
      : "",
  );
  return `<h2 id="errors">Errors</h2><div class="table"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">What happened</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>${bodies.join("")}`;
}

/** Adds the status text: `201` becomes `201 Created`. */
export function formatStatus(status: string): string {
  const statusName = STATUS_CODES[Number(status)];
  return statusName === undefined ? (status === "default" ? "Any other" : status) : `${status} ${statusName}`;
}

export function getExampleResponses(
  responses: readonly ReferenceResponse[],
): { status: string; mediaType: string; text: string }[] {
  return responses
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ status, contents }) =>
      contents.flatMap(({ mediaType, examples: [first] }) =>
        first === undefined ? [] : [{ status, mediaType, text: formatExample(first.value) }],
      ),
    );
}

const formatExample = (value: unknown) =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);
