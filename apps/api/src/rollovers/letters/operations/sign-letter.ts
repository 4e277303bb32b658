import { digestField } from "@svc/rollover-rules/workflow/action-params";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { LETTER_QUOTA_COST } from "../../../accounts-and-consents/letters/letter-representation.ts";
import { steps } from "../../../context/define-operation.ts";
import { toTransact } from "../issue-letter.ts";
import { signedLetter } from "../letter-examples.ts";
import { letterPayload, letterSchema } from "../letter-view.ts";
import { signIssuedLetter } from "../sign-letter.ts";

/** Uses `steps`, because the signed PDF is stored before the transaction. */
export const signLetter = steps({
  name: "signLetter",
  summary: "Sign a letter with a typed signature",
  description:
    "Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer, the IP address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance becomes a document of type `loa` of the rollover, as with `provide_documents`. Letters that the participant or the spouse signs are refused. Each call counts as 20 requests.",
  scope: "rollovers:operate",
  id: "ltr",
  input: z.strictObject({
    name: lineField(100).describe("Name of the signer, as a typed signature."),
    title: lineField(100).describe("Title of the signer."),
    sha256: digestField.describe(
      "SHA-256 digest of the PDF that the signer read: `file.sha256` of the letter.",
    ),
  }),
  quotaCost: () => LETTER_QUOTA_COST,
  view: letterSchema,
  example: {
    input: {
      name: signedLetter.signature.name,
      title: signedLetter.signature.title,
      sha256: signedLetter.signature.signedSha256,
    },
    view: signedLetter,
  },
  responses: { 200: "The signed letter." },
  errors: ["letter_not_possible", "invalid_transition", "history_mismatch"],
  rest: "POST /v1/letters/{id}/sign",
  graphql: { mutation: "signLetter", payload: letterPayload },
  run: (call, request) => signIssuedLetter(call, toTransact(call, call.transact), request),
});
