import { expect } from "@jest/globals";
import { addDays } from "@svc/rollover-rules/deadlines/days";
import { getGross } from "@svc/rollover-rules/money/allotments";
import { listMovements, type Movement } from "@svc/rollover-rules/money/ledger";
import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { findFirstPayment, type Transfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import { type Boxes, findFormCorrections } from "@svc/rollover-rules/tax/report/form-corrections";
import {
  isUncashedDistribution,
  listUnreplacedPayments,
} from "@svc/rollover-rules/tax/report/reported-transfers";
import { ParamIssue } from "@svc/rollover-rules/workflow/effects/effect";
import { performAction, type TaxCaseFacts, toRollover } from "@svc/tax-cases";
import fc from "fast-check";

// Random histories of rollovers over two years, through the actions of the API. Refused actions are skipped.

const YEARS = [2024, 2025, 2026];
const FIRST_DAY = "2025-02-03";
const LAST_DAY = "2026-12-20";

const PATHS: readonly Pick<TaxCaseFacts, "type" | "from" | "to">[] = [
  { type: "direct", from: "qualified_plan", to: "traditional_ira" },
  { type: "direct", from: "403b", to: "roth_ira" },
  { type: "trustee_transfer", from: "traditional_ira", to: "roth_ira" },
  { type: "trustee_transfer", from: "traditional_ira", to: "sep_ira" },
  { type: "indirect_60_day", from: "qualified_plan", to: "traditional_ira" },
  { type: "indirect_60_day", from: "traditional_ira", to: "traditional_ira" },
];

export const ACTIONS = [
  ...["mark_funds_sent", "mark_funds_sent", "reissue", "record_distribution", "mark_funds_received"],
  ...["mark_funds_received", "report_funds_returned", "void_receipt", "return_to_source", "correct_transfer"],
  ...["correct_receipt", "resolve_mismatch", "complete", "complete", "reverse_posting", "fail", "reopen"],
  ...["amend", "re_approve", "report_death", "provide_certificate", "resolve_death", "hold", "release"],
] as const;
type ActionName = (typeof ACTIONS)[number];

interface Step {
  action: ActionName;
  days: number;
  cents: number;
  pick: number;
  isExact: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  days: fc.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat(120) }),
  cents: fc.integer({ min: 3, max: 9_999_999 }),
  pick: fc.nat(1_000),
  isExact: fc.boolean(),
});

export const history = fc.record({
  path: fc.constantFrom(...PATHS),
  birthDate: fc.constantFrom("1990-03-10", "1966-03-01", null),
  steps: fc.array(step, { minLength: 8, maxLength: 40, size: "max" }),
  /** After how many steps the forms are filed. */
  filedAfter: fc.nat(40),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

const toMoney = (cents: number): Money => (cents / 100).toFixed(2);
const pickFrom = <Item>(items: readonly Item[], { pick }: Step): Item | undefined =>
  items[pick % items.length];
const isSent = ({ status }: { status: string }) => status === "sent";

function buildParams(rollover: Rollover, one: Step, on: string): [action: string, params: object][] {
  const { transfers, receipts } = rollover;
  const live = pickFrom(transfers.filter(isSent), one);
  const counted = pickFrom(
    receipts.filter(({ status }) => status === "received"),
    one,
  );
  const isIndirect = rollover.type === "indirect_60_day";
  const isConversion = rollover.destinationAccountType === "roth_ira" && rollover.type === "trustee_transfer";
  const withheld = isConversion && one.isExact ? { withheldFederal: toMoney(one.cents) } : {};
  const recipient = isIndirect
    ? { sentTo: "participant", payableTo: "participant", receivedOn: on }
    : { sentTo: "destination" };
  const payment = { method: "check", amount: toMoney(one.cents), sentOn: on, ...recipient };
  const voided = pickFrom(
    transfers.filter((transfer) => !isSent(transfer)),
    one,
  );
  const amount = one.isExact ? toMoney(one.cents) : (live?.amount ?? toMoney(one.cents));
  const reason = "Random.";
  switch (one.action) {
    case "mark_funds_sent":
      return [[one.action, { ...payment, ...withheld }]];
    case "reissue":
      return [
        [
          "mark_funds_sent",
          {
            ...payment,
            // Replacements can be larger or smaller than the first check.
            amount: one.isExact ? payment.amount : (voided?.amount ?? "1.00"),
            reissueOf: voided?.id ?? "tr_0",
          },
        ],
      ];
    case "record_distribution": {
      const withheldFederal = toMoney(Math.floor(one.cents / 5));
      return [
        [
          one.action,
          { receivedOn: on, grossAmount: toMoney(one.cents), withheldFederal, withheldState: "0.00" },
        ],
      ];
    }
    case "mark_funds_received":
      return [[one.action, { amount, receivedOn: on, lateReason: reason }]];
    case "report_funds_returned":
      return [
        [
          one.action,
          { transferId: live?.id ?? "tr_0", reason: pickFrom(["lost", "stale", "returned"], one) },
        ],
      ];
    case "void_receipt":
      return [[one.action, { receiptId: counted?.id ?? "rcp_0", reason: "bounced" }]];
    case "return_to_source": {
      const part = counted && one.isExact && compareMoney(amount, counted.amount) < 0;
      return [
        [
          one.action,
          { reason: "refused", returnedOn: on, ...(part ? { receiptId: counted.id, amount } : {}) },
        ],
      ];
    }
    case "correct_transfer": {
      const change = one.isExact
        ? { amount: toMoney(one.cents) }
        : { sentOn: addDays(on, -(one.pick % 300)), datesAttested: true };
      return [[one.action, { transferId: live?.id ?? "tr_0", reason, ...change }]];
    }
    case "correct_receipt":
      return [
        [
          one.action,
          { receiptId: counted?.id ?? "rcp_0", reason, lateReason: reason, amount: toMoney(one.cents) },
        ],
      ];
    case "complete":
      return [
        [
          one.action,
          {
            postedAmount: sumMoney(
              receipts.filter(({ status }) => status === "received").map((receipt) => receipt.amount),
            ),
          },
        ],
      ];
    case "reverse_posting":
      return [[one.action, { reason: "wrong_account" }]];
    case "fail":
      return one.pick % 3 > 0 ? [] : [[one.action, { code: "random", reason, fundsDisposition: reason }]];
    case "amend":
      return [
        [
          one.action,
          {
            reason,
            ...(one.isExact ? { deliveryMethod: "wire" } : { destination: { accountNumber: "IRA-1" } }),
          },
        ],
      ];
    case "re_approve":
      return [
        ["sign_consent", { consentReference: `consent-${one.pick}-${on}` }],
        ...["start_review", "approve", "send_to_custodian", "acknowledge"].map((name): [string, object] => [
          name,
          {},
        ]),
      ];
    case "report_death":
      return one.pick % 3 > 0 ? [] : [[one.action, { diedOn: on, actingParty: "unknown" }]];
    case "provide_certificate":
      return [
        [
          "provide_documents",
          { documents: [{ type: "death_certificate", name: "c.pdf", sha256: "c".repeat(64) }] },
        ],
      ];
    case "resolve_death": {
      const resolution = pickFrom(["reported_in_error", "return_money", "re_register"], one);
      return [
        [one.action, { resolution, ...(resolution === "reported_in_error" ? {} : { documentId: "doc_1" }) }],
      ];
    }
    case "resolve_mismatch":
    case "hold":
    case "reopen":
      return [[one.action, { reason }]];
    case "release":
      return [[one.action, {}]];
  }
}

interface Played {
  rollover: Rollover;
  ledger: Movement[];
  filed: Record<string, Boxes[]>;
  performed: string[];
}

export function play({ path, birthDate, steps, filedAfter }: History): Played {
  const played: Played = {
    rollover: toRollover({ given: path, events: [{ on: FIRST_DAY, action: "none" }] }),
    ledger: [],
    filed: {},
    performed: [],
  };
  let on = FIRST_DAY;
  for (const [index, one] of steps.entries()) {
    if (index === filedAfter) played.filed = listForms(played.rollover);
    const next = addDays(on, one.days);
    on = next < LAST_DAY ? next : LAST_DAY;
    for (const [action, params] of buildParams(played.rollover, one, on)) {
      const before = played.rollover;
      try {
        played.rollover = performAction(before, { on, action, ...params }, birthDate);
      } catch (error) {
        if (isRefusal(error)) continue;
        throw error;
      }
      played.performed.push(one.action);
      played.ledger.push(...listMovements(before, played.rollover, on));
    }
  }
  return played;
}

/** Refusals of guards begin with the action and the day. */
function isRefusal(error: unknown): boolean {
  return error instanceof ParamIssue || (error instanceof Error && /^\w+ on \d{4}-/.test(error.message));
}

const toBoxes = ({
  warnings: _warnings,
  movements: _movements,
  ...boxes
}: {
  warnings: unknown;
  movements: unknown;
}): Boxes => ({ ...boxes });

function listForms(rollover: Rollover): Record<string, Boxes[]> {
  return Object.fromEntries(
    YEARS.flatMap((year) => [
      [`1099-R ${year}`, toForms1099R(rollover, year, "UTC").map(toBoxes)],
      [`5498 ${year}`, toForms5498(rollover, year).map(toBoxes)],
    ]),
  );
}

/** The payments of each chain of replacements, by the first payment's ID. */
function groupChains({ transfers }: Rollover): Map<string, Transfer[]> {
  return Map.groupBy(transfers, (transfer) => findFirstPayment(transfers, transfer).id);
}

/** The money that a chain of replacements distributed: what counts, or the largest check to the participant that no one cashed. */
function sumDistributed(rollover: Rollover, chain: readonly Transfer[]): Money {
  const counted = sumMoney(chain.filter(isSent).map(getGross));
  const uncashed = chain.filter((one) => isUncashedDistribution(rollover, one)).map(getGross);
  return [counted, ...uncashed].reduce((most, amount) => (compareMoney(amount, most) > 0 ? amount : most));
}

/** Every cent that left the source is on exactly one Form 1099-R, is open until it is sent again, or is not reported by rule. */
export function expectEveryCentReported({ rollover, ledger }: Played): void {
  const forms = YEARS.flatMap((year) => toForms1099R(rollover, year, "UTC"));
  const left = ledger
    .filter(({ account }) => account !== "received" && account !== "posted")
    .map(({ amount }) => amount);
  expect(sumMoney(rollover.transfers.filter(isSent).map(getGross))).toBe(sumMoney(left));
  const chains = groupChains(rollover);
  const distributed = [...chains.values()].map((chain) => sumDistributed(rollover, chain));
  const isTransfer = rollover.type === "trustee_transfer" && rollover.destinationAccountType !== "roth_ira";
  expect(sumMoney(forms.map((form) => form.box1GrossDistribution))).toBe(
    isTransfer ? "0.00" : sumMoney(distributed),
  );
  const byTransfer = Map.groupBy(
    forms.flatMap((form, index) => form.movements.map((movement) => ({ ...movement, index }))),
    ({ account, transferId }) => `${account} ${transferId}`,
  );
  // No part of a movement is on two forms: the withheld part of a conversion is a movement of its own.
  for (const parts of byTransfer.values()) expect(new Set(parts.map(({ index }) => index)).size).toBe(1);
  const open = new Map(
    listUnreplacedPayments(rollover).map(({ transfer, isReported }) => [
      findFirstPayment(rollover.transfers, transfer).id,
      isReported,
    ]),
  );
  for (const [id, chain] of chains) {
    const parts = [...byTransfer.values()]
      .flat()
      .filter(({ transferId }) => chain.some((transfer) => transfer.id === transferId));
    const reported = sumMoney(parts.map(({ amount }) => amount));
    if (!isTransfer) expect([id, reported]).toEqual([id, sumDistributed(rollover, chain)]);
    const isRecordedWrong = chain.every(
      (one) =>
        one.voidReason === "corrected" || rollover.transfers.some(({ replaces }) => replaces === one.id),
    );
    // A chain is on a form, open, or not a payment at all.
    if (!chain.some(isSent))
      expect([id, open.get(id)]).toEqual([
        id,
        isRecordedWrong ? undefined : reported !== "0.00" || (isTransfer && open.get(id)),
      ]);
    else expect(open.has(id)).toBe(false);
  }
  // The first year reports the amount of the first check, whatever the amount of its replacement.
  for (const { transferId, amount } of [...byTransfer.values()].flat()) {
    const transfer = rollover.transfers.find(({ id }) => id === transferId);
    expect(subtractMoney(transfer ? getGross(transfer) : "0.00", amount).startsWith("-")).toBe(false);
  }
}

/** Money that arrived is on at most one Form 5498, and never more than arrived. */
export function expectNoCentContributedTwice({ rollover }: Played): void {
  const movements = YEARS.flatMap((year) => toForms5498(rollover, year)).flatMap((form) => form.movements);
  const byReceipt = Map.groupBy(movements, ({ receiptId }) => receiptId);
  const counted = rollover.receipts.filter(({ status }) => status === "received");
  for (const [id, parts] of byReceipt) {
    const receipt = counted.find((one) => one.id === id);
    expect(compareMoney(sumMoney(parts.map(({ amount }) => amount)), receipt?.amount ?? "0.00")).not.toBe(1);
  }
  const isWhole = rollover.type === "direct" && rollover.state !== "failed";
  if (isWhole)
    expect(sumMoney(movements.map(({ amount }) => amount))).toBe(
      sumMoney(counted.map(({ amount }) => amount)),
    );
}

/** The filed forms with their corrections are the forms as they are now. */
export function expectCorrectionsComplete({ rollover, filed }: Played): void {
  const current = listForms(rollover);
  for (const [name, forms] of Object.entries(filed)) {
    const corrections = findFormCorrections(forms, current[name] ?? [], false);
    const corrected = new Set(corrections.map(({ original }) => original));
    const result = [
      ...forms.filter((form) => !corrected.has(form)),
      ...corrections.filter(({ reason }) => reason !== "not_due").map((correction) => correction.corrected),
    ];
    // A form that has only a warning has no amounts, and needs no correction if it is no longer due.
    const hasAmount = (form: Boxes) =>
      Object.values(form).some((value) => /^\d+\.\d\d$/.test(String(value)) && value !== "0.00");
    const sort = (list: readonly Boxes[]) =>
      list
        .filter(hasAmount)
        .map((form) => JSON.stringify(form))
        .sort();
    expect(sort(result)).toEqual(sort(current[name] ?? []));
    for (const { reason, corrected: zeros } of corrections)
      if (reason === "not_due")
        expect(
          Object.values(zeros).filter((value) => /^\d+\.\d\d$/.test(String(value)) && value !== "0.00"),
        ).toEqual([]);
  }
}
