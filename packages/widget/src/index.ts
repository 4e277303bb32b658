import { RolloverWidget, TAG_NAME } from "./element.ts";

export {
  AccountEvent,
  type AccountEventDetail,
  type EventSide,
  type ListedSide,
  type UnlistedSide,
} from "./account-event.ts";
export type { FetchToken, SessionToken, TokenTools } from "./api/session.ts";
export { TAG_NAME } from "./element.ts";
export type {
  ErrorEventDetail,
  ExitEventDetail,
  RolloverWidgetEventMap,
  StepEventDetail,
} from "./events.ts";
export type { AccountType } from "./state/account-types.ts";
export type { Completion, Outcome } from "./state/completion.ts";
export type { OptionalField } from "./state/fields.ts";
export type { FixedDestination, Step, Terms } from "./state/state.ts";
export type { RolloverType } from "./state/statements.ts";
export type { StringName, Strings } from "./strings/en.ts";
export { RolloverWidget };

declare global {
  interface HTMLElementTagNameMap {
    "svc-rollover-widget": RolloverWidget;
  }
}

// Servers have no custom elements, and a page may load this script twice.
if (globalThis.customElements && !customElements.get(TAG_NAME))
  customElements.define(TAG_NAME, RolloverWidget);
