import type { Answer } from "./send.ts";

const SHOWN = 200_000;
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
function element(
  name: string,
  attributes: Record<string, string>,
  ...within: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...within);
  return made;
}

export function showSending(result: HTMLElement): void {
  result.replaceChildren(element("p", {}, "Sending …"));
}

export function showFault(result: HTMLElement, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  result.replaceChildren(element("p", { class: "fault" }, text));
}

/** The status first, which is what is read out. */
export async function showAnswer(result: HTMLElement, { response, milliseconds }: Answer): Promise<void> {
  const { status, headers } = response;
  const requestId = headers.get("X-Request-Id");
  const line = element(
    "p",
    { class: status < 400 ? "status good" : "status bad" },
    element("strong", {}, `${status} ${STATUS[status] ?? response.statusText}`.trim()),
    ` in ${milliseconds} ms`,
    ...(requestId ? [" · ", element("code", {}, requestId)] : []),
  );
  const rows = [...headers].map(([name, value]) =>
    element("li", {}, element("code", {}, name), ": ", element("code", {}, value)),
  );
  const fold = element("details", {}, element("summary", {}, "Headers"), element("ul", {}, ...rows));
  result.replaceChildren(line, ...(await bodyOf(response)), fold);
}

async function bodyOf(response: Response): Promise<Node[]> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.body === null || response.status === 204) return [element("p", {}, "No body.")];
  if (!TEXTS.some((text) => type.includes(text))) return [await download(response)];
  const text = await response.text();
  if (text === "") return [element("p", {}, "No body.")];
  const whole = type.includes("json") && !type.includes("ndjson") ? formatted(text) : text;
  const cut = whole.length > SHOWN ? [element("p", {}, `The first ${SHOWN / 1000} kB of it:`)] : [];
  // What scrolls is reached by the keyboard.
  const block = element(
    "pre",
    { tabindex: "0", role: "region", "aria-label": "Body" },
    element("code", {}, whole.slice(0, SHOWN)),
  );
  const { code } = codeIn(text);
  const link = code
    ? [element("p", {}, element("a", { href: `/errors/${code}` }, `What ${code} means`))]
    : [];
  return [...link, ...cut, block];
}

function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** An error's code, where the text is a problem. */
function codeIn(text: string): { code: string | null } {
  try {
    const { code, status } = JSON.parse(text) as { code?: unknown; status?: unknown };
    return { code: typeof code === "string" && typeof status === "number" ? code : null };
  } catch {
    return { code: null };
  }
}

async function download(response: Response): Promise<Node> {
  const file = await response.blob();
  const link = element(
    "a",
    { href: URL.createObjectURL(file), download: "" },
    `Save the file (${file.type || "unknown type"}, ${file.size} bytes)`,
  );
  return element("p", {}, link);
}
