import { keepOrder } from "@svc/service-kit";
import { z } from "zod";
import { createOrRetrieveAccount } from "../../accounts/operations/create-or-retrieve-account.ts";
import { updateAccount } from "../../accounts/operations/update-account.ts";
import { read } from "../../declare.ts";
import { toInputSchema } from "../../rollovers/action-view.ts";
import { createResidual } from "../../rollovers/operations/create-residual.ts";
import { createRollover } from "../../rollovers/operations/create-rollover.ts";
import { updateRollover } from "../../rollovers/operations/update-rollover.ts";

const OPERATIONS = [createRollover, updateRollover, createResidual, createOrRetrieveAccount, updateAccount];

const FORMS = OPERATIONS.map(({ name, summary, input }) => ({
  object: "form" as const,
  operation: name,
  summary,
  input: toInputSchema(input as z.ZodType),
}));

/** Input schemas for the portal's forms. */
export const listForms = read({
  name: "listForms",
  summary: "List what the operations take that a person fills in a form for",
  scope: "rollovers:read",
  view: z.strictObject({
    object: z.literal("list"),
    data: z
      .array(
        z
          .strictObject({
            object: z.literal("form"),
            operation: z.string().describe("The operation's name, as in the OpenAPI document."),
            summary: z.string().describe("What it does."),
            input: keepOrder(
              z
                .record(z.string(), z.unknown())
                .describe("What it takes, as a JSON Schema; `x-enum-descriptions` says what values mean."),
            ),
          })
          .meta({ id: "Form", description: "What a form is made of." }),
      )
      .describe("A form each."),
  }),
  example: { view: { object: "list", data: FORMS.slice(0, 1) } },
  answers: { 200: "What each of them takes." },
  errors: [],
  rest: "GET /portal/api/forms",
  run: () => ({ object: "list" as const, data: FORMS }),
});
