import { z } from "zod";
import { type RolloverView, rolloverSchema } from "./rollover-view.ts";

export const rolloverPayload = {
  name: "RolloverPayload",
  description: "What became of a rollover.",
  view: z.object({
    rollover: rolloverSchema.describe("The rollover as it is now; null when there are errors."),
  }),
  of: (rollover: RolloverView) => ({ rollover }),
};
