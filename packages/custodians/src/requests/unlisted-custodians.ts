import { graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { accountTypeSchema } from "../custodian-view.ts";
import { companyNameField } from "./company-name.ts";

const sideField = z
  .strictObject({
    name: companyNameField,
    accountType: accountTypeSchema.optional().describe("The type of the account that is, or will be, there."),
  })
  .register(graphqlTypes, { name: "UnlistedCustodianInput" });

export const unlistedCustodiansSchema = z
  .strictObject({
    source: sideField.optional().describe("Where the money is."),
    destination: sideField.optional().describe("Where it is to go."),
  })
  .describe(
    "Companies that the participant did not find among the custodians. They become requests to whoever operates the service, and change nothing of the account.",
  );

export type UnlistedCustodians = z.output<typeof unlistedCustodiansSchema>;
