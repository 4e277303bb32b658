import type { Answer } from "./send.ts";

const MAX_SHOWN = 200_000;
const TEXTS = ["json", "text/", "ndjson", "csv"];

const STATUS: Readonly<Record<number, string>> = {
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

/** An element with what is within it: texts are texts, and never HTML. */
function createElement(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

export function showSending(result: HTMLElement): void {
  result.replaceChildren(createElement("p", {}, "Sending …"));
}

export function showError(result: HTMLElement, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  result.replaceChildren(createElement("p", { class: "fault" }, text));
}

/** The status first, which is what is read out. */
export async function showAnswer(result: HTMLElement, { response, milliseconds }: Answer): Promise<void> {
  const { status, headers } = response;
  const requestId = headers.get("X-Request-Id");
  const line = createElement(
    "p",
    { class: status < 400 ? "status good" : "status bad" },
    createElement("strong", {}, `${status} ${STATUS[status] ?? response.statusText}`.trim()),
    ` in ${milliseconds} ms`,
    ...(requestId ? [" · ", createElement("code", {}, requestId)] : []),
  );
  const rows = [...headers].map(([name, value]) =>
    createElement("li", {}, createElement("code", {}, name), ": ", createElement("code", {}, value)),
  );
  const fold = createElement(
    "details",
    {},
    createElement("summary", {}, "Headers"),
    createElement("ul", {}, ...rows),
  );
  result.replaceChildren(line, ...(await renderBody(response)), fold);
}

async function renderBody(response: Response): Promise<Node[]> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.body === null || response.status === 204) return [createElement("p", {}, "No body.")];
  if (!TEXTS.some((text) => type.includes(text))) return [await download(response)];
  const text = await response.text();
  if (text === "") return [createElement("p", {}, "No body.")];
  const whole = type.includes("json") && !type.includes("ndjson") ? formatJson(text) : text;
  const cut =
    whole.length > MAX_SHOWN ? [createElement("p", {}, `The first ${MAX_SHOWN / 1000} kB of it:`)] : [];
  // What scrolls is reached by the keyboard.
  const block = createElement(
    "pre",
    { tabindex: "0", role: "region", "aria-label": "Body" },
    createElement("code", {}, whole.slice(0, MAX_SHOWN)),
  );
  const { code } = findErrorCode(text);
  const link = code
    ? [createElement("p", {}, createElement("a", { href: `/errors/${code}` }, `What ${code} means`))]
    : [];
  return [...link, ...cut, block];
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** An error's code, where the text is a problem. */
function findErrorCode(text: string): { code: string | null } {
  try {
    const { code, status } = JSON.parse(text) as { code?: unknown; status?: unknown };
    return { code: typeof code === "string" && typeof status === "number" ? code : null };
  } catch {
    return { code: null };
  }
}

async function download(response: Response): Promise<Node> {
  const file = await response.blob();
  const link = createElement(
    "a",
    { href: URL.createObjectURL(file), download: "" },
    `Save the file (${file.type || "unknown type"}, ${file.size} bytes)`,
  );
  return createElement("p", {}, link);
}
