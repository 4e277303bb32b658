import type { AccountEvent } from "./account-event.ts";
import type { Step } from "./state/state.ts";

/** `step`: the participant has come to another step, by any way. For counting who gets how far. */
export interface StepEventDetail {
  step: Step;
  /** Where they were. */
  from: Step;
}

/** `exit`: the participant, or `close()`, has closed the widget. */
export interface ExitEventDetail {
  /** `completed` once the request is through, as far as the widget was told; else `dismissed`. */
  reason: "completed" | "dismissed";
  /** Where it was closed. */
  step: Step;
}

/** `error`: something did not work. For logs and developers; the participant has been told in their language. */
export interface ErrorEventDetail {
  /** The service's code, or one of the widget's own. */
  code: string;
  /** English, for a developer. */
  message: string;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** The service's id of the request; null when there was none. */
  requestId: string | null;
  /** Where the participant was. */
  step: Step;
}

/** The widget's own events. None of them holds anything about the participant but the account's id. */
export interface RolloverWidgetEventMap {
  account: AccountEvent;
  step: CustomEvent<StepEventDetail>;
  exit: CustomEvent<ExitEventDetail>;
  error: CustomEvent<ErrorEventDetail>;
}
