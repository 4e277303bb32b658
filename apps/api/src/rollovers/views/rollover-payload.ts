import { z } from "zod";
import { type RolloverView, rolloverSchema } from "./rollover-view.ts";

export const rolloverPayload = {
  name: "RolloverPayload",
  description: "Result of a rollover mutation.",
  view: z.object({
    rollover: rolloverSchema.describe("The updated rollover. Null if there are errors."),
  }),
  of: (rollover: RolloverView) => ({ rollover }),
};
