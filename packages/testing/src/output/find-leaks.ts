import type { CapturedOutput } from "./captured-output.ts";
import type { SensitiveValues } from "./sensitive-values.ts";

const SECRET_PATTERNS: readonly [kind: string, pattern: RegExp][] = [
  ["API key", /\bsvc_(?:test|live)_(?:sk|ak)_[0-9A-Za-z]{9,}/g],
  ["webhook secret", /\bwhsec_[0-9A-Za-z+/=]{20,}/g],
  ["session token", /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g],
  ["SSN", /\b\d{3}-\d{2}-\d{4}\b/g],
  ["e-mail address", /\b[\w.+-]{2,}@[\w-]{2,}\.[a-z]{2,}\b/gi],
];
/** Errors repeat field names that the client chose. */
const UNKNOWN_FIELD_NAME = /Field \\"[^"]*\\" is not defined/g;
const PREFIX_LENGTH = 4;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const MASK = "[here]";

/** @returns one line per leak, without the value */
export function findLeaks(outputs: readonly CapturedOutput[], sensitive: SensitiveValues): string[] {
  const byPrefix = Map.groupBy(sensitive.keys(), (value) => value.slice(0, PREFIX_LENGTH));
  const leaks = new Map<string, string>();
  for (const { source, text: fullText } of outputs) {
    const text = source === "problem" ? fullText.replace(UNKNOWN_FIELD_NAME, "") : fullText;
    for (const [kind, value] of [...findValues(text, byPrefix, sensitive), ...findPatterns(text)]) {
      const key = `${source} ${kind}`;
      if (!leaks.has(key)) leaks.set(key, `${source}, ${kind}: ${text.replaceAll(value, MASK)}`);
    }
  }
  return [...leaks.values()];
}

function findPatterns(text: string): [kind: string, value: string][] {
  return SECRET_PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([value]): [string, string] => [kind, value]),
  );
}

function* findValues(text: string, byPrefix: Map<string, string[]>, sensitive: SensitiveValues) {
  if (byPrefix.size === 0) return;
  for (let index = 0; index + PREFIX_LENGTH <= text.length; index += 1) {
    for (const value of byPrefix.get(text.slice(index, index + PREFIX_LENGTH)) ?? []) {
      if (!text.startsWith(value, index)) continue;
      // Skips parts of words.
      const neighbors = [text[index - 1], text[index + value.length]];
      if (neighbors.some((letter) => WORD_CHARACTER.test(letter ?? ""))) continue;
      yield [sensitive.get(value) ?? "value", value] as const;
    }
  }
}
