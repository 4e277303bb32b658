import { toVisibleJson } from "@svc/terminal";
import type { Input } from "../tools/tool.ts";

const MASKED_FIELDS = new Set(["accountNumber", "ssnLast4"]);
const MAX_VALUE_LENGTH = 200;

/** Lists every argument as `path: value` for the person who confirms. Masks account numbers and SSN digits. */
export function describeArguments(input: Input): string[] {
  return listValues(input, "").map(([path, value]) => {
    const name = path.split(".").at(-1) ?? "";
    return `${path}: ${MASKED_FIELDS.has(name) ? mask(value) : shorten(value)}`;
  });
}

function listValues(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([name, field]) =>
    listValues(field, path === "" ? toVisibleName(name) : `${path}.${toVisibleName(name)}`),
  );
}

const toVisibleName = (name: string) => toVisibleJson(name).slice(1, -1);

const mask = (value: unknown) => (String(value).length > 4 ? `****${String(value).slice(-4)}` : "****");

function shorten(value: unknown): string {
  const text = toVisibleJson(value);
  if (text.length <= MAX_VALUE_LENGTH) return text;
  return `${text.slice(0, MAX_VALUE_LENGTH)}… (${text.length} characters)`;
}
