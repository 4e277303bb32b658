import type { TimedResponse } from "./send.ts";

const MAX_BODY_CHARS = 200_000;
const TEXT_TYPES = ["json", "text/", "ndjson", "csv"];

const STATUS_NAMES: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No Content",
  304: "Not Modified",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  412: "Precondition Failed",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Strings become text nodes, never HTML. */
function createElement(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function showSending(result: HTMLElement): void {
  result.replaceChildren(createElement("p", {}, "Sending…"));
}

export function showError(result: HTMLElement, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  result.replaceChildren(createElement("p", { class: "error" }, text));
}

export async function showResponse(
  result: HTMLElement,
  { response, milliseconds }: TimedResponse,
): Promise<void> {
  const { status, headers } = response;
  const requestId = headers.get("X-Request-Id");
  const statusLine = createElement(
    "p",
    { class: status < 400 ? "status good" : "status bad" },
    createElement("strong", {}, `${status} ${STATUS_NAMES[status] ?? response.statusText}`.trim()),
    ` in ${milliseconds} ms`,
    ...(requestId ? [" · ", createElement("code", {}, requestId)] : []),
  );
  const rows = [...headers].map(([name, value]) =>
    createElement("li", {}, createElement("code", {}, name), ": ", createElement("code", {}, value)),
  );
  const headerList = createElement(
    "details",
    {},
    createElement("summary", {}, "Headers"),
    createElement("ul", {}, ...rows),
  );
  result.replaceChildren(statusLine, ...(await renderBody(response)), headerList);
}

async function renderBody(response: Response): Promise<Node[]> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.body === null || response.status === 204) return [createElement("p", {}, "No body.")];
  if (!TEXT_TYPES.some((text) => type.includes(text))) return [await createDownloadLink(response)];
  const text = await response.text();
  if (text === "") return [createElement("p", {}, "No body.")];
  const content = type.includes("json") && !type.includes("ndjson") ? formatJson(text) : text;
  const notice =
    content.length > MAX_BODY_CHARS
      ? [createElement("p", {}, `First ${MAX_BODY_CHARS / 1000} kB of the body:`)]
      : [];
  // Focusable, so that the keyboard can scroll it.
  const block = createElement(
    "pre",
    { tabindex: "0", role: "region", "aria-label": "Body" },
    createElement("code", {}, content.slice(0, MAX_BODY_CHARS)),
  );
  const code = findErrorCode(text);
  const errorLink = code
    ? [createElement("p", {}, createElement("a", { href: `/errors/${code}` }, `About the error ${code}`))]
    : [];
  return [...errorLink, ...notice, block];
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function findErrorCode(text: string): string | null {
  try {
    const { code, status } = JSON.parse(text) as { code?: unknown; status?: unknown };
    return typeof code === "string" && typeof status === "number" ? code : null;
  } catch {
    return null;
  }
}

async function createDownloadLink(response: Response): Promise<Node> {
  const file = await response.blob();
  const link = createElement(
    "a",
    { href: URL.createObjectURL(file), download: "" },
    `Download file (${file.type || "unknown type"}, ${file.size} bytes)`,
  );
  return createElement("p", {}, link);
}
