import type { MutationNames } from "@svc/operations";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { CALLER_ACTIONS, type CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { type RolloverView, rolloverPayload } from "../views/rollover-view.ts";

export const dryRunField = z
  .boolean("must be true or false")
  .default(false)
  .describe("Validates the request without saving anything. The response shows the resulting rollover.")
  .register(graphqlTypes, { default: "false" });

/**
 * One schema per action, for generated clients. The server parses params only after locking the row, because the state is
 * checked first.
 */
export const actionBodySchema = z.discriminatedUnion("action", [
  createActionBodySchema(CALLER_ACTIONS[0] as CallerAction),
  ...CALLER_ACTIONS.slice(1).map(createActionBodySchema),
]);

function createActionBodySchema(action: CallerAction) {
  const { params, summary, from, isOperation, types } = getActionDefinition(action);
  const isEmpty = params.safeParse({}).success;
  const facts = [
    summary,
    `Allowed in ${from.map((state) => `\`${state}\``).join(", ")}.`,
    types ? `Only for rollovers of type ${types.join(", ")}.` : "",
    isOperation ? "Also requires the scope `rollovers:operate`." : "",
  ];
  return z
    .strictObject({
      action: z.literal(action),
      params: isEmpty ? params.optional() : params,
      dryRun: dryRunField,
    })
    .meta({
      id: `${toSchemaName(action)}Action`,
      description: facts.filter((fact) => fact !== "").join(" "),
    });
}

export const actionMutations: readonly MutationNames<RolloverView>[] = CALLER_ACTIONS.map((action) => {
  const { params, summary, from, isOperation, types } = getActionDefinition(action);
  const only = types ? ` Only for type ${types.map((type) => `\`${type}\``).join(", ")}.` : "";
  return {
    mutation: toMutationName(action),
    description: `${summary}${only} Allowed in ${from.map((state) => `\`${state}\``).join(", ")}.`,
    payload: rolloverPayload,
    ...(isOperation ? { scopes: ["rollovers:operate"] as const } : {}),
    input: {
      description: summary,
      schema: z.strictObject({ ...(params as z.ZodObject).shape, dryRun: dryRunField }),
      toInput: ({ dryRun, ...actionParams }) => ({ action, params: actionParams, dryRun }),
      mapIssuePath: ([first = "", ...steps]) => (first === "params" ? steps : [first, ...steps]),
    },
  };
});

/**
 * Returns the mutation's name: `submit` becomes `submitRollover`, `mark_funds_sent` becomes `markRolloverFundsSent`, and
 * `custodian_reject` becomes `custodianRejectRollover`.
 */
export function toMutationName(action: CallerAction): string {
  const [first = "", ...rest] = action.split("_");
  const suffix = rest.map(capitalize).join("");
  return first === "custodian" ? `${first}${suffix}Rollover` : `${first}Rollover${suffix}`;
}

function toSchemaName(action: string): string {
  return action.split("_").map(capitalize).join("");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
