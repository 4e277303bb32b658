import { isDeepStrictEqual } from "node:util";
import type { CustodianDirectory } from "@svc/custodians";
import { isIra } from "@svc/rollover-rules/eligibility/rollover-chart";
import { normalizeMoneySources } from "@svc/rollover-rules/money/normalize-money-sources";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { type Form1099R, toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { type Form5498, toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { toRecordedPayment } from "@svc/rollover-rules/workflow/recorded-payment";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import { toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import type { BoxValues, ExpectedForms, TaxCase, TaxCaseEvent } from "./tax-case.ts";

const TIME_ZONE = "America/New_York";
const YEARS = [2024, 2025, 2026, 2027];
/** Custodians are not part of the cases. */
const NO_DIRECTORY: CustodianDirectory = {
  search: () => [],
  find: () => [],
  findById: () => null,
  findBySlug: () => null,
  findAdditions: () => null,
  version: "none",
  size: 0,
};
/** Attestations that most rollovers require. */
const ATTESTATIONS = { eligibleAmount: true, taxableAcknowledged: true, noOtherRolloverIn12Months: true };

/**
 * Performs the case's actions, and returns its forms by year.
 *
 * @throws Error if an action is refused
 */
export function runCase(one: TaxCase): Record<string, ExpectedForms> {
  const rollover = performEvents(one);
  return Object.fromEntries(
    YEARS.flatMap((year) => {
      const forms = {
        "1099-R": toForms1099R(rollover, year, TIME_ZONE).map(to1099RBoxes),
        "5498": toForms5498(rollover, year).map(to5498Boxes),
      };
      const issued = Object.entries(forms).filter(([, list]) => list.length > 0);
      return issued.length === 0 ? [] : [[year, Object.fromEntries(issued)]];
    }),
  );
}

/**
 * Returns the rollover after the case's actions.
 *
 * @throws Error if an action is refused
 */
export function performEvents(one: TaxCase): Rollover {
  return one.events.reduce(
    (current, event) => perform(current, event, one.given.birthDate ?? null),
    toRollover(one),
  );
}

/** Returns the years whose forms differ from the case's. Empty if all agree. */
export function findDifferences(one: TaxCase): { year: string; expected: unknown; actual: unknown }[] {
  const actual = runCase(one);
  const years = [...new Set([...Object.keys(one.forms), ...Object.keys(actual)])];
  return years.flatMap((year) => {
    const expected = one.forms[year] ?? {};
    const computed = actual[year] ?? {};
    return isDeepStrictEqual(expected, computed) ? [] : [{ year, expected, actual: computed }];
  });
}

function perform(rollover: Rollover, event: TaxCaseEvent, birthDate: string | null): Rollover {
  const { on, action: name, ...input } = event;
  const action = name as ActionName;
  const params = getActionDefinition(action).params.parse(input) as Record<string, unknown>;
  const now = new Date(`${on}T17:00:00.000Z`);
  const context = toWorkflowContext(rollover, {
    directory: NO_DIRECTORY,
    time: { now, timeZone: TIME_ZONE, deadlineDays: {} },
    otherDistributions: [],
    birthDate,
    payment: toRecordedPayment({ action, params }),
  });
  const refusal = findRefusal(rollover, action, context);
  if (refusal) throw new Error(`${action} on ${on}: ${refusal.detail}`);
  const tools = { ...context, newDocumentId: () => "doc_1" };
  const next = applyAction(rollover, action, { params: params as ActionParams<ActionName>, tools });
  return { ...rollover, ...next, updatedAt: now };
}

function toRollover({ given, events }: TaxCase): Rollover {
  const { type, from, to, amount = null, moneySources = [], attestations } = given;
  const isIndirect = type === "indirect_60_day";
  const createdAt = new Date(`${events[0]?.on ?? "2025-01-01"}T05:00:00.000Z`);
  const { sources, issues } = normalizeMoneySources(
    moneySources as Parameters<typeof normalizeMoneySources>[0],
    amount,
    createdAt.getUTCFullYear(),
  );
  if (issues.length > 0) throw new Error(issues.map(({ path, detail }) => `${path}: ${detail}`).join(", "));
  return {
    ...BLANK_ROLLOVER,
    type,
    state: isIndirect ? "approved" : "processing",
    sourceAccountType: from,
    sourceFirstContributionDate: given.firstContributionDate ?? null,
    destinationAccountType: to,
    destinationFirstContributionDate: isIra(to) ? "2015-01-01" : null,
    amountKind: amount === null ? "full" : "partial",
    amountRequested: amount,
    deliveryMethod: type === "in_plan" ? "internal" : "check",
    attestations: { ...ATTESTATIONS, ...attestations },
    relationship: given.relationship ?? "own",
    planKind: given.planKind ?? null,
    moneySources: sources,
    createdAt,
    updatedAt: createdAt,
  };
}

const BLANK_ROLLOVER = {
  id: "case",
  organizationId: "",
  accountId: "",
  externalId: null,
  currency: "USD",
  sourceCustodianId: "custodian",
  sourceAccountNumberMask: "",
  sourcePlanName: null,
  destinationCustodianId: "custodian",
  destinationAccountNumberMask: "",
  destinationPlanName: null,
  decedentName: null,
  isInheritedIra: null,
  documentsReturnState: null,
  holdReturnState: null,
  documentsPendingOn: null,
  documents: [],
  transfers: [],
  receipts: [],
  postedAmount: null,
  amountMismatch: null,
  assets: [],
  assetMismatch: null,
  rejection: null,
  consent: null,
  documentRequest: null,
  hold: null,
  failure: null,
  requestMismatch: null,
  sixtyDayDueOn: null,
  deadlines: [],
  eligibility: { outcome: "allowed", conditions: [], rules: [], rulesetVersion: "" },
  taxTreatment: { taxable: false, code1099R: null, status: "expected" },
  distributionId: null,
  residualOf: null,
  residuals: [],
  assigneeId: null,
  priority: "normal",
  tags: [],
  metadata: {},
  version: 1,
  eventSequence: 0,
  timelineSequence: 0,
  timelineHash: "",
} satisfies Partial<Rollover>;

function to1099RBoxes(form: Form1099R): BoxValues {
  return omitBlank({
    "1": form.box1GrossDistribution,
    "2a": form.box2aTaxableAmount,
    "2b not determined": form.box2bTaxableAmountNotDetermined,
    "2b total": form.box2bTotalDistribution,
    "4": form.box4FederalTaxWithheld === "0.00" ? null : form.box4FederalTaxWithheld,
    "5": form.box5EmployeeContributions === "0.00" ? null : form.box5EmployeeContributions,
    "6": form.box6UnrealizedAppreciation,
    "7": form.box7DistributionCode,
    "IRA/SEP/SIMPLE": form.box7IraSepSimple,
    "10": form.box10AllocableToInPlanRollover,
    "11": form.box11FirstRothYear,
    "14": form.box14StateTaxWithheld === "0.00" ? null : form.box14StateTaxWithheld,
    "15": form.box15State,
    "16": form.box16StateDistribution,
    warnings: form.warnings.map(({ code }) => code),
  });
}

function to5498Boxes(form: Form5498): BoxValues {
  return omitBlank({
    "2": form.box2RolloverContributions,
    "3": form.box3RothConversion,
    "13a": form.box13aLateContribution,
    "13b": form.box13bYear,
    "13c": form.box13cCode,
    warnings: form.warnings.map(({ code }) => code),
  });
}

function omitBlank(boxes: Record<string, BoxValues[string] | null>): BoxValues {
  return Object.fromEntries(
    Object.entries(boxes).filter(([, value]) => value !== null && value !== false && !isEmptyList(value)),
  ) as BoxValues;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
