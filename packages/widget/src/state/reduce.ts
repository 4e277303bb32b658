import type { Custodian } from "../api/client.ts";
import type { WidgetError } from "../api/widget-error.ts";
import type { AccountType } from "./account-types.ts";
import type { Completion } from "./completion.ts";
import {
  EMPTY_DETAILS,
  type Field,
  findFieldByPointer,
  type ValidationIssue,
  validateDetails,
} from "./fields.ts";
import {
  type ConsentRecord,
  canSend,
  createInitialDestination,
  getOfferedTypes,
  getSteps,
  isFinished,
  type Settings,
  type Side,
  type SideIssue,
  type State,
  type Step,
} from "./state.ts";

export type Action =
  | { type: "configured"; settings: Settings }
  | { type: "queried"; side: Side; query: string }
  | { type: "custodianChosen"; side: Side; custodian: Custodian }
  | { type: "accountTypeChosen"; side: Side; accountType: AccountType }
  | { type: "typeUnsure"; side: Side }
  | { type: "filled"; field: Field; text: string }
  | { type: "continued"; today: string }
  | { type: "wentBack" }
  | { type: "returnedTo"; step: Step }
  | { type: "sent" }
  | { type: "resolved" }
  | { type: "failed"; error: WidgetError }
  | { type: "agreed"; key: string; isAgreed: boolean }
  | { type: "created"; accountId: string; consent: ConsentRecord | null }
  | { type: "waitedLong" }
  | { type: "completed"; completion: Completion | null }
  | { type: "closed" };

/** Applies an action. Pure: no DOM, network or clock. Keeps the input when a request fails. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "configured":
      return configure(state, action.settings);
    case "queried":
      return setQuery(state, action.side, action.query);
    case "custodianChosen":
      return chooseCustodian(state, action.side, action.custodian);
    case "accountTypeChosen":
      return reconcileTypes({
        ...state,
        sideIssue: null,
        [action.side]: { ...state[action.side], accountType: action.accountType, isUnsure: false },
      });
    case "typeUnsure":
      return reconcileTypes({
        ...state,
        sideIssue: null,
        [action.side]: { ...state[action.side], accountType: null, isUnsure: true },
      });
    case "filled": {
      const { [action.field]: _issue, ...issues } = state.issues;
      return { ...state, details: { ...state.details, [action.field]: action.text }, issues };
    }
    case "continued":
      return advance(state, action.today);
    case "wentBack":
      return goToStep(state, findPreviousStep(state));
    case "returnedTo":
      return canReturnTo(state, action.step) ? goToStep(state, action.step) : state;
    case "sent":
      return canSend(state) ? { ...goToStep(state, "review"), isSending: true, problem: null } : state;
    case "resolved":
      return { ...state, problem: null };
    case "failed":
      return fail(state, action.error);
    case "agreed": {
      const { key, isAgreed } = action;
      return { ...state, agreed: [...state.agreed.filter((one) => one !== key), ...(isAgreed ? [key] : [])] };
    }
    case "created":
      return { ...state, accountId: action.accountId, consent: action.consent };
    case "waitedLong":
      return { ...state, isSlow: state.isSending };
    case "completed":
      return complete(state, action.completion);
    case "closed":
      return isFinished(state) ? { ...state, details: EMPTY_DETAILS } : state;
  }
}

function configure(state: State, settings: Settings): State {
  const isSame = JSON.stringify(settings.destination) === JSON.stringify(state.settings.destination);
  const next = reconcileTypes({
    ...state,
    settings,
    destination: isSame ? state.destination : createInitialDestination(settings),
  });
  const steps = getSteps(settings);
  const incomplete = steps
    .slice(0, steps.indexOf(next.step))
    .find((step) => isSide(step) && validateSide(next, step));
  return incomplete || !steps.includes(next.step) ? { ...next, step: incomplete ?? "source" } : next;
}

function isSide(step: Step): step is Side {
  return step === "source" || step === "destination";
}

function setQuery(state: State, side: Side, query: string): State {
  const choice = state[side];
  if (choice.custodian && query === choice.custodian.name) return state;
  return { ...state, sideIssue: null, [side]: { query, custodian: null, accountType: null } };
}

function chooseCustodian(state: State, side: Side, custodian: Custodian): State {
  const chosen: State = {
    ...state,
    sideIssue: null,
    problem: null,
    [side]: { ...state[side], query: custodian.name, custodian },
  };
  return reconcileTypes(chosen);
}

/** Clears types that are no longer offered, and selects the only offered type. */
function reconcileTypes(state: State): State {
  const reconciled = { ...state, source: reconcileType(state, "source") };
  return reconciled.settings.destination
    ? reconciled
    : { ...reconciled, destination: reconcileType(reconciled, "destination") };
}

function reconcileType(state: State, side: Side): State["source"] {
  const choice = state[side];
  if (!choice.custodian) return choice;
  const { knownOnly } = state.settings;
  if (knownOnly && choice.custodian.isUnlisted) {
    return { query: choice.query, custodian: null, accountType: null };
  }
  const offered = getOfferedTypes(state, side);
  const currentType = offered.find((type) => type === choice.accountType) ?? null;
  const accountType = offered.length === 1 ? (offered[0] ?? null) : currentType;
  // If the company offers no usable type, the participant cannot be unsure which type it is.
  const canBeUnsure = !knownOnly && !accountType && offered.length > 0;
  return { ...choice, accountType, isUnsure: canBeUnsure && choice.isUnsure === true };
}

function validateSide(state: State, side: Side): SideIssue | null {
  const { custodian, accountType, isUnsure } = state[side];
  if (!custodian) return "custodian";
  return accountType || isUnsure ? null : "accountType";
}

function advance(state: State, today: string): State {
  switch (state.step) {
    case "source":
    case "destination": {
      const sideIssue = validateSide(state, state.step);
      return sideIssue ? { ...state, sideIssue } : goToStep(state, findNextStep(state));
    }
    case "details": {
      const issues = validateDetails(state.details, state.settings.fields, today);
      return Object.keys(issues).length > 0 ? { ...state, issues } : goToStep(state, "review");
    }
    default:
      return state;
  }
}

function goToStep(state: State, step: Step): State {
  return step === state.step ? state : { ...state, step, sideIssue: null, problem: null, completion: null };
}

function findNextStep({ settings, step }: State): Step {
  const steps = getSteps(settings);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** Returns the current step when going back is not possible: while sending and after completion. */
function findPreviousStep(state: State): Step {
  const { settings, step, isSending } = state;
  if (isSending || isFinished(state)) return step;
  const steps = getSteps(settings);
  return steps[steps.indexOf(step) - 1] ?? step;
}

function canReturnTo({ settings, step: currentStep, isSending }: State, step: Step): boolean {
  const steps = getSteps(settings);
  return (
    !isSending &&
    currentStep !== "done" &&
    steps.includes(step) &&
    steps.indexOf(step) < steps.indexOf(currentStep)
  );
}

function complete(state: State, completion: Completion | null): State {
  const completed: State = {
    ...state,
    step: "done",
    isSending: false,
    isSlow: false,
    problem: null,
    completion,
  };
  // Without an outcome, keeps the details for a retry after a late failure.
  return completion && isFinished(completed) ? { ...completed, details: EMPTY_DETAILS } : completed;
}

/** Returns to the details step if the service rejected fields. */
function fail(state: State, error: WidgetError): State {
  const fields = error.pointers.flatMap(
    (pointer) => findFieldByPointer(pointer, state.settings.fields) ?? [],
  );
  if (!state.isSending || fields.length === 0) return { ...state, isSending: false, problem: error };
  const issues = Object.fromEntries(fields.map((field): [Field, ValidationIssue] => [field, "invalid"]));
  return { ...state, isSending: false, problem: null, step: "details", issues };
}
