import type { Custodian } from "../api/client.ts";
import type { WidgetError } from "../api/widget-error.ts";
import { ACCOUNT_TYPES, type AccountType, getAllowedDestinations } from "./account-types.ts";
import type { Completion } from "./completion.ts";
import { type Details, EMPTY_DETAILS, type FieldIssues, type FieldSettings } from "./fields.ts";
import type { ConsentBody, RolloverType } from "./statements.ts";

/** If the destination is fixed, `destination` is skipped. */
export const STEPS = ["source", "destination", "details", "review", "done"] as const;
export type Step = (typeof STEPS)[number];

export type Side = "source" | "destination";

export interface FixedDestination {
  custodianId: string;
  name: string;
  accountType: AccountType;
}

export interface Terms {
  /** Your ID: lowercase letters, digits, `_` and `-`. */
  id: string;
  /** Up to 32 letters, digits, dots, underscores and hyphens. */
  version: string;
  /** Label of the checkbox. Default: the participant has read and accepts the terms. */
  text?: string;
  /** URL of the full text. */
  url?: string;
  /** Shows the terms only in this language. Default: all languages. */
  language?: string;
}

export interface Settings {
  destination: FixedDestination | null;
  /** Offered account types; empty for all. */
  types: Readonly<Record<Side, readonly AccountType[]>>;
  fields: FieldSettings;
  support: Support;
  /** Name of the integrator, for the header and the privacy note. */
  organization: string | null;
  /** http or https. */
  privacyUrl: string | null;
  terms: readonly Terms[];
  /** Null if the money moves directly between custodians. */
  rolloverType: RolloverType | null;
  /** Requires listed companies and known account types. */
  knownOnly: boolean;
}

export interface ConsentRecord {
  /** Null if the service stores no consents. */
  id: string | null;
  /** Milliseconds since 1970, by the participant's clock. */
  givenAt: number;
  body: ConsentBody;
}

export interface Support {
  phone: string | null;
  email: string | null;
  /** http or https. */
  url: string | null;
}

export interface SideChoice {
  query: string;
  custodian: Custodian | null;
  accountType: AccountType | null;
  /** True if the participant does not know the type, and the help questions did not determine it. */
  isUnsure?: boolean;
}

export type SideIssue = "custodian" | "accountType";

export interface State {
  settings: Settings;
  step: Step;
  source: SideChoice;
  destination: SideChoice;
  sideIssue: SideIssue | null;
  details: Details;
  issues: FieldIssues;
  /** True while the account is created, and until the integrator reports the outcome. */
  isSending: boolean;
  isSlow: boolean;
  problem: WidgetError | null;
  /** Checked agreements, by `getAgreementKey`. */
  agreed: readonly string[];
  accountId: string | null;
  consent: ConsentRecord | null;
  /** Null until the integrator reports an outcome. */
  completion: Completion | null;
}

const NOTHING_CHOSEN: SideChoice = Object.freeze({ query: "", custodian: null, accountType: null });

export function createUnlistedCustodian(name: string): Custodian {
  return { id: "", name, aliases: [], supportedAccountTypes: ACCOUNT_TYPES, isUnlisted: true };
}

export function createInitialState(settings: Settings): State {
  return {
    settings,
    step: "source",
    source: NOTHING_CHOSEN,
    destination: createInitialDestination(settings),
    sideIssue: null,
    details: EMPTY_DETAILS,
    issues: {},
    isSending: false,
    isSlow: false,
    problem: null,
    agreed: [],
    accountId: null,
    consent: null,
    completion: null,
  };
}

export function createInitialDestination({ destination: fixed }: Settings): SideChoice {
  if (!fixed) return NOTHING_CHOSEN;
  const { custodianId: id, name, accountType } = fixed;
  return {
    query: name,
    custodian: { id, name, aliases: [], supportedAccountTypes: [accountType] },
    accountType,
  };
}

export function canSend(state: State): boolean {
  return !state.isSending && (state.step === "review" || (state.step === "done" && !isFinished(state)));
}

/** Returns false after a failure, which can be retried. */
export function isFinished({ step, completion }: State): boolean {
  return step === "done" && completion?.outcome !== "failed";
}

export function getSteps({ destination }: Settings): readonly Step[] {
  return destination ? STEPS.filter((step) => step !== "destination") : STEPS;
}

export function getOfferedTypes(state: State, side: Side): readonly AccountType[] {
  const { custodian } = state[side];
  return custodian
    ? getPossibleTypes(state, side).filter((type) => custodian.supportedAccountTypes.includes(type))
    : [];
}

/** Returns the possible types, regardless of the custodian. */
export function getPossibleTypes({ settings, source }: State, side: Side): readonly AccountType[] {
  const configuredTypes = settings.types[side];
  const { destination } = settings;
  return ACCOUNT_TYPES.filter((type) => {
    if (configuredTypes.length > 0 && !configuredTypes.includes(type)) return false;
    if (side === "destination")
      return !source.accountType || getAllowedDestinations(source.accountType).includes(type);
    return !destination || getAllowedDestinations(type).includes(destination.accountType);
  });
}
