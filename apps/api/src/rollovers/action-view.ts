import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { actionNameSchema } from "./rollover-enums.ts";
import { definitionOf } from "./workflow/guards.ts";
import { CALLERS_ACTIONS, type CallersAction } from "./workflow/transitions.ts";

/** An action that a caller may ask for. */
export const callersActionSchema = z
  .enum(CALLERS_ACTIONS)
  .meta({ description: "What it is. New values may be added.", "x-open-enum": true })
  .register(graphqlTypes, { as: actionNameSchema });

/** One thing that could be done to a rollover, as it is answered. */
export const actionSchema = z
  .strictObject({
    object: z.literal("action"),
    action: callersActionSchema,
    summary: z.string().describe("What it means."),
    params: z
      .record(z.string(), z.unknown())
      .describe(
        "What it has to be told, as a JSON Schema. In GraphQL its mutation's input has the same fields.",
      ),
  })
  .meta({ id: "AvailableAction", description: "Something that could be done to a rollover now." });

export type ActionView = z.output<typeof actionSchema>;

const VIEWS = new Map(
  CALLERS_ACTIONS.map((action): [CallersAction, ActionView] => {
    const { summary, params } = definitionOf(action);
    const { $schema: _dialect, ...schema } = z.toJSONSchema(params, { io: "input", unrepresentable: "any" });
    return [action, { object: "action", action, summary, params: schema }];
  }),
);

/** What actions are, and what each has to be told. */
export function toActionViews(actions: readonly CallersAction[]): ActionView[] {
  return actions.flatMap((action) => VIEWS.get(action) ?? []);
}
