import type { Sql } from "@svc/database";
import {
  type LEDGER_ACCOUNTS,
  type LedgerState,
  listMovements,
  type MOVEMENT_TYPES,
  type Movement,
  NO_MONEY,
  sumLedger,
} from "@svc/rollover-rules/money/ledger";
import { subtractMoney } from "@svc/rollover-rules/money/money";
import { normalizeReceipts } from "@svc/rollover-rules/money/receipts";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { listUnreplacedPayments } from "@svc/rollover-rules/tax/report/reported-transfers";
import { graphqlTypes, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema } from "../../context/actor-view.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { moneyView } from "../money-sources/money-view.ts";
import { readRollover } from "../store/read-rollover.ts";
import { readMovementEntries } from "./movement-store.ts";
import { readTimelines } from "./read-timelines.ts";
import type { TimelineEntryView } from "./timeline-view.ts";

const MOVEMENT_MEANINGS = {
  sent: "Money was sent to the destination or the participant.",
  withheld: "Tax was withheld.",
  received: "Money arrived.",
  posted: "Money was posted to the destination account.",
  returned: "Money went back.",
  voided: "A lost, stale or incorrect record no longer counts.",
  reissued: "A payment was issued again.",
  reversed: "A posting was reversed.",
  corrected:
    "A record was corrected: one movement subtracts the original amount, another adds the amount of the corrected record.",
} satisfies Record<(typeof MOVEMENT_TYPES)[number], string>;

const ACCOUNT_MEANINGS = {
  sent: "Money sent, net of withholding.",
  withheld_federal: "Federal tax withheld.",
  withheld_state: "State tax withheld.",
  received: "Money received by the destination.",
  posted: "Money posted to the destination account.",
} satisfies Record<(typeof LEDGER_ACCOUNTS)[number], string>;

const signedMoney = z
  .string()
  .describe("Change of the amount. Negative if money no longer counts.")
  .register(graphqlTypes, { scalar: "Money" });

const movementSchema = z
  .strictObject({
    id: z.string().describe("The movement's ID within the rollover."),
    type: openEnumField("MovementType", "Kind of movement.", MOVEMENT_MEANINGS),
    account: openEnumField(
      "LedgerAccount",
      "The rollover amount that the movement changes.",
      ACCOUNT_MEANINGS,
    ),
    amount: signedMoney,
    on: z.iso.date().nullable().describe("Date on which it happened. Null if unknown."),
    transferId: z.string().nullable().describe("The transfer, if any."),
    receiptId: z.string().nullable().describe("The receipt, if any."),
    reason: z.string().nullable().describe("Code of the reason, such as `lost`. Null if there is none."),
    timelineSequence: z
      .int()
      .nullable()
      .describe("Timeline entry that recorded it. Null for money recorded before the ledger was introduced."),
    recordedAt: timestampField.nullable().describe("Time at which it was recorded. Null if unknown."),
    recordedBy: actorSchema.nullable().describe("The person or system that recorded it. Null if unknown."),
  })
  .meta({ id: "Movement", description: "One change of a rollover's money. Never changed or removed." })
  .register(graphqlTypes, { name: "Movement" });

const unreplacedSchema = z
  .strictObject({
    transferId: z.string().describe("The void transfer."),
    amount: moneyView.describe("Amount of the payment, net of withholding."),
    withheldFederal: moneyView.describe("Federal tax withheld from it."),
    withheldState: moneyView.describe("State tax withheld from it."),
    reason: z.string().nullable().describe("Code of the reason, such as `stale`. Null if there is none."),
    voidedOn: z.iso.date().nullable().describe("Date on which it was returned or voided. Null if unknown."),
    isReported: z
      .boolean()
      .describe(
        "True for a check to the participant that was never cashed: it stays on the Form 1099-R of its year, with its withholding (Rev. Rul. 2019-19, Rev. Rul. 2025-15). False if the money is not reported on any form until it is sent again.",
      ),
  })
  .meta({ id: "UnreplacedPayment", description: "A void payment that was not reissued." })
  .register(graphqlTypes, { name: "UnreplacedPayment" });

export const ledgerSchema = z
  .strictObject({
    object: z.literal("ledger"),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    movements: z.array(movementSchema).describe("All movements, in the order in which they were recorded."),
    totals: z
      .strictObject({
        sent: moneyView.describe("Money sent, net of withholding."),
        withheldFederal: moneyView.describe("Federal tax withheld."),
        withheldState: moneyView.describe("State tax withheld."),
        received: moneyView.describe("Sum that the destination custodian received."),
        posted: moneyView.describe("Sum posted to the destination account."),
      })
      .describe("Sums of the movements. They equal the rollover's `amounts`.")
      .register(graphqlTypes, { name: "LedgerTotals" }),
    unreplacedPayments: z
      .array(unreplacedSchema)
      .describe("Void payments that were not reissued. Their money is in no total."),
  })
  .meta({ id: "Ledger", description: "The ledger of a rollover's money." })
  .register(graphqlTypes, { name: "Ledger" });

type MovementView = z.output<typeof movementSchema>;

const PAGE_ENTRIES = 100;

/** @throws Problem `not_found` */
export async function readLedger(call: ApiCall, id: string): Promise<z.output<typeof ledgerSchema>> {
  const rollover = await readRollover(call, id);
  const recorded: MovementView[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = (await readTimelines(call, [id], { limit: PAGE_ENTRIES, cursor })).get(id);
    recorded.push(...(page?.items ?? []).flatMap(toMovementViews));
    const last = page?.items.at(-1);
    if (!page?.hasMore || !last) break;
    cursor = String(last.sequence);
  }
  const unrecorded = { timelineSequence: null, recordedAt: null, recordedBy: null };
  const earlier = listEarlierMovements(rollover, recorded).map((movement) => ({
    ...movement,
    ...unrecorded,
  }));
  const movements = [...earlier, ...recorded];
  const totals = sumLedger(movements);
  return {
    object: "ledger",
    rolloverId: id,
    movements,
    totals: {
      sent: totals.sent,
      withheldFederal: totals.withheld_federal,
      withheldState: totals.withheld_state,
      received: totals.received,
      posted: totals.posted,
    },
    unreplacedPayments: listUnreplacedPayments(rollover).map(({ transfer, isReported }) => ({
      transferId: transfer.id,
      amount: transfer.amount,
      withheldFederal: transfer.withheldFederal,
      withheldState: transfer.withheldState,
      reason: transfer.voidReason,
      voidedOn: transfer.voidedOn ?? null,
      isReported,
    })),
  };
}

function toMovementViews({ sequence, at, actor, data }: TimelineEntryView): MovementView[] {
  return addIds(sequence, (data.movements ?? []) as Movement[]).map((movement) => ({
    ...movement,
    timelineSequence: sequence,
    recordedAt: at,
    recordedBy: actor,
  }));
}

export type LedgerMovement = Movement & { id: string };

function addIds(sequence: number, movements: readonly Movement[]): LedgerMovement[] {
  return movements.map((movement, index) => ({ id: `mov_${sequence}_${index + 1}`, ...movement }));
}

/** Returns movements with the same IDs as `readLedger`, without reading free text. */
export async function readMovements(
  db: Sql,
  organizationId: string,
  rollovers: readonly Rollover[],
): Promise<Map<string, LedgerMovement[]>> {
  const entries = await readMovementEntries(
    db,
    organizationId,
    rollovers.map(({ id }) => id),
  );
  const byRollover = Map.groupBy(entries, ({ rolloverId }) => rolloverId);
  return new Map(
    rollovers.map((rollover) => {
      const recorded = (byRollover.get(rollover.id) ?? []).flatMap(({ sequence, movements }) =>
        addIds(sequence, movements),
      );
      return [rollover.id, [...listEarlierMovements(rollover, recorded), ...recorded]];
    }),
  );
}

/** Derives movements of money that was recorded before timeline entries had movements. */
export function listEarlierMovements(
  rollover: Rollover,
  recorded: readonly LedgerMovement[],
): LedgerMovement[] {
  // Such money can have a recorded movement that voids it, but no recorded movement that sent it.
  const keys = new Set(recorded.map(toMovementKey));
  const postedEarlier = subtractMoney(rollover.postedAmount ?? "0.00", sumLedger(recorded).posted);
  const state: LedgerState = {
    transfers: rollover.transfers,
    receipts: normalizeReceipts(rollover.receipts),
    postedAmount: postedEarlier === "0.00" ? null : postedEarlier,
  };
  const movements = listMovements(NO_MONEY, state, rollover.updatedAt.toISOString().slice(0, 10));
  return addIds(
    0,
    movements.filter((movement) => movement.account === "posted" || !keys.has(toMovementKey(movement))),
  );
}

function toMovementKey({ type, account, amount, transferId, receiptId }: Movement): string {
  return [type, account, amount.startsWith("-"), transferId, receiptId].join();
}
