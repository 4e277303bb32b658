import { isDeepStrictEqual } from "node:util";
import type { CustodianDirectory } from "@svc/custodians";
import { isIra } from "@svc/rollover-rules/eligibility/rollover-chart";
import type { SourceAmount } from "@svc/rollover-rules/money/money-source";
import { normalizeMoneySources } from "@svc/rollover-rules/money/normalize-money-sources";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { evaluateCashTreatment, toCashRollover } from "@svc/rollover-rules/tax/cash-payment";
import { type Form1099R, toForms1099R } from "@svc/rollover-rules/tax/report/form-1099r";
import { toForms5498 } from "@svc/rollover-rules/tax/report/form-5498";
import {
  type Boxes,
  findFormCorrections,
  listCorrectedReturns,
} from "@svc/rollover-rules/tax/report/form-corrections";
import { applyAction } from "@svc/rollover-rules/workflow/apply-action";
import type { ActionParams } from "@svc/rollover-rules/workflow/effects/effect";
import { findRefusal, getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { toRecordedPayment } from "@svc/rollover-rules/workflow/recorded-payment";
import type { ActionName } from "@svc/rollover-rules/workflow/transitions";
import { toWorkflowContext } from "@svc/rollover-rules/workflow/workflow-context";
import { labelBoxes, to1099RBoxes, to5498Boxes } from "./box-labels.ts";
import type { ExpectedCorrection, ExpectedForms, TaxCase, TaxCaseEvent } from "./tax-case.ts";

const TIME_ZONE = "America/New_York";
const YEARS = [2024, 2025, 2026, 2027];
/** Cases do not name custodians. */
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

interface Filing {
  form: "1099-R" | "5498";
  year: number;
  boxes: Boxes[];
  /** True if the recipient's name or TIN was corrected later. */
  hasOtherRecipient: boolean;
}

interface CaseState {
  rollover: Rollover;
  /** The cash part of the distribution, which has its own forms. */
  cash: Rollover | null;
  filings: Filing[];
}

/** Performs the case's actions and returns its forms by year. Throws an Error if an action is refused. */
export function runCase(taxCase: TaxCase): Record<string, ExpectedForms> {
  const state = performCase(taxCase);
  return Object.fromEntries(
    YEARS.flatMap((year) => {
      const forms = {
        "1099-R": listForms1099R(state, year).map(to1099RBoxes),
        "5498": toForms5498(state.rollover, year).map(to5498Boxes),
      };
      const issued = Object.entries(forms).filter(([, list]) => list.length > 0);
      return issued.length === 0 ? [] : [[year, Object.fromEntries(issued)]];
    }),
  );
}

/** Returns the corrections that the filed forms need after the last action. */
export function listCorrections(taxCase: TaxCase): ExpectedCorrection[] {
  const state = performCase(taxCase);
  return state.filings.flatMap(({ form, year, boxes, hasOtherRecipient }) =>
    findFormCorrections(boxes, listBoxes(state, form, year), hasOtherRecipient).map((correction) => ({
      form,
      year,
      method: correction.method,
      reason: correction.reason,
      returns: listCorrectedReturns(correction, hasOtherRecipient).map((correctedReturn) => ({
        ...correctedReturn,
        boxes: labelBoxes(form, correctedReturn.boxes),
      })),
    })),
  );
}

/** Returns the rollover after the case's actions. Throws an Error if an action is refused. */
export function performEvents(taxCase: TaxCase): Rollover {
  return performCase(taxCase).rollover;
}

function performCase(taxCase: TaxCase): CaseState {
  const birthDate = taxCase.given.birthDate ?? null;
  const initial: CaseState = { rollover: toRollover(taxCase), cash: null, filings: [] };
  return taxCase.events.reduce((state, event) => performEvent(state, event, birthDate), initial);
}

function performEvent(state: CaseState, event: TaxCaseEvent, birthDate: string | null): CaseState {
  const { rollover, filings } = state;
  switch (event.action) {
    case "file_forms":
      return { ...state, filings: [...filings, toFiling(state, event)] };
    case "change_recipient":
      return { ...state, filings: filings.map((filing) => ({ ...filing, hasOtherRecipient: true })) };
    case "record_cash_payment":
      return { ...state, cash: toCashPart(rollover, event, birthDate) };
    default:
      return { ...state, rollover: performAction(rollover, event, birthDate) };
  }
}

function listForms1099R({ rollover, cash }: CaseState, year: number): Form1099R[] {
  return [rollover, ...(cash ? [cash] : [])].flatMap((part) => toForms1099R(part, year, TIME_ZONE));
}

/** Omits warnings and movements, which are not filed. */
function listBoxes(state: CaseState, form: Filing["form"], year: number): Boxes[] {
  const forms = form === "1099-R" ? listForms1099R(state, year) : toForms5498(state.rollover, year);
  return forms.map(({ warnings: _warnings, movements: _movements, ...boxes }) => ({ ...boxes }));
}

function toFiling(state: CaseState, { form, year }: TaxCaseEvent): Filing {
  const filed = { form: form as Filing["form"], year: Number(year) };
  return { ...filed, boxes: listBoxes(state, filed.form, filed.year), hasOtherRecipient: false };
}

function toCashPart(rollover: Rollover, event: TaxCaseEvent, birthDate: string | null): Rollover {
  const { on, paidOut, withheldFederal = "0.00", withheldState = "0.00", stateCode = null } = event;
  const part = { moneySources: rollover.moneySources, paidOut: paidOut as SourceAmount[] };
  const cashPayment = {
    paidOn: on,
    withheldFederal: withheldFederal as string,
    withheldState: withheldState as string,
    stateCode: stateCode as string | null,
    taxTreatment: evaluateCashTreatment(rollover, part, { birthDate, paidOn: on }),
  };
  return toCashRollover(rollover, { ...part, cashPayment });
}

/** Lists the years whose computed forms differ from the expected ones. */
export function findDifferences(taxCase: TaxCase): { year: string; expected: unknown; actual: unknown }[] {
  const actual = runCase(taxCase);
  const years = [...new Set([...Object.keys(taxCase.forms), ...Object.keys(actual)])];
  return years.flatMap((year) => {
    const expected = taxCase.forms[year] ?? {};
    const computed = actual[year] ?? {};
    return isDeepStrictEqual(expected, computed) ? [] : [{ year, expected, actual: computed }];
  });
}

/** Performs one action of a rollover. Throws an Error if the action is refused. */
export function performAction(rollover: Rollover, event: TaxCaseEvent, birthDate: string | null): Rollover {
  const { on, action: name, ...input } = event;
  const action = name as ActionName;
  const params = getActionDefinition(action).params.parse(input) as Record<string, unknown>;
  // Around noon in New York.
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
  const next = applyAction(rollover, action, {
    params: params as ActionParams<ActionName>,
    context: { ...context, newDocumentId: () => "doc_1" },
  });
  return { ...rollover, ...next, updatedAt: now };
}

/** Returns the rollover before the case's first action. */
export function toRollover({ given, events }: Pick<TaxCase, "given" | "events">): Rollover {
  const { type, from, to, amount = null, moneySources = [], attestations } = given;
  const isIndirect = type === "indirect_60_day";
  // Around midnight in New York, before any action of that day.
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
    distributionId: events.some(({ action }) => action === "record_cash_payment") ? "distribution" : null,
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
