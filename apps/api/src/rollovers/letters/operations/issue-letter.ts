import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { LETTER_QUOTA_COST } from "../../../accounts-and-consents/letters/letter-representation.ts";
import { steps } from "../../../context/define-operation.ts";
import { issueNewLetter, toTransact } from "../issue-letter.ts";
import { letter } from "../letter-examples.ts";
import { accountNumbersField, letterKindField } from "../letter-fields.ts";
import { letterPayload, letterSchema } from "../letter-view.ts";

/** Uses `steps`, because the PDF is stored before the transaction. */
export const issueLetter = steps({
  name: "issueLetter",
  summary: "Issue a letter",
  description:
    "Writes a tagged PDF with the organization's letterhead and wording, and stores it. A letter never changes. A new letter of the same kind replaces the earlier one and names its number. The timeline and the audit log record each letter, and an event is emitted. Each call counts as 20 requests.",
  scope: "rollovers:operate",
  scopesFor: ({ accountNumbers }) => (accountNumbers === "full" ? ["rollovers:reveal"] : []),
  id: "rol",
  input: z.strictObject({
    kind: letterKindField,
    accountNumbers: accountNumbersField
      .default("masked")
      .describe("Account numbers in the letter. Default: `masked`.")
      .register(graphqlTypes, { name: "LetterAccountNumbers", default: "masked" }),
  }),
  quotaCost: () => LETTER_QUOTA_COST,
  view: letterSchema,
  example: { input: { kind: letter.kind }, view: letter },
  responses: { 201: "The issued letter." },
  errors: [
    "letter_not_possible",
    "nothing_to_certify",
    "invalid_transition",
    "second_person_required",
    "history_mismatch",
    "version_conflict",
  ],
  rest: "POST /v1/rollovers/{id}/letters",
  location: ({ id }) => `/v1/letters/${id}`,
  graphql: { mutation: "issueLetter", payload: letterPayload },
  run: (call, request) => issueNewLetter(call, toTransact(call, call.transact), request),
});
