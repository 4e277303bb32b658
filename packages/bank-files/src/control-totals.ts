import { fromCents, type Money, toCents } from "@svc/rollover-rules/money/money";
import type { FileDraft } from "./file-draft.ts";

/** A number that a file states about itself, and the same number computed from its lines. */
interface StatedCount {
  name: string;
  stated: string;
  computed: number;
}

interface StatedTotal {
  name: string;
  stated: Money;
  /** Cents. */
  computed: bigint;
  /** Words in front of `computed` in the message. */
  source?: string;
}

export function checkTotal(
  draft: FileDraft,
  line: number,
  { name, stated, computed, source = "the lines add up to" }: StatedTotal,
): void {
  if (toCents(stated) === computed) return;
  const message = `${name} is ${stated}, but ${source} ${fromCents(computed)}.`;
  draft.addError(line, "control_total_mismatch", message);
}

export function checkCount(draft: FileDraft, line: number, { name, stated, computed }: StatedCount): void {
  if (!/^\d{1,15}$/.test(stated)) {
    draft.addError(line, "invalid_value", `${name} is not a whole number.`);
  } else if (Number(stated) !== computed) {
    draft.addError(
      line,
      "control_count_mismatch",
      `${name} is ${Number(stated)}, but the file has ${computed}.`,
    );
  }
}
