import { actionNameSchema, rolloverStateSchema } from "@svc/rollover-rules/rollover-enums";
import { ROLLOVER_STATES, type RolloverState } from "@svc/rollover-rules/rollover-states";
import type { Target } from "@svc/rollover-rules/workflow/action-definition";
import { PAUSED_STATES } from "@svc/rollover-rules/workflow/apply-action";
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

const INPUT_SCHEMAS = new Map(
  CALLER_ACTIONS.map((action) => [action, toInputSchema(getActionDefinition(action).params)]),
);

/** @param state of the rollover */
export function toActionViews(
  actions: readonly CallerAction[],
  state: RolloverState,
  secondPersonActions: readonly string[] = [],
): ActionView[] {
  return actions.map((action) => {
    const { summary, to, event } = getActionDefinition(action);
    return {
      object: "action",
      action,
      summary,
      leadsTo: findResultingState(to, state),
      needsSecondPerson: secondPersonActions.includes(action),
      event,
      params: INPUT_SCHEMAS.get(action) ?? {},
    };
  });
}

function findResultingState(to: Target, state: RolloverState): RolloverState | null {
  const isPaused = PAUSED_STATES.includes(state);
  const target = to === "from_arrival" && !isPaused ? "funds_received" : to;
  return target === state ? null : (ROLLOVER_STATES.find((one) => one === target) ?? null);
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

/** Inlines references, because clients would resolve them from the root of the response. */
function inlineReferences(schema: unknown, definitions: Readonly<Record<string, object>>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => inlineReferences(one, definitions));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...keywords } = schema as { $ref?: string };
  const definition = $ref === undefined ? {} : definitions[$ref.replace("#/$defs/", "")];
  return Object.fromEntries(
    Object.entries({ ...definition, ...keywords }).map(([name, value]) => [
      name,
      inlineReferences(value, definitions),
    ]),
  );
}
