import { RELATIONSHIPS } from "@svc/rollover-rules/eligibility/relationships";
import { PLAN_KINDS } from "@svc/rollover-rules/eligibility/spousal-consent";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { PRIORITIES, ROLLOVER_STATES, ROLLOVER_TYPES } from "@svc/rollover-rules/rollover-states";
import fc from "fast-check";
import {
  assets,
  date,
  day,
  deadline,
  document,
  documentType,
  isoTime,
  method,
  mismatch,
  money,
  nullable,
  receipt,
  text,
  transfer,
  upToThree,
} from "./random-parts.ts";

// Random columns in every state, in current and older formats. Real rollovers may never have such
// combinations.

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

const ACCOUNT_TYPES = [
  "traditional_ira",
  "roth_ira",
  "qualified_plan",
  "designated_roth",
  "403b",
  "simple_ira",
];

type Columns = { [Name in keyof LockedRollover]?: fc.Arbitrary<unknown> };

const addTransferIds = <T extends object>(values: readonly T[]) =>
  values.map((value, index) => ({ id: `tr_${index + 1}`, ...value }));

export const randomRow = fc.record({
  externalId: nullable(text),
  type: fc.constantFrom(...ROLLOVER_TYPES),
  state: fc.constantFrom(...ROLLOVER_STATES),
  sourceAccountType: fc.constantFrom(...ACCOUNT_TYPES),
  sourceAccountNumberMask: text,
  sourcePlanName: nullable(text),
  sourceFirstContributionDate: nullable(day),
  destinationAccountType: fc.constantFrom(...ACCOUNT_TYPES),
  destinationAccountNumberMask: text,
  destinationPlanName: nullable(text),
  destinationFirstContributionDate: nullable(day),
  deliveryMethod: method,
  attestations: fc.record(
    { isMarried: fc.boolean(), rmdAmount: money, qualifiedLoanOffsetOn: day },
    { requiredKeys: [] },
  ),
  eligibility: fc.record({
    outcome: fc.constantFrom("allowed", "needs_review"),
    conditions: upToThree(fc.record({ code: fc.constant("qualified_order"), detail: text })),
    rules: upToThree(
      fc.record({ code: fc.constant("relationship"), result: fc.constant("unmet"), detail: text }),
    ),
    rulesetVersion: text,
  }),
  documentsPendingOn: nullable(fc.constantFrom("integrator", "participant")),
  documents: upToThree(document),
  transfers: fc.oneof(fc.constant([]), upToThree(transfer).map(addTransferIds)),
  receipts: fc.oneof(fc.constant([]), upToThree(receipt)),
  postedAmount: nullable(money),
  amountMismatch: mismatch,
  requestMismatch: mismatch,
  assetMismatch: nullable(
    fc.record({
      differences: upToThree(
        fc.record({
          cusip: nullable(fc.constant("037833100")),
          symbol: nullable(text),
          expected: fc.constant("2"),
          received: fc.constant("1.5"),
          difference: fc.constant("-0.5"),
        }),
      ),
      status: fc.constantFrom("open", "resolved"),
      resolution: nullable(text),
    }),
  ),
  rejection: nullable(
    fc.record({ code: text, reason: nullable(text), by: fc.constantFrom("operations", "source_custodian") }),
  ),
  deadlines: upToThree(deadline),
  sixtyDayDueOn: nullable(day),
  taxTreatment: fc.constantFrom(...TAX_TREATMENTS),
  relationship: fc.constantFrom(...RELATIONSHIPS),
  decedentName: nullable(text),
  isInheritedIra: nullable(fc.boolean()),
  planKind: nullable(fc.constantFrom(...PLAN_KINDS)),
  moneySources: fc.constantFrom(...MONEY_SOURCES),
  assets,
  residualOf: nullable(text),
  residuals: upToThree(text),
  consent: nullable(fc.record({ reference: text, givenAt: isoTime })),
  documentRequest: nullable(
    fc.record({
      types: upToThree(documentType),
      from: fc.constantFrom("integrator", "participant"),
      code: nullable(text),
      remedy: nullable(text),
      requestedAt: isoTime,
      documentsBefore: fc.nat({ max: 3 }),
    }),
  ),
  hold: nullable(fc.record({ code: nullable(text), reason: text, since: isoTime })),
  failure: nullable(fc.record({ code: text, reason: text, fundsDisposition: nullable(text) })),
  assigneeId: nullable(text),
  priority: fc.constantFrom(...PRIORITIES),
  tags: upToThree(text),
  // No backslashes: V8 can mistake a parsed name that ends in a backslash for another escaped name
  // (nodejs/node#63785).
  metadata: fc.dictionary(
    fc.oneof(
      text.map((name) => name.replaceAll("\\", "")),
      fc.constantFrom("1", "10", "__proto__", "constructor"),
    ),
    text,
    { maxKeys: 4 },
  ),
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  createdAt: date,
  updatedAt: date,
} satisfies Columns);
