import { timeField } from "@svc/service-kit/fields";
import { InvalidArgumentError } from "commander";

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError("must be a whole number above zero");
  return Number(text);
}

export function wholeNumberOrZero(text: string): number {
  return text === "0" ? 0 : wholeNumber(text);
}

export function rateLimit(text: string): number | null {
  return text === "default" ? null : wholeNumber(text);
}

export function moment(text: string): Date {
  const parsed = timeField.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError("must be an ISO 8601 time, such as 2026-06-15T12:00:00Z");
}
