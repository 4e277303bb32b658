import type { FieldCipher } from "@svc/accounts";
import type { Sql } from "@svc/database";
import type { ChangedReceipt } from "@svc/rollover-rules/money/changed-receipts";
import type { TimelineActor } from "../../context/actor.ts";

declare module "../../context/context.ts" {
  interface ApiContext {
    receiptListener: ReceiptListener;
  }
}

export interface ReceiptChange {
  organizationId: string;
  rolloverId: string;
  receipts: readonly ChangedReceipt[];
  actor: TimelineActor;
  requestId: string | null;
  at: Date;
  /** `YYYY-MM-DD`. Like `at`, on the organization's clock. */
  today: string;
}

/** Runs in the action's transaction, with the rollover locked. Implemented in `incoming-funds`, which `rollovers` cannot import. */
export type ReceiptListener = (ctx: { cipher: FieldCipher }, tx: Sql, change: ReceiptChange) => Promise<void>;
