import type { FileDraft } from "../file-draft.ts";
import { parseShortDate, quote } from "../values.ts";
import type { LogicalRecord } from "./read-logical-records.ts";

const MAX_DISTRIBUTIONS = 1_000;

/** Returns the index after the funds type at `index` and its fields. Null after an issue. */
export function skipFundsType(
  record: LogicalRecord,
  index: number,
  draft: FileDraft,
): { next: number } | null {
  const { line, parts } = record;
  const type = parts[index]?.text ?? "";
  switch (type) {
    // Available immediately, in one or two days, unknown, or not stated.
    case "":
    case "0":
    case "1":
    case "2":
    case "Z":
      return { next: index + 1 };
    // Three amounts: available immediately, in one day, and later.
    case "S":
      return { next: index + 4 };
    // A value date and time.
    case "V": {
      const date = parts[index + 1]?.text ?? "";
      if (date === "" || parseShortDate(date) !== null) return { next: index + 3 };
      draft.addError(line, "invalid_date", `The value date ${quote(date)} is not a YYMMDD date.`);
      return null;
    }
    // The number of distributions, then days and an amount for each.
    case "D": {
      const count = parts[index + 1]?.text ?? "";
      if (/^\d{1,4}$/.test(count) && Number(count) <= MAX_DISTRIBUTIONS) {
        return { next: index + 2 + 2 * Number(count) };
      }
      draft.addError(
        line,
        "invalid_value",
        `The number of distributions of funds type D, ${quote(count)}, is not a number up to ${MAX_DISTRIBUTIONS}.`,
      );
      return null;
    }
    default:
      draft.addError(line, "invalid_value", `The funds type ${quote(type)} is not 0, 1, 2, D, S, V or Z.`);
      return null;
  }
}
