import { z } from "zod";
import { type DistributionView, distributionSchema } from "./distribution-view.ts";

export const distributionPayload = {
  name: "DistributionPayload",
  description: "What became of a distribution.",
  view: z.object({
    distribution: distributionSchema.describe("The distribution as it is now; null when there are errors."),
  }),
  of: (distribution: DistributionView) => ({ distribution }),
};
