import { preserveOrder } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { createOrRetrieveAccount } from "../../../accounts-and-consents/accounts/operations/create-or-retrieve-account.ts";
import { read } from "../../../context/define-operation.ts";
import { createPaymentDetails } from "../../../custodians/payment-details/operations/create-payment-details.ts";
import { createPlan } from "../../../custodians/plans/operations/create-plan.ts";
import { updatePlan } from "../../../custodians/plans/operations/update-plan.ts";
import { createRequirementSet } from "../../../custodians/requirements/operations/create-requirement-set.ts";
import { applyIncomingFunds } from "../../../incoming-funds/operations/apply-incoming-funds.ts";
import { recordIncomingFunds } from "../../../incoming-funds/operations/record-incoming-funds.ts";
import { returnIncomingFunds } from "../../../incoming-funds/operations/return-incoming-funds.ts";
import { reverseIncomingFunds } from "../../../incoming-funds/operations/reverse-incoming-funds.ts";
import { suspendIncomingFunds } from "../../../incoming-funds/operations/suspend-incoming-funds.ts";
import { unapplyIncomingFunds } from "../../../incoming-funds/operations/unapply-incoming-funds.ts";
import { updateIncomingFunds } from "../../../incoming-funds/operations/update-incoming-funds.ts";
import { recordNigoItems } from "../../../rollovers/nigo/operations/record-nigo-items.ts";
import { createResidual } from "../../../rollovers/operations/create-residual.ts";
import { createRollover } from "../../../rollovers/operations/create-rollover.ts";
import { updateRollover } from "../../../rollovers/operations/update-rollover.ts";
import { updateAccount } from "../../../rollovers/participants/operations/update-account.ts";
import { toInputSchema } from "../../../rollovers/views/action-view.ts";

const OPERATIONS = [
  createRollover,
  updateRollover,
  createResidual,
  createOrRetrieveAccount,
  updateAccount,
  recordIncomingFunds,
  applyIncomingFunds,
  suspendIncomingFunds,
  returnIncomingFunds,
  unapplyIncomingFunds,
  reverseIncomingFunds,
  updateIncomingFunds,
  recordNigoItems,
  createPlan,
  updatePlan,
  createRequirementSet,
  createPaymentDetails,
];

/** In forms, users choose these IDs from a list. Forms omit the alternative field that each ID maps to. */
const ALTERNATIVES_BY_ID = { accountId: "account", custodianId: "custodianSlug" };

const FORMS = OPERATIONS.map(({ name, summary, input }) => ({
  object: "form" as const,
  operation: name,
  summary,
  input: requireChosenIds(toInputSchema(input as z.ZodType)),
}));

/** Requires the chosen IDs at any depth of a JSON Schema, and omits their alternatives. */
function requireChosenIds<Schema>(schema: Schema): Schema {
  if (Array.isArray(schema)) return schema.map(requireChosenIds) as Schema;
  if (typeof schema !== "object" || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, requireChosenIds(value)]),
  ) as { properties?: Record<string, unknown>; required?: string[] };
  for (const [id, alternative] of Object.entries(ALTERNATIVES_BY_ID)) {
    if (!copy.properties?.[id] || !copy.properties[alternative]) continue;
    delete copy.properties[alternative];
    copy.required = [id, ...(copy.required ?? [])];
  }
  return copy as Schema;
}

export const listForms = read({
  name: "listForms",
  summary: "List the form definitions of operations",
  scope: "rollovers:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z
      .array(
        z
          .strictObject({
            object: z.literal("form"),
            operation: z.string().describe("The operation's name, as in the OpenAPI document."),
            summary: z.string().describe("Short description of the operation."),
            input: preserveOrder(
              z
                .record(z.string(), z.unknown())
                .describe(
                  "JSON Schema of the operation's input. `x-enum-descriptions` explains each enum value.",
                ),
            ),
          })
          .meta({ id: "Form", description: "Form definition of an operation." }),
      )
      .describe("One form per operation."),
  }),
  example: { view: { object: "list", data: FORMS.slice(0, 1) } },
  responses: { 200: "The form definitions." },
  errors: [],
  rest: "GET /portal/api/forms",
  run: () => ({ object: "list" as const, data: FORMS }),
});
