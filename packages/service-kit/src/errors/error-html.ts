import { toHtml } from "../http/to-html.ts";
import type { Heading } from "../pages/site.ts";
import type { ErrorEntry } from "./error-entry.ts";

type Explanation = ErrorEntry & { code: string };

const STATUSES: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  200: ["OK", "Errors that GraphQL returns in `errors`."],
  400: ["Bad request", "The request is malformed. Retrying it unchanged gives the same result."],
  401: ["Unauthorized", "The credential is missing, invalid, revoked or expired."],
  403: ["Forbidden", "The credential is valid but does not allow this."],
  404: ["Not found", "The path or object does not exist in your organization."],
  405: ["Method not allowed", "The path does not support this method."],
  406: ["Not acceptable", "The response is not available in the requested media type."],
  409: ["Conflict", "The current state does not allow this. Read the object again before you retry."],
  410: ["Gone", "The object existed but has been removed."],
  412: ["Precondition failed", "The object changed after you read it."],
  413: ["Content too large", "The body is larger than the limit."],
  415: ["Unsupported media type", "The media type of the body is not supported."],
  422: ["Unprocessable content", "The request is well-formed, but its content is not valid."],
  428: ["Precondition required", "The request must state the version it changes."],
  429: ["Too many requests", "Wait the number of seconds in `Retry-After`, then retry."],
  500: ["Internal error", "An unexpected error occurred in the service."],
  503: ["Service unavailable", "Wait the number of seconds in `Retry-After`, then retry."],
};

export function renderErrorIndex(entries: readonly Explanation[]) {
  const groups = [...Map.groupBy(entries, ({ status }) => status)];
  const byStatus = groups.sort(([first], [second]) => first - second);
  const contents: Heading[] = byStatus.map(([status]) => ({
    id: `status-${status}`,
    text: formatStatus(status),
    depth: 2,
  }));
  const sections = byStatus.map(([status, codes]) => {
    const rows = codes.map(
      ({ code, title, cause }) =>
        `<tr><th scope="row"><a href="/errors/${code}"><code>${code}</code></a></th><td><strong>${toHtml(title)}.</strong> ${withCode(cause)}</td></tr>`,
    );
    const meaning = STATUSES[status]?.[1];
    return `<section data-filtered><h2 id="status-${status}"><a class="anchor" href="#status-${status}">${formatStatus(status)}</a></h2>
${meaning ? `<p>${withCode(meaning)}</p>` : ""}
<div class="table"><table class="codes"><thead class="visually-hidden"><tr><th scope="col">Code</th><th scope="col">What it means</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div></section>`;
  });
  const main = `<div class="lead"><h1>Errors</h1>
<p>Every error is <code>application/problem+json</code> with a stable <code>code</code>. Branch on the code, and show people the title and detail.</p></div>
<div class="filter" hidden><label for="filter">Find a code</label><input id="filter" type="search" autocomplete="off" spellcheck="false"><p role="status"></p></div>
${sections.join("\n")}`;
  const description = "Every error code of the service: what it means, why it happens, and what to do.";
  return { title: "Errors", description, contents, main };
}

function formatStatus(status: number): string {
  const name = STATUSES[status]?.[0];
  return name ? `${status} ${name}` : String(status);
}

export function renderExplanation({ code, status, title, cause, remedy }: Explanation): string {
  return `<h1>${toHtml(title)}</h1>
<p class="badges"><code>${code}</code> <a class="badge" href="/errors#status-${status}">${formatStatus(status)}</a></p>
<h2 id="why">Why it happens</h2><p>${withCode(cause)}</p>
<h2 id="remedy">What to do</h2><p>${withCode(remedy)}</p>`;
}

function withCode(text: string): string {
  return toHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}
