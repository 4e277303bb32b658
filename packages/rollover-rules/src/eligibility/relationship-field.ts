import { enumField } from "@svc/service-kit/fields";
import type { z } from "zod";
import type { Relationship } from "./relationships.ts";

export const relationshipSchema: z.ZodType<Relationship> = enumField(
  "Relationship",
  "The participant's claim to the money.",
  {
    own: "The participant's own money.",
    spouse_beneficiary:
      "Inherited from the participant's spouse. It can go to the same accounts as the spouse's own money.",
    non_spouse_beneficiary: "Inherited from anyone else. It must go directly to an inherited IRA.",
    alternate_payee: "Awarded to a spouse or former spouse by a qualified domestic relations order.",
  } satisfies Record<Relationship, string>,
);
