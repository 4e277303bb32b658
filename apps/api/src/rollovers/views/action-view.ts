import { actionNameSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { CALLER_ACTIONS, type CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { preserveOrder } from "@svc/service-kit/endpoints";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const callerActionSchema = z
  .enum(CALLER_ACTIONS)
  .meta({ description: "The action. New values may be added.", "x-open-enum": true })
  .register(graphqlTypes, { as: actionNameSchema });

export const actionSchema = z
  .strictObject({
    object: z.literal("action"),
    action: callerActionSchema,
    summary: z.string().describe("Short description of the action."),
    leadsTo: rolloverStateSchema
      .nullable()
      .describe(
        "Resulting state. Null if the action does not change the state, or if the result depends on the rollover.",
      ),
    needsSecondPerson: z
      .boolean()
      .describe(
        "True if a second person must confirm this action. Request it with `POST /v1/approvals` instead.",
      ),
    event: z
      .string()
      .describe("Type of the event that webhook endpoints receive when the action is performed."),
    params: preserveOrder(
      z
        .record(z.string(), z.unknown())
        .describe(
          "JSON Schema of the action's parameters. `x-enum-descriptions` explains each enum value. In GraphQL, the mutation's input has the same fields.",
        ),
    ),
  })
  .meta({ id: "AvailableAction", description: "An action that can be performed on a rollover now." });

type ActionView = z.output<typeof actionSchema>;

const VIEWS = new Map(
  CALLER_ACTIONS.map((action): [CallerAction, ActionView] => {
    const { summary, params, to, event } = getActionDefinition(action);
    // `from_arrival` moves a rollover to `funds_received`, unless it is paused.
    const leadsTo =
      to === "from_arrival" ? "funds_received" : (ROLLOVER_STATES.find((state) => state === to) ?? null);
    const view = { object: "action" as const, action, summary, leadsTo, needsSecondPerson: false, event };
    return [action, { ...view, params: toInputSchema(params) }];
  }),
);

export function toActionViews(
  actions: readonly CallerAction[],
  secondPersonActions: readonly string[] = [],
): ActionView[] {
  return actions.flatMap((action) => {
    const view = VIEWS.get(action);
    return view ? [secondPersonActions.includes(action) ? { ...view, needsSecondPerson: true } : view] : [];
  });
}

export function toInputSchema(input: z.ZodType): Record<string, unknown> {
  const {
    $schema: _dialect,
    $defs = {},
    ...schema
  } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { values } = graphqlTypes.get(zodSchema) ?? {};
      if (values && jsonSchema.enum) jsonSchema["x-enum-descriptions"] = values;
    },
  });
  return inlineReferences(schema, $defs) as Record<string, unknown>;
}

/** Replaces references with their definitions, because clients would resolve them from the root of the response. */
function inlineReferences(schema: unknown, definitions: Readonly<Record<string, object>>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlineReferences(one, definitions));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...members } = schema as { $ref?: string };
  const definition = $ref === undefined ? {} : definitions[$ref.replace("#/$defs/", "")];
  return Object.fromEntries(
    Object.entries({ ...definition, ...members }).map(([name, value]) => [
      name,
      inlineReferences(value, definitions),
    ]),
  );
}
