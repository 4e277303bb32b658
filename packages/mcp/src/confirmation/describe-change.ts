import { toVisibleJson } from "@svc/terminal";
import type { Input } from "../tools/tool.ts";

const MASKED = new Set(["accountNumber", "ssnLast4"]);
const MAX_VALUE = 200;

/** Lists every argument as `path: value`, so that the person who confirms a change sees all of it. Account numbers are masked. */
export function describeArguments(input: Input): string[] {
  return listValues(input, "").map(
    ([path, value]) => `${path}: ${MASKED.has(path.split(".").at(-1) ?? "") ? mask(value) : shorten(value)}`,
  );
}

function listValues(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) =>
    listValues(member, path === "" ? toVisibleName(name) : `${path}.${toVisibleName(name)}`),
  );
}

const toVisibleName = (name: string) => toVisibleJson(name).slice(1, -1);

const mask = (value: unknown) => (String(value).length > 4 ? `****${String(value).slice(-4)}` : "****");

function shorten(value: unknown): string {
  const text = toVisibleJson(value);
  return text.length <= MAX_VALUE ? text : `${text.slice(0, MAX_VALUE)}… (${text.length} characters)`;
}
