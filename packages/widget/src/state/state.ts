import type { Custodian } from "../api/client.ts";
import type { WidgetError } from "../api/widget-error.ts";
import { ACCOUNT_TYPES, type AccountType, destinationsOf } from "./account-types.ts";
import type { Completion } from "./completion.ts";
import type { ConsentBody } from "./consent-body.ts";
import { type Details, EMPTY_DETAILS, type Faults, type FieldSettings } from "./fields.ts";
import type { RolloverType } from "./statements.ts";

/** The steps, in their order. `destination` is left out where the integrator has fixed it. */
export const STEPS = ["source", "destination", "details", "review", "done"] as const;
export type Step = (typeof STEPS)[number];

/** The two steps in which a custodian and a type of account are chosen. */
export type Side = "source" | "destination";

/** A destination that the integrator has fixed. */
export interface FixedDestination {
  custodianId: string;
  /** As the participant is to read it. */
  name: string;
  accountType: AccountType;
}

/** Terms of the integrator's, which the participant agrees to with a checkbox. */
export interface Terms {
  /** Your name for them: lower-case letters, digits, `_` and `-`. */
  id: string;
  /** Yours: up to 32 letters, digits, dots and hyphens. */
  version: string;
  /** What stands beside the checkbox; that the terms were read and are accepted, where it is left out. */
  text?: string;
  /** Where the whole of them can be read. */
  url?: string;
  /** The language that they are in: they are shown in that alone. Without it, in every language. */
  language?: string;
}

/** What the integrator has set. */
export interface Settings {
  destination: FixedDestination | null;
  /** The types to offer on either side; empty for all. */
  types: Readonly<Record<Side, readonly AccountType[]>>;
  fields: FieldSettings;
  support: Support;
  terms: readonly Terms[];
  /** How the money is to travel; null for straight from one custodian to the other. */
  rolloverType: RolloverType | null;
  /** Nobody looks anything up: both sides are at companies of the list, with types that the participant knows. */
  knownOnly: boolean;
}

/** What the participant agreed to, once it was sent. */
export interface GivenConsent {
  /** The service's id of it; null where the service does not keep consents. */
  id: string | null;
  /** In milliseconds since 1970, by the participant's clock. */
  givenAt: number;
  body: ConsentBody;
}

/** Where the participant may ask, as the integrator says; null for what is left out. */
export interface Support {
  phone: string | null;
  email: string | null;
  /** Of http or https. */
  url: string | null;
}

/** One side, as far as it is chosen. */
export interface SideChoice {
  /** What stands in the search field. */
  query: string;
  custodian: Custodian | null;
  accountType: AccountType | null;
  /** The participant does not know the type, nor do the questions find it: it is to be looked up. */
  isUnsure?: boolean;
}

/** What keeps a side from being left. */
export type SideFault = "custodian" | "accountType";

export interface State {
  settings: Settings;
  step: Step;
  source: SideChoice;
  destination: SideChoice;
  sideFault: SideFault | null;
  details: Details;
  faults: Faults;
  /** While the account is created, and then until the integrator has said how the request ended. */
  isSending: boolean;
  /** That takes longer than the participant would expect. */
  isSlow: boolean;
  /** What went wrong, until something is tried again. */
  problem: WidgetError | null;
  /** What the participant has ticked, by `keyOf`. */
  agreed: readonly string[];
  /** The account, once there is one. */
  accountId: string | null;
  consent: GivenConsent | null;
  /** How the request ended; null where the integrator has not said. */
  completion: Completion | null;
}

const NOTHING_CHOSEN: SideChoice = Object.freeze({ query: "", custodian: null, accountType: null });

/** A company that the participant typed: nothing is known of it, and it may hold anything. */
export function unlistedCustodian(name: string): Custodian {
  return { id: "", name, aliases: [], supportedAccountTypes: ACCOUNT_TYPES, isUnlisted: true };
}

/** Where everything begins. */
export function initialState(settings: Settings): State {
  return {
    settings,
    step: "source",
    source: NOTHING_CHOSEN,
    destination: destinationOf(settings),
    sideFault: null,
    details: EMPTY_DETAILS,
    faults: {},
    isSending: false,
    isSlow: false,
    problem: null,
    agreed: [],
    accountId: null,
    consent: null,
    completion: null,
  };
}

/** The destination's side before the participant has chosen one: the integrator's, or nothing. */
export function destinationOf({ destination: fixed }: Settings): SideChoice {
  if (!fixed) return NOTHING_CHOSEN;
  const { custodianId: id, name, accountType } = fixed;
  return {
    query: name,
    custodian: { id, name, aliases: [], supportedAccountTypes: [accountType] },
    accountType,
  };
}

/** Whether the request can be sent: for the first time, or again after it failed. */
export function canSend(state: State): boolean {
  return !state.isSending && (state.step === "review" || (state.step === "done" && !isOver(state)));
}

/** Whether the participant has nothing more to do here. A request that failed can be sent again. */
export function isOver({ step, completion }: State): boolean {
  return step === "done" && completion?.outcome !== "failed";
}

/** The steps that there are under these settings. */
export function stepsOf({ destination }: Settings): readonly Step[] {
  return destination ? STEPS.filter((step) => step !== "destination") : STEPS;
}

/** The types that the participant may choose of for the custodian of a side; none while there is no custodian. */
export function offeredTypes(state: State, side: Side): readonly AccountType[] {
  const { custodian } = state[side];
  return custodian
    ? possibleTypes(state, side).filter((type) => custodian.supportedAccountTypes.includes(type))
    : [];
}

/** The types that come into question for a side, whoever the custodian is. */
export function possibleTypes({ settings, source }: State, side: Side): readonly AccountType[] {
  const wanted = settings.types[side];
  const { destination } = settings;
  return ACCOUNT_TYPES.filter((type) => {
    if (wanted.length > 0 && !wanted.includes(type)) return false;
    if (side === "destination")
      return !source.accountType || destinationsOf(source.accountType).includes(type);
    return !destination || destinationsOf(type).includes(destination.accountType);
  });
}
