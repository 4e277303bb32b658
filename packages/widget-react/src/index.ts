"use client";

export type {
  AccountEvent,
  AccountEventDetail,
  AccountType,
  Completion,
  ErrorEventDetail,
  ExitEventDetail,
  FetchToken,
  FixedDestination,
  OptionalField,
  Outcome,
  SessionToken,
  StepEventDetail,
  Strings,
  Terms,
} from "@svc/widget";
export {
  RolloverWidget,
  type RolloverWidgetHandle,
  type RolloverWidgetProps,
} from "./rollover-widget.ts";
