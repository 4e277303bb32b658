import { readFileSync } from "node:fs";
import { timeField } from "@svc/service-kit/fields";
import { InvalidArgumentError } from "commander";

const WHOLE_NUMBER = /^(0|[1-9]\d{0,7})$/;

export function parseWholeNumber(text: string): number {
  return parseNumberFrom(1, text);
}

export function parseWholeNumberOrZero(text: string): number {
  return parseNumberFrom(0, text);
}

function parseNumberFrom(min: number, text: string): number {
  const number = WHOLE_NUMBER.test(text) ? Number(text) : null;
  if (number !== null && number >= min) return number;
  throw new InvalidArgumentError(`must be a whole number from ${min} to 99999999`);
}

export function parseRateLimit(text: string): number | null {
  return text === "default" ? null : parseWholeNumber(text);
}

/** Errors do not repeat the content, which can be a private key. */
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
