import { type Call, type Server, UNIQUE, type Variant } from "./load/variant.ts";

const ATTEMPTS = 10;
/** Headers that vary, come from the HTTP server or belong to rate limits, which the hand-written servers lack. */
const OWN_HEADERS =
  /^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id|ratelimit.*)$/;

/**
 * Requires byte-identical responses, so that all variants do the same work.
 *
 * @param mask removes values that always differ, such as tokens, but keeps their length
 * @throws Error if two differ
 */
export async function requireIdenticalResponses(
  variants: readonly Variant[],
  mask: (text: string) => string = (text) => text,
): Promise<void> {
  const [first, ...others] = variants;
  if (!first) return;
  const places = [0, first.calls.length >> 1, first.calls.length - 1];
  for (const other of others) {
    for (const place of places) await requireSame(first, other, place, mask);
  }
}

/** Returns the variable that makes an Express server set the same headers. */
export async function toHeadersEnv(
  server: Server,
  ...calls: (Call | undefined)[]
): Promise<{ BENCH_HEADERS: string }> {
  const byPath: Record<string, Record<string, string>> = {};
  for (const call of calls.filter((one) => one !== undefined)) {
    const answer = await send(server, call);
    byPath[new URL(call.path, server.url).pathname] = toShownHeaders(answer);
  }
  return { BENCH_HEADERS: JSON.stringify(byPath) };
}

const toShownHeaders = (answer: Response): Record<string, string> =>
  Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.test(name)));

function send(server: Server, { method = "GET", path, headers = {}, body }: Call): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method,
    // Without compression, like the load.
    headers: { "accept-encoding": "identity", ...fresh(headers) },
    ...(body === undefined ? {} : { body: body.replaceAll(UNIQUE, freshNumber()) }),
  });
}

async function requireSame(one: Variant, other: Variant, place: number, mask: (text: string) => string) {
  let found: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    found = await Promise.all([ask(one, place, mask), ask(other, place, mask)]);
    if (found[0] === found[1]) return;
    // Some values change between calls, such as a key's last use.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const [a = "", b = ""] = found;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const show = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  throw new Error(`"${one.name}" returns\n…${show(a)}\n"${other.name}" returns\n…${show(b)}`);
}

async function ask(
  { server, calls }: Variant,
  place: number,
  mask: (text: string) => string,
): Promise<string> {
  const answer = await send(server as Server, calls[place % calls.length] as Call);
  const headers = Object.entries(toShownHeaders(answer)).map((header) => header.join(": "));
  return mask([answer.status, ...headers, await answer.text()].join("\n"));
}

let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `9${String(numbers).padStart(11, "0")}`;
};

function fresh(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(UNIQUE, freshNumber())]),
  );
}
