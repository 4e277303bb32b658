import type { z } from "zod";
import type { ACTION_PARAMS } from "../action-params.ts";
import type { WorkflowContext } from "../guards.ts";
import type { ActionName } from "../transitions.ts";
import type { WorkflowState } from "../workflow-state.ts";

export type ActionParams<Name extends ActionName> = z.output<(typeof ACTION_PARAMS)[Name]>;

/** A param that matches its schema but is invalid for this rollover. */
export class ParamIssue extends Error {
  readonly param: string;

  constructor(param: string, message: string) {
    super(message);
    this.param = param;
  }
}

export type Effects = {
  [Name in ActionName]?: (
    current: WorkflowState,
    params: ActionParams<Name>,
    context: EffectContext,
  ) => Change;
};
export type Change = Partial<WorkflowState>;

export const NO_DOCUMENT_REQUEST = {
  documentsReturnState: null,
  documentsPendingOn: null,
  documentRequest: null,
} satisfies Change;

export interface EffectContext extends WorkflowContext {
  newDocumentId(): string;
}
