import { graphqlTypes, keepOrder } from "@svc/service-kit";
import { z } from "zod";
import { actionNameSchema, rolloverStateSchema } from "./rollover-enums.ts";
import { ROLLOVER_STATES } from "./rollover-states.ts";
import { definitionOf } from "./workflow/guards.ts";
import { CALLERS_ACTIONS, type CallersAction } from "./workflow/transitions.ts";

export const callersActionSchema = z
  .enum(CALLERS_ACTIONS)
  .meta({ description: "What it is. New values may be added.", "x-open-enum": true })
  .register(graphqlTypes, { as: actionNameSchema });

export const actionSchema = z
  .strictObject({
    object: z.literal("action"),
    action: callersActionSchema,
    summary: z.string().describe("What it means."),
    leadsTo: rolloverStateSchema
      .nullable()
      .describe(
        "The state that it leads to; null where it changes none, or where it hangs on what is there.",
      ),
    needsSecondPerson: z
      .boolean()
      .describe(
        "Whether the organization needs a second person for it: request it with `POST /v1/approvals` instead.",
      ),
    params: keepOrder(
      z
        .record(z.string(), z.unknown())
        .describe(
          "What it has to be told, as a JSON Schema; `x-enum-descriptions` says what each value of a list means. In GraphQL its mutation's input has the same fields.",
        ),
    ),
  })
  .meta({ id: "AvailableAction", description: "Something that could be done to a rollover now." });

export type ActionView = z.output<typeof actionSchema>;

const VIEWS = new Map(
  CALLERS_ACTIONS.map((action): [CallersAction, ActionView] => {
    const { summary, params, to } = definitionOf(action);
    const leadsTo = ROLLOVER_STATES.find((state) => state === to) ?? null;
    const view = { object: "action" as const, action, summary, leadsTo, needsSecondPerson: false };
    return [action, { ...view, params: toInputSchema(params) }];
  }),
);

/** @param forTwo actions that need a second person */
export function toActionViews(
  actions: readonly CallersAction[],
  forTwo: readonly string[] = [],
): ActionView[] {
  return actions.flatMap((action) => {
    const view = VIEWS.get(action);
    return view ? [forTwo.includes(action) ? { ...view, needsSecondPerson: true } : view] : [];
  });
}

/** Returns a JSON Schema for forms, with the meaning of each enum value. */
export function toInputSchema(input: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { values } = graphqlTypes.get(zodSchema) ?? {};
      if (values && jsonSchema.enum) jsonSchema["x-enum-descriptions"] = values;
    },
  });
  return schema;
}
