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
 * Describes each action's body for generated clients. The server does not parse requests with this schema: `parseAction` parses
 * the params after the scope check.
 */
export const actionBodySchema = z.discriminatedUnion("action", [
  createActionBodySchema(CALLER_ACTIONS[0] as CallerAction),
  ...CALLER_ACTIONS.slice(1).map(createActionBodySchema),
]);

function createActionBodySchema(action: CallerAction) {
  const { params, summary, from, isOperation, types } = getActionDefinition(action);
  const areParamsOptional = params.safeParse({}).success;
  const sentences = [
    summary,
    `Allowed in ${from.map((state) => `\`${state}\``).join(", ")}.`,
    types ? `Only for rollovers of type ${types.join(", ")}.` : "",
    isOperation ? "Also requires the scope `rollovers:operate`." : "",
  ];
  return z
    .strictObject({
      action: z.literal(action).describe(`The action to perform: \`${action}\`.`),
      params: (areParamsOptional ? params.optional() : params).describe(
        describeParams(action, params, areParamsOptional),
      ),
      dryRun: dryRunField,
    })
    .meta({
      id: toActionSchemaName(action),
      description: sentences.filter((sentence) => sentence !== "").join(" "),
    });
}

function describeParams(action: CallerAction, params: z.ZodType, areParamsOptional: boolean): string {
  if (Object.keys((params as z.ZodObject).shape).length === 0) return `\`${action}\` has no parameters.`;
  return `The parameters of \`${action}\`.${areParamsOptional ? " All of them are optional." : ""}`;
}

export const actionMutations: readonly MutationNames<RolloverView>[] = CALLER_ACTIONS.map((action) => {
  const { params, summary, from, isOperation, types } = getActionDefinition(action);
  const typeNote = types ? ` Only for type ${types.map((type) => `\`${type}\``).join(", ")}.` : "";
  return {
    mutation: toMutationName(action),
    description: `${summary}${typeNote} Allowed in ${from.map((state) => `\`${state}\``).join(", ")}.`,
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
 * Returns, for example, `markRolloverFundsSent` for `mark_funds_sent`, and `custodianRejectRollover` for
 * `custodian_reject`.
 */
export function toMutationName(action: CallerAction): string {
  const [firstWord = "", ...otherWords] = action.split("_");
  const suffix = otherWords.map(capitalize).join("");
  return firstWord === "custodian" ? `${firstWord}${suffix}Rollover` : `${firstWord}Rollover${suffix}`;
}

export function toActionSchemaName(action: CallerAction): string {
  return `${action.split("_").map(capitalize).join("")}Action`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
