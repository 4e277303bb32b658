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

// Random histories over two years, through the actions of the API. Refused actions are skipped.

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

/**
 * Steps of a history. `reissue`, `re_approve` and `provide_certificate` stand for other actions (see
 * `buildActions`). Repeated names are chosen more often.
 */
export const ACTIONS = [
  ...["mark_funds_sent", "mark_funds_sent", "reissue", "record_distribution", "mark_funds_received"],
  ...["mark_funds_received", "report_funds_returned", "void_receipt", "return_to_source", "correct_transfer"],
  ...["correct_receipt", "resolve_mismatch", "complete", "complete", "reverse_posting", "fail", "reopen"],
  ...["amend", "re_approve", "report_death", "provide_certificate", "resolve_death", "hold", "release"],
] as const;
type ActionName = (typeof ACTIONS)[number];

interface Step {
  action: ActionName;
  /** Days since the previous step. */
  days: number;
  cents: number;
  /** Chooses among payments, receipts and reasons. */
  pick: number;
  /** Chooses a variant of an action, mostly whether its amount is `cents` or an existing payment's. */
  isExact: boolean;
}

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  days: fc.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat(120) }),
  cents: fc.integer({ min: 3, max: 9_999_999 }),
  pick: fc.nat(1_000),
  isExact: fc.boolean(),
});

export const historyArbitrary = fc.record({
  path: fc.constantFrom(...PATHS),
  birthDate: fc.constantFrom("1990-03-10", "1966-03-01", null),
  steps: fc.array(stepArbitrary, { minLength: 8, maxLength: 40, size: "max" }),
  /** Number of steps before the forms are filed. */
  filedAfter: fc.nat(40),
});
type History = typeof historyArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

const toMoney = (cents: number): Money => (cents / 100).toFixed(2);
const pickFrom = <Item>(items: readonly Item[], { pick }: Step): Item | undefined =>
  items[pick % items.length];
const isSent = ({ status }: { status: string }) => status === "sent";

function buildActions(rollover: Rollover, step: Step, on: string): [action: string, params: object][] {
  const { transfers, receipts } = rollover;
  const sentPayment = pickFrom(transfers.filter(isSent), step);
  const validReceipt = pickFrom(
    receipts.filter(({ status }) => status === "received"),
    step,
  );
  const isIndirect = rollover.type === "indirect_60_day";
  const isConversion = rollover.destinationAccountType === "roth_ira" && rollover.type === "trustee_transfer";
  const withheld = isConversion && step.isExact ? { withheldFederal: toMoney(step.cents) } : {};
  const recipient = isIndirect
    ? { sentTo: "participant", payableTo: "participant", receivedOn: on }
    : { sentTo: "destination" };
  const payment = { method: "check", amount: toMoney(step.cents), sentOn: on, ...recipient };
  const voidedPayment = pickFrom(
    transfers.filter((transfer) => !isSent(transfer)),
    step,
  );
  const amount = step.isExact ? toMoney(step.cents) : (sentPayment?.amount ?? toMoney(step.cents));
  const reason = "Random.";
  // Two of three failures and deaths are skipped, because they would stop the history early.
  const isStopAllowed = step.pick % 3 === 0;
  switch (step.action) {
    case "mark_funds_sent":
      return [[step.action, { ...payment, ...withheld }]];
    case "reissue":
      return [
        [
          "mark_funds_sent",
          {
            ...payment,
            // Replacements can be larger or smaller than the first check.
            amount: step.isExact ? payment.amount : (voidedPayment?.amount ?? "1.00"),
            reissueOf: voidedPayment?.id ?? "tr_0",
          },
        ],
      ];
    case "record_distribution": {
      const withheldFederal = toMoney(Math.floor(step.cents / 5));
      return [
        [
          step.action,
          { receivedOn: on, grossAmount: toMoney(step.cents), withheldFederal, withheldState: "0.00" },
        ],
      ];
    }
    case "mark_funds_received":
      return [[step.action, { amount, receivedOn: on, lateReason: reason }]];
    case "report_funds_returned":
      return [
        [
          step.action,
          { transferId: sentPayment?.id ?? "tr_0", reason: pickFrom(["lost", "stale", "returned"], step) },
        ],
      ];
    case "void_receipt":
      return [[step.action, { receiptId: validReceipt?.id ?? "rcp_0", reason: "bounced" }]];
    case "return_to_source": {
      const isPart = validReceipt && step.isExact && compareMoney(amount, validReceipt.amount) < 0;
      return [
        [
          step.action,
          { reason: "refused", returnedOn: on, ...(isPart ? { receiptId: validReceipt.id, amount } : {}) },
        ],
      ];
    }
    case "correct_transfer": {
      const change = step.isExact
        ? { amount: toMoney(step.cents) }
        : { sentOn: addDays(on, -(step.pick % 300)), datesAttested: true };
      return [[step.action, { transferId: sentPayment?.id ?? "tr_0", reason, ...change }]];
    }
    case "correct_receipt":
      return [
        [
          step.action,
          { receiptId: validReceipt?.id ?? "rcp_0", reason, lateReason: reason, amount: toMoney(step.cents) },
        ],
      ];
    case "complete":
      return [
        [
          step.action,
          {
            postedAmount: sumMoney(
              receipts.filter(({ status }) => status === "received").map((receipt) => receipt.amount),
            ),
          },
        ],
      ];
    case "reverse_posting":
      return [[step.action, { reason: "wrong_account" }]];
    case "fail":
      return isStopAllowed ? [[step.action, { code: "random", reason, fundsDisposition: reason }]] : [];
    case "amend":
      return [
        [
          step.action,
          {
            reason,
            ...(step.isExact ? { deliveryMethod: "wire" } : { destination: { accountNumber: "IRA-1" } }),
          },
        ],
      ];
    case "re_approve":
      return [
        ["sign_consent", { consentReference: `consent-${step.pick}-${on}` }],
        ...["start_review", "approve", "send_to_custodian", "acknowledge"].map((name): [string, object] => [
          name,
          {},
        ]),
      ];
    case "report_death":
      return isStopAllowed ? [[step.action, { diedOn: on, actingParty: "unknown" }]] : [];
    case "provide_certificate":
      return [
        [
          "provide_documents",
          { documents: [{ type: "death_certificate", name: "c.pdf", sha256: "c".repeat(64) }] },
        ],
      ];
    case "resolve_death": {
      const resolution = pickFrom(["reported_in_error", "return_money", "re_register"], step);
      return [
        [step.action, { resolution, ...(resolution === "reported_in_error" ? {} : { documentId: "doc_1" }) }],
      ];
    }
    case "resolve_mismatch":
    case "hold":
    case "reopen":
      return [[step.action, { reason }]];
    case "release":
      return [[step.action, {}]];
  }
}

interface PlayedHistory {
  rollover: Rollover;
  ledger: Movement[];
  /** Boxes of the forms by form and year, such as `1099-R 2025`. */
  filedForms: Record<string, Boxes[]>;
  performed: string[];
}

export function play({ path, birthDate, steps, filedAfter }: History): PlayedHistory {
  const played: PlayedHistory = {
    rollover: toRollover({ given: path, events: [{ on: FIRST_DAY, action: "none" }] }),
    ledger: [],
    filedForms: {},
    performed: [],
  };
  let on = FIRST_DAY;
  for (const [index, step] of steps.entries()) {
    if (index === filedAfter) played.filedForms = listForms(played.rollover);
    const next = addDays(on, step.days);
    on = next < LAST_DAY ? next : LAST_DAY;
    for (const [action, params] of buildActions(played.rollover, step, on)) {
      const before = played.rollover;
      try {
        played.rollover = performAction(before, { on, action, ...params }, birthDate);
      } catch (error) {
        if (isRefusal(error)) continue;
        throw error;
      }
      played.performed.push(step.action);
      played.ledger.push(...listMovements(before, played.rollover, on));
    }
  }
  return played;
}

/** A refused action throws a ParamIssue, or an error whose message begins with the action and the day. */
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

/** Groups payments with their replacements, by the ID of the first payment. */
function groupChains({ transfers }: Rollover): Map<string, Transfer[]> {
  return Map.groupBy(transfers, (transfer) => findFirstPayment(transfers, transfer).id);
}

/**
 * Returns the gross amount of a chain: its sent payments, or its largest uncashed check to the participant if
 * that is more.
 */
function sumDistributed(rollover: Rollover, chain: readonly Transfer[]): Money {
  const sent = sumMoney(chain.filter(isSent).map(getGross));
  const uncashed = chain.filter((one) => isUncashedDistribution(rollover, one)).map(getGross);
  return [sent, ...uncashed].reduce((largest, amount) =>
    compareMoney(amount, largest) > 0 ? amount : largest,
  );
}

/**
 * Expects each cent that left the source to be on exactly one Form 1099-R, unless its payment was voided and
 * not yet replaced, or no form is required.
 */
export function expectEveryCentReported({ rollover, ledger }: PlayedHistory): void {
  const forms = YEARS.flatMap((year) => toForms1099R(rollover, year, "UTC"));
  const paidOut = ledger
    .filter(({ account }) => account !== "received" && account !== "posted")
    .map(({ amount }) => amount);
  expect(sumMoney(rollover.transfers.filter(isSent).map(getGross))).toBe(sumMoney(paidOut));
  const chains = groupChains(rollover);
  const distributed = [...chains.values()].map((chain) => sumDistributed(rollover, chain));
  const needsNoForm = rollover.type === "trustee_transfer" && rollover.destinationAccountType !== "roth_ira";
  expect(sumMoney(forms.map((form) => form.box1GrossDistribution))).toBe(
    needsNoForm ? "0.00" : sumMoney(distributed),
  );
  const partsByMovement = Map.groupBy(
    forms.flatMap((form, index) => form.movements.map((movement) => ({ ...movement, index }))),
    ({ account, transferId }) => `${account} ${transferId}`,
  );
  // No movement is split between two forms. The withheld part of a conversion is a separate movement.
  for (const parts of partsByMovement.values()) expect(new Set(parts.map(({ index }) => index)).size).toBe(1);
  // By chain ID: whether a form reports the chain's last payment, which has no replacement yet.
  const isUnreplacedReported = new Map(
    listUnreplacedPayments(rollover).map(({ transfer, isReported }) => [
      findFirstPayment(rollover.transfers, transfer).id,
      isReported,
    ]),
  );
  for (const [id, chain] of chains) {
    const parts = [...partsByMovement.values()]
      .flat()
      .filter(({ transferId }) => chain.some((transfer) => transfer.id === transferId));
    const reported = sumMoney(parts.map(({ amount }) => amount));
    if (!needsNoForm) expect([id, reported]).toEqual([id, sumDistributed(rollover, chain)]);
    const wasRecordedByMistake = chain.every(
      (one) =>
        one.voidReason === "corrected" || rollover.transfers.some(({ replaces }) => replaces === one.id),
    );
    // A chain without a sent payment is on a form, waits for a replacement, or was recorded by mistake.
    if (chain.some(isSent)) expect(isUnreplacedReported.has(id)).toBe(false);
    else
      expect([id, isUnreplacedReported.get(id)]).toEqual([
        id,
        wasRecordedByMistake
          ? undefined
          : reported !== "0.00" || (needsNoForm && isUnreplacedReported.get(id)),
      ]);
  }
  // No movement on a form exceeds its payment, even if the replacement is larger.
  for (const { transferId, amount } of [...partsByMovement.values()].flat()) {
    const transfer = rollover.transfers.find(({ id }) => id === transferId);
    expect(subtractMoney(transfer ? getGross(transfer) : "0.00", amount).startsWith("-")).toBe(false);
  }
}

/** Expects the Forms 5498 to report no more of a receipt than its amount. */
export function expectNoCentContributedTwice({ rollover }: PlayedHistory): void {
  const movements = YEARS.flatMap((year) => toForms5498(rollover, year)).flatMap((form) => form.movements);
  const byReceipt = Map.groupBy(movements, ({ receiptId }) => receiptId);
  const counted = rollover.receipts.filter(({ status }) => status === "received");
  for (const [id, parts] of byReceipt) {
    const receipt = counted.find((one) => one.id === id);
    expect(compareMoney(sumMoney(parts.map(({ amount }) => amount)), receipt?.amount ?? "0.00")).not.toBe(1);
  }
  const isReportedInFull = rollover.type === "direct" && rollover.state !== "failed";
  if (isReportedInFull)
    expect(sumMoney(movements.map(({ amount }) => amount))).toBe(
      sumMoney(counted.map(({ amount }) => amount)),
    );
}

const isNonzeroAmount = (box: unknown) => /^\d+\.\d\d$/.test(String(box)) && box !== "0.00";

/** Expects the filed forms, with their corrections applied, to equal the current forms. */
export function expectCorrectionsComplete({ rollover, filedForms }: PlayedHistory): void {
  const current = listForms(rollover);
  for (const [name, forms] of Object.entries(filedForms)) {
    const corrections = findFormCorrections(forms, current[name] ?? [], false);
    const corrected = new Set(corrections.map(({ original }) => original));
    const result = [
      ...forms.filter((form) => !corrected.has(form)),
      ...corrections.filter(({ reason }) => reason !== "not_due").map((correction) => correction.corrected),
    ];
    // A form with only a warning has no amounts, and needs no correction when it is no longer due.
    const hasAmount = (form: Boxes) => Object.values(form).some(isNonzeroAmount);
    const sort = (list: readonly Boxes[]) =>
      list
        .filter(hasAmount)
        .map((form) => JSON.stringify(form))
        .sort();
    expect(sort(result)).toEqual(sort(current[name] ?? []));
    for (const { reason, corrected: zeros } of corrections)
      if (reason === "not_due") expect(Object.values(zeros).filter(isNonzeroAmount)).toEqual([]);
  }
}
