import { z } from "zod";
import { type DistributionView, distributionSchema } from "./distribution-view.ts";

export const distributionPayload = {
  name: "DistributionPayload",
  description: "Result of a distribution mutation.",
  view: z.object({
    distribution: distributionSchema.describe("The updated distribution. Null if there are errors."),
  }),
  of: (distribution: DistributionView) => ({ distribution }),
};
