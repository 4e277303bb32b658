import { validationFailed } from "@svc/service-kit/endpoints";
import { OUT_OF_SUSPENSE } from "./apply-funds.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { type FundsCall, requireCanBe, writeFundsChange } from "./write-change.ts";

interface Reversal {
  reason: string;
  returnCode: string | null;
  reversedOn: string;
  now: Date;
  today: string;
  /** JSON pointer to the day, for errors. */
  pointer: string;
}

/**
 * Records that the bank took locked money back. Void its receipts first.
 * @throws Problem `invalid_transition`; `validation_failed` for an impossible day
 */
export async function writeReversal(
  call: FundsCall,
  before: IncomingFunds,
  { reason, returnCode, reversedOn, now, today, pointer }: Reversal,
): Promise<IncomingFunds> {
  requireCanBe(before, "reversed", ["unmatched", "suspense", "applied"]);
  if (reversedOn < before.receivedOn || reversedOn > today) {
    const detail = `must be from ${before.receivedOn}, when the money arrived, to today, ${today}`;
    throw validationFailed([{ pointer, detail }]);
  }
  const { allocations } = before;
  const outcome = { reason, on: reversedOn, method: null, trackingNumber: null, code: returnCode };
  const data = { returnCode, reversedOn, allocations };
  call.audit({ action: "incoming_funds.reversed", targetId: before.id, data });
  return writeFundsChange(call, before, {
    type: "reversed",
    at: now,
    columns: { status: "reversed", outcome, allocations: [], ...OUT_OF_SUSPENSE },
    data: { reason, ...data },
  });
}
