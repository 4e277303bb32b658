import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { accountTypeSchema } from "../custodian-view.ts";
import { companyNameField } from "./company-name.ts";

const sideField = z
  .strictObject({
    name: companyNameField,
    accountType: accountTypeSchema.optional().describe("The type of the existing or future account."),
  })
  .register(graphqlTypes, { name: "UnlistedCustodianInput" });

export const unlistedCustodiansSchema = z
  .strictObject({
    source: sideField.optional().describe("The custodian that holds the money now."),
    destination: sideField.optional().describe("The custodian that will receive the money."),
  })
  .describe(
    "Companies that the participant did not find in the directory. The operator receives them as " +
      "requests. The account does not change.",
  );

export type UnlistedCustodians = z.output<typeof unlistedCustodiansSchema>;
