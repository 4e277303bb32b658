import { parseBody, requireScope } from "@svc/service-kit";
import { createRollover } from "../../rollovers/create-rollover.ts";
import { executeAction, requireActionScope } from "../../rollovers/execute-action.ts";
import type { Rollover } from "../../rollovers/rollover.ts";
import { rolloverInputSchema } from "../../rollovers/rollover-input.ts";
import { rolloverPatchSchema } from "../../rollovers/rollover-patch.ts";
import { toRolloverView } from "../../rollovers/rollover-view.ts";
import { updateRollover } from "../../rollovers/update-rollover.ts";
import { CALLERS_ACTIONS, type CallersAction } from "../../rollovers/workflow/transitions.ts";
import { mutationOf } from "../action-mutations.ts";
import type { MutationResolvers } from "../generated/resolver-types.ts";
import type { GraphqlContext } from "../graphql-context.ts";
import { requireId, toIfMatch, toInput, withoutNulls } from "../input-object.ts";
import { type Prepare, type RepeatableMutation, runOnce } from "../run-once.ts";
import type { ErrorPlace } from "../user-errors.ts";

/** Runs a mutation that gives a rollover. */
export async function runForRollover(
  context: GraphqlContext,
  call: RepeatableMutation,
  prepare: Prepare<Rollover>,
  place?: ErrorPlace,
) {
  const { view, ...outcome } = await runOnce(context, call, prepare, toRolloverView, { place });
  return { rollover: view, ...outcome };
}

const changes: MutationResolvers = {
  createRollover(_parent, { input }, context) {
    const { ctx, principal } = context;
    // Before the input is evaluated: as in REST, whoever may not create is told nothing of what they sent.
    requireScope(principal, "rollovers:write");
    const { idempotencyKey, ...fields } = input;
    const body = toInput(fields);
    return runForRollover(
      context,
      { mutation: "createRollover", subject: null, idempotencyKey, body },
      () => {
        const parsed = parseBody(rolloverInputSchema, body);
        return (transact) => createRollover(ctx, principal, parsed, transact);
      },
    );
  },

  updateRollover(_parent, { input }, context) {
    const { ctx, principal } = context;
    requireScope(principal, "rollovers:write");
    const { rolloverId, ifVersion, idempotencyKey, ...patch } = input;
    requireId("rol", rolloverId, "rollover");
    // In a patch null clears; amounts and attestations have nothing to clear, and what is null in them was not given.
    const { amount, attestations, ...rest } = patch;
    const body = {
      ...rest,
      ...(amount === undefined ? {} : { amount: withoutNulls(amount) }),
      ...(attestations === undefined ? {} : { attestations: withoutNulls(attestations) }),
    };
    return runForRollover(
      context,
      { mutation: "updateRollover", subject: rolloverId, idempotencyKey, body },
      () => {
        const parsed = parseBody(rolloverPatchSchema, body);
        const ifMatch = toIfMatch(ifVersion);
        return (transact) => updateRollover(ctx, principal, rolloverId, parsed, ifMatch, transact);
      },
    );
  },
};

/** What the inputs of all actions have, whatever their params. */
interface ActionInput {
  rolloverId: string;
  ifVersion?: number | null;
  dryRun?: boolean | null;
  idempotencyKey?: string | null;
}

/** The params of an action are fields of its input. */
const withoutParams: ErrorPlace = ([first, ...steps]) =>
  first === "params" ? steps : [first ?? "", ...steps];

async function runAction(action: CallersAction, input: ActionInput, context: GraphqlContext) {
  const { ctx, principal } = context;
  requireActionScope(principal, action);
  const { rolloverId, ifVersion, dryRun, idempotencyKey, ...fields } = input;
  requireId("rol", rolloverId, "rollover");
  const params = withoutNulls(fields);
  const asked = { action, params, dryRun: dryRun === true, ifMatch: toIfMatch(ifVersion) };
  return runForRollover(
    context,
    {
      mutation: mutationOf(action),
      subject: rolloverId,
      // What writes nothing is not remembered either: the same key is still free for the real thing.
      idempotencyKey: asked.dryRun ? null : idempotencyKey,
      body: params,
    },
    () => (transact) => executeAction(ctx, principal, rolloverId, asked, transact),
    withoutParams,
  );
}

/** One mutation for each action that a caller may ask for. */
const actions = Object.fromEntries(
  CALLERS_ACTIONS.map((action) => [
    mutationOf(action),
    (_parent: unknown, { input }: { input: ActionInput }, context: GraphqlContext) =>
      runAction(action, input, context),
  ]),
) as MutationResolvers;

export const rolloverMutations: MutationResolvers = { ...changes, ...actions };
