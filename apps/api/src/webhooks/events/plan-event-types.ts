import { z } from "zod";
import { PLAN_ID } from "../../context/example-values.ts";
import type { EventType } from "./event-type.ts";

export const PLAN_EVENTS = {
  "plan.created": {
    description: "An employer's plan was recorded.",
    data: z.strictObject({ planId: z.string() }),
    example: { planId: PLAN_ID },
  },
  "plan.updated": {
    description: "An employer's plan was updated.",
    data: z.strictObject({ planId: z.string(), fields: z.array(z.string()).describe("The changed fields.") }),
    example: { planId: PLAN_ID, fields: ["name"] },
  },
} as const satisfies Record<string, EventType>;
