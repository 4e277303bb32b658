import type { Heard } from "./hear.ts";
import type { UsedValues } from "./used-values.ts";

const FORMS: readonly [kind: string, pattern: RegExp][] = [
  ["API key", /\b(?:ak|sk|pk)_(?:live|test)_[0-9A-Za-z]{20,}/g],
  ["webhook secret", /\bwhsec_[0-9A-Za-z+/=]{20,}/g],
  ["session token", /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g],
  ["SSN", /\b\d{3}-\d{2}-\d{4}\b/g],
  ["e-mail address", /\b[\w.+-]{2,}@[\w-]{2,}\.[a-z]{2,}\b/gi],
];
/** Errors echo field names that the client chose. */
const UNKNOWN_NAME = /Field \\"[^"]*\\" is not defined/g;
const INDEXED = 4;
const WORD = /[\p{L}\p{N}]/u;
const BLANK = "[here]";

/** Finds secrets and personal data in captured output. @returns one line each, without the value */
export function findLeaks(heard: readonly Heard[], used: UsedValues): string[] {
  const byBeginning = Map.groupBy(used.keys(), (value) => value.slice(0, INDEXED));
  const leaks = new Map<string, string>();
  for (const { place, text: whole } of heard) {
    const text = place === "problem" ? whole.replace(UNKNOWN_NAME, "") : whole;
    for (const [kind, value] of [...valuesIn(text, byBeginning, used), ...formsIn(text)]) {
      const key = `${place} ${kind}`;
      if (!leaks.has(key)) leaks.set(key, `${place}, ${kind}: ${text.replaceAll(value, BLANK)}`);
    }
  }
  return [...leaks.values()];
}

function formsIn(text: string): [kind: string, value: string][] {
  return FORMS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([value]): [string, string] => [kind, value]),
  );
}

function* valuesIn(text: string, byBeginning: Map<string, string[]>, used: UsedValues) {
  if (byBeginning.size === 0) return;
  for (let at = 0; at + INDEXED <= text.length; at += 1) {
    for (const value of byBeginning.get(text.slice(at, at + INDEXED)) ?? []) {
      if (!text.startsWith(value, at)) continue;
      // Whole words only.
      if (WORD.test(text[at - 1] ?? "") || WORD.test(text[at + value.length] ?? "")) continue;
      yield [used.get(value) ?? "value", value] as const;
    }
  }
}
