import type { Call, Variant } from "./load/variant.ts";

const ATTEMPTS = 10;

/**
 * Compares what the variants answer, byte for byte: who answers less has less to do.
 *
 * @param mask takes out what cannot be the same twice, such as a token, and leaves its length
 * @throws Error where two differ
 */
export async function requireSameAnswers(
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

async function requireSame(one: Variant, other: Variant, place: number, mask: (text: string) => string) {
  let found: string[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    found = await Promise.all([ask(one, place, mask), ask(other, place, mask)]);
    if (found[0] === found[1]) return;
    // Something may have changed between the two, such as when a key was last used.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const [a = "", b = ""] = found;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const show = (text: string) => text.slice(Math.max(0, at - 60), at + 120);
  throw new Error(`"${one.name}" answers\n…${show(a)}\n"${other.name}" answers\n…${show(b)}`);
}

async function ask(variant: Variant, place: number, mask: (text: string) => string): Promise<string> {
  const { method = "GET", path, headers, body } = variant.calls[place % variant.calls.length] as Call;
  const answer = await fetch(new URL(path, variant.server.url), {
    method,
    ...(headers === undefined ? {} : { headers: fresh(headers) }),
    ...(body === undefined ? {} : { body: body.replaceAll("@@UNIQUENUM@", freshNumber()) }),
  });
  return `${answer.status} ${answer.headers.get("content-type")}\n${mask(await answer.text())}`;
}

let numbers = 0;
const freshNumber = () => {
  numbers += 1;
  return `9${String(numbers).padStart(11, "0")}`;
};

function fresh(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll("@@UNIQUENUM@", freshNumber())]),
  );
}
