import type { AccountEvent } from "./account-event.ts";
import type { Step } from "./state/state.ts";

/** For funnel analytics. */
export interface StepEventDetail {
  step: Step;
  from: Step;
}

export interface ExitEventDetail {
  /** `completed` if the request finished, as far as the widget knows. */
  reason: "completed" | "dismissed";
  step: Step;
}

/** For logs and developers. The participant has already seen a message. */
export interface ErrorEventDetail {
  /** A code of the service or the widget. */
  code: string;
  message: string;
  /** Null without a response. */
  status: number | null;
  requestId: string | null;
  step: Step;
}

/** Apart from the account ID, events contain no personal data. */
export interface RolloverWidgetEventMap {
  account: AccountEvent;
  step: CustomEvent<StepEventDetail>;
  exit: CustomEvent<ExitEventDetail>;
  error: CustomEvent<ErrorEventDetail>;
}
