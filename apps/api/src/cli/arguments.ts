import { readFileSync } from "node:fs";
import { timeField } from "@svc/service-kit/fields";
import { InvalidArgumentError } from "commander";

export function parseWholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text))
    throw new InvalidArgumentError("must be a whole number from 1 to 99999999");
  return Number(text);
}

export function parseWholeNumberOrZero(text: string): number {
  return text === "0" ? 0 : parseWholeNumber(text);
}

export function parseRateLimit(text: string): number | null {
  return text === "default" ? null : parseWholeNumber(text);
}

/** Reads a JSON file. The error does not repeat its content, which can be a private key. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new InvalidArgumentError("must be a readable JSON file");
  }
}

export function parseTime(text: string): Date {
  const parsed = timeField.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError("must be an ISO 8601 time, such as 2026-06-15T12:00:00Z");
}
