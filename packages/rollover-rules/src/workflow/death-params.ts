import { dateField, enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const actingPartyField = enumField(
  "DeathActingParty",
  "The party that acts after the participant's death.",
  {
    surviving_spouse: "The surviving spouse, as beneficiary.",
    beneficiary: "Another beneficiary.",
    personal_representative: "The executor or administrator of the estate.",
    unknown: "Not known yet.",
  },
);

export const deathResolutionField = enumField(
  "DeathResolution",
  "How the death of the participant is resolved.",
  {
    reported_in_error: "The participant is alive. The rollover continues.",
    return_money: "Money already sent goes back to the source.",
    re_register:
      "The destination registers the account for the beneficiary and posts the money already sent.",
  },
);

const certificateIdField = z
  .string("must be a document ID")
  .min(1)
  .max(64)
  .register(graphqlTypes, { scalar: "String" });

export const DEATH_PARAMS = {
  report_death: z.strictObject({
    diedOn: dateField.describe("Date of death, `YYYY-MM-DD`. Must not be in the future."),
    actingParty: actingPartyField,
    documentId: certificateIdField
      .describe("ID of the death certificate among the rollover's `documents`, if it was provided.")
      .optional(),
  }),
  resolve_death: z.strictObject({
    resolution: deathResolutionField,
    documentId: certificateIdField
      .describe(
        "ID of the death certificate among the rollover's `documents`. Required for `return_money` and `re_register`, unless `report_death` already named it.",
      )
      .optional(),
  }),
};
