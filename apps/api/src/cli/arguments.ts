import { timeField } from "@svc/service-kit";
import { InvalidArgumentError } from "commander";

/** A number of the command line. @throws InvalidArgumentError */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError("must be a whole number above zero");
  return Number(text);
}

/** A moment of the command line, ISO 8601 with a zone. @throws InvalidArgumentError */
export function moment(text: string): Date {
  const parsed = timeField.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError("must be a moment, as 2026-06-15T12:00:00Z");
}
