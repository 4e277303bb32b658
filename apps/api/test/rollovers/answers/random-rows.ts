import fc from "fast-check";
import type { LockedRollover } from "../../../src/rollovers/rollover.ts";
import { PRIORITIES, ROLLOVER_STATES, ROLLOVER_TYPES } from "../../../src/rollovers/rollover-states.ts";
import { RELATIONSHIPS } from "../../../src/rollovers/rules/relationships.ts";
import { PLAN_KINDS } from "../../../src/rollovers/rules/spousal-consent.ts";
import {
  assets,
  date,
  day,
  deadline,
  document,
  documentType,
  few,
  isoTime,
  maybe,
  method,
  mismatch,
  money,
  receipt,
  text,
  transfer,
} from "./random-parts.ts";

// Random columns of rollovers in every state, in current and older formats. Their combination need not be reachable.

const LINE = { amount: null, percent: null, firstContributionYear: null, basis: null, earnings: null };
const MONEY_SOURCES = [
  [],
  [{ ...LINE, kind: "pre_tax" }],
  [{ ...LINE, kind: "roth", firstContributionYear: 2001 }],
  [
    { ...LINE, kind: "pre_tax", percent: "62.5" },
    { ...LINE, kind: "after_tax", amount: "37.50", basis: "30.00", earnings: "7.50" },
  ],
];

const TAX_TREATMENTS = [
  { taxable: false, code1099R: "G" },
  { taxable: true, code1099R: null },
  { taxable: false, code1099R: "1", status: "expected", asOf: "2026-06-15", basis: 'a "b"', assumptions: [] },
  {
    taxable: true,
    code1099R: "2",
    status: "reported",
    asOf: "2026-06-15",
    basis: "§402(c)",
    assumptions: [{ code: "birth_date_not_known", detail: "The birth date is not known." }],
    rothCode1099R: "H",
    isQualified: true,
  },
];

const ACCOUNTS = ["traditional_ira", "roth_ira", "qualified_plan", "designated_roth", "403b", "simple_ira"];

type Columns = { [Name in keyof LockedRollover]?: fc.Arbitrary<unknown> };

const numbered = <T extends object>(values: readonly T[]) =>
  values.map((value, index) => ({ id: `tr_${index + 1}`, ...value }));

export const randomRow = fc.record({
  externalId: maybe(text),
  type: fc.constantFrom(...ROLLOVER_TYPES),
  state: fc.constantFrom(...ROLLOVER_STATES),
  sourceAccountType: fc.constantFrom(...ACCOUNTS),
  sourceAccountNumberMask: text,
  sourcePlanName: maybe(text),
  sourceFirstContributionDate: maybe(day),
  destinationAccountType: fc.constantFrom(...ACCOUNTS),
  destinationAccountNumberMask: text,
  destinationPlanName: maybe(text),
  destinationFirstContributionDate: maybe(day),
  deliveryMethod: method,
  attestations: fc.record(
    { isMarried: fc.boolean(), rmdAmount: money, qualifiedLoanOffsetOn: day },
    { requiredKeys: [] },
  ),
  eligibility: fc.record({
    outcome: fc.constantFrom("allowed", "needs_review"),
    conditions: few(fc.record({ code: fc.constant("qualified_order"), detail: text })),
    rules: few(fc.record({ code: fc.constant("relationship"), result: fc.constant("unmet"), detail: text })),
    rulesetVersion: text,
  }),
  documentsPendingOn: maybe(fc.constantFrom("integrator", "participant")),
  documents: few(document),
  transfers: fc.oneof(fc.constant([]), few(transfer).map(numbered)),
  receipts: fc.oneof(fc.constant([]), few(receipt)),
  postedAmount: maybe(money),
  amountMismatch: mismatch,
  requestMismatch: mismatch,
  assetMismatch: maybe(
    fc.record({
      differences: few(
        fc.record({
          cusip: maybe(fc.constant("037833100")),
          symbol: maybe(text),
          expected: fc.constant("2"),
          received: fc.constant("1.5"),
          difference: fc.constant("-0.5"),
        }),
      ),
      status: fc.constantFrom("open", "resolved"),
      resolution: maybe(text),
    }),
  ),
  rejection: maybe(
    fc.record({ code: text, reason: maybe(text), by: fc.constantFrom("operations", "source_custodian") }),
  ),
  deadlines: few(deadline),
  sixtyDayDueOn: maybe(day),
  taxTreatment: fc.constantFrom(...TAX_TREATMENTS),
  relationship: fc.constantFrom(...RELATIONSHIPS),
  decedentName: maybe(text),
  isInheritedIra: maybe(fc.boolean()),
  planKind: maybe(fc.constantFrom(...PLAN_KINDS)),
  moneySources: fc.constantFrom(...MONEY_SOURCES),
  assets,
  residualOf: maybe(text),
  residuals: few(text),
  consent: maybe(fc.record({ reference: text, givenAt: isoTime })),
  documentRequest: maybe(
    fc.record({
      types: few(documentType),
      from: fc.constantFrom("integrator", "participant"),
      code: maybe(text),
      remedy: maybe(text),
      requestedAt: isoTime,
      documentsBefore: fc.nat({ max: 3 }),
    }),
  ),
  hold: maybe(fc.record({ code: maybe(text), reason: text, since: isoTime })),
  failure: maybe(fc.record({ code: text, reason: text, fundsDisposition: maybe(text) })),
  assigneeId: maybe(text),
  priority: fc.constantFrom(...PRIORITIES),
  tags: few(text),
  // After V8 parses a name that ends with a backslash, it may confuse it with another escaped one (nodejs/node#63785).
  metadata: fc.dictionary(
    fc.oneof(
      text.map((name) => name.replaceAll("\\", "")),
      fc.constantFrom("1", "10", "__proto__", "constructor"),
    ),
    text,
    {
      maxKeys: 4,
    },
  ),
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  createdAt: date,
  updatedAt: date,
} satisfies Columns);
