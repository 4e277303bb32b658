import type { z } from "zod";
import type { ACTION_PARAMS } from "../action-params.ts";
import type { WorkflowContext } from "../guards.ts";
import type { ActionName } from "../transitions.ts";
import type { WorkflowState } from "../workflow-state.ts";

/** The params of each action, as its schema gives them. */
export type ParamsOf<Name extends ActionName> = z.output<(typeof ACTION_PARAMS)[Name]>;

/** A param that fits its schema and does not fit the rollover. */
export class ParamIssue extends Error {
  readonly param: string;

  constructor(param: string, message: string) {
    super(message);
    this.param = param;
  }
}

/** What actions change besides the state, by their names; those that are not there change nothing else. */
export type Effects = {
  [Name in ActionName]?: (current: WorkflowState, params: ParamsOf<Name>, context: Tools) => Change;
};
export type Change = Partial<WorkflowState>;

/** Documents that were asked for have come, or are not waited for any more. */
export const NOTHING_ASKED = {
  documentsReturnState: null,
  documentsPendingOn: null,
  documentRequest: null,
} satisfies Change;

/** What an effect may use besides the workflow that the guards see. */
export interface Tools extends WorkflowContext {
  newDocumentId(): string;
}
