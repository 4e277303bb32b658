import { z } from "zod";
import { definitionOf } from "../../rollovers/workflow/guards.ts";
import { CALLERS_ACTIONS, type CallersAction } from "../../rollovers/workflow/transitions.ts";

export const dryRunField = z
  .boolean("must be true or false")
  .default(false)
  .describe("Check everything and write nothing.");

/**
 * The body of an action as documents show it: one schema for each row of the workflow's table, so that a generated
 * client knows what each action has to be told. The server reads the params after it has locked the row, for the
 * state decides first.
 */
export const actionBodySchema = z.discriminatedUnion("action", [
  bodyOf(CALLERS_ACTIONS[0] as CallersAction),
  ...CALLERS_ACTIONS.slice(1).map(bodyOf),
]);

function bodyOf(action: CallersAction) {
  const { params, summary, from, isOperation, types } = definitionOf(action);
  const isEmpty = params.safeParse({}).success;
  const facts = [
    summary,
    `From ${from.map((state) => `\`${state}\``).join(", ")}.`,
    types ? `For rollovers of type ${types.join(", ")}.` : "",
    isOperation ? "Needs the scope `rollovers:operate` too." : "",
  ];
  return z
    .strictObject({
      action: z.literal(action),
      params: isEmpty ? params.optional() : params,
      dryRun: dryRunField,
    })
    .meta({ id: `${toName(action)}Action`, description: facts.filter((fact) => fact !== "").join(" ") });
}

function toName(action: string): string {
  return action
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
