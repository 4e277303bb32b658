import { z } from "zod";
import { definitionOf } from "./workflow/guards.ts";
import { CALLERS_ACTIONS, type CallersAction } from "./workflow/transitions.ts";

/** One thing that could be done to a rollover, as both faces answer with it. */
export const actionSchema = z
  .strictObject({
    object: z.literal("action"),
    action: z.enum(CALLERS_ACTIONS),
    summary: z.string(),
    params: z.record(z.string(), z.unknown()).describe("What it has to be told, as a JSON Schema."),
  })
  .meta({ id: "AvailableAction" });

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
