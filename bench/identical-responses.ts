import { type Call, type Server, UNIQUE, type Variant } from "./load/variant.ts";

const ATTEMPTS = 10;
/** Headers that vary, that the HTTP server sets, or that hand-written servers lack. */
const IGNORED_HEADERS =
  /^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id|ratelimit.*)$/;

/**
 * Requires that all variants do the same work: equal status, headers and body for the first, middle and last call.
 * @param mask replaces values that differ in every response with their lengths
 * @throws Error if two responses differ
 */
export async function requireIdenticalResponses(
  variants: readonly Variant[],
  mask: (text: string) => string = (text) => text,
): Promise<void> {
  const [first, ...others] = variants;
  if (!first) return;
  const { length } = first.calls;
  const indexes = [0, Math.floor(length / 2), length - 1];
  for (const other of others) {
    for (const index of indexes) await requireSame(first, other, index, mask);
  }
}

/**
 * Returns an environment variable with the headers that a hand-written server must send, by path. They are the headers of
 * `server`'s responses.
 */
export async function toHeadersEnv(
  server: Server,
  ...calls: (Call | undefined)[]
): Promise<{ BENCH_HEADERS: string }> {
  const byPath: Record<string, Record<string, string>> = {};
  for (const call of calls.filter((call) => call !== undefined)) {
    const response = await send(server, call);
    byPath[new URL(call.path, server.url).pathname] = toComparedHeaders(response);
  }
  return { BENCH_HEADERS: JSON.stringify(byPath) };
}

const toComparedHeaders = (response: Response): Record<string, string> =>
  Object.fromEntries([...response.headers].filter(([name]) => !IGNORED_HEADERS.test(name)));

function send(server: Server, { method = "GET", path, headers = {}, body }: Call): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method,
    headers: { "accept-encoding": "identity", ...replaceUnique(headers) },
    ...(body === undefined ? {} : { body: body.replaceAll(UNIQUE, nextNumber()) }),
  });
}

async function requireSame(first: Variant, other: Variant, index: number, mask: (text: string) => string) {
  let texts: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    texts = await Promise.all([readResponse(first, index, mask), readResponse(other, index, mask)]);
    if (texts[0] === texts[1]) return;
    // Some values change between calls, such as a key's last use.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const [a = "", b = ""] = texts;
  const difference = [...a].findIndex((letter, position) => letter !== b[position]);
  const hasOtherStatus = a.slice(0, 3) !== b.slice(0, 3);
  const excerpt = (text: string) =>
    hasOtherStatus
      ? `${text.slice(0, 3)}: ${text.split("\n").at(-1)?.slice(0, 300)}`
      : text.slice(Math.max(0, difference - 60), difference + 120);
  throw new Error(`"${first.name}" returns\n…${excerpt(a)}\n"${other.name}" returns\n…${excerpt(b)}`);
}

async function readResponse(
  { server, calls }: Variant,
  index: number,
  mask: (text: string) => string,
): Promise<string> {
  const response = await send(server as Server, calls[index % calls.length] as Call);
  const headers = Object.entries(toComparedHeaders(response)).map((header) => header.join(": "));
  return mask([response.status, ...headers, await response.text()].join("\n"));
}

let lastNumber = 0;
/** The first digit differs from the numbers of the load generators and of create-calls.ts. */
const nextNumber = () => {
  lastNumber += 1;
  return `9${String(lastNumber).padStart(11, "0")}`;
};

function replaceUnique(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(UNIQUE, nextNumber())]),
  );
}
