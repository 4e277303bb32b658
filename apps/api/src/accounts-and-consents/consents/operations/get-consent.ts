import { read } from "../../../context/define-operation.ts";
import { letterRepresentation } from "../../letters/letter-representation.ts";
import { consent } from "../consent-examples.ts";
import { consentSchema } from "../consent-view.ts";
import { readConsentView } from "../read-consent.ts";

export const getConsent = read({
  name: "getConsent",
  summary: "Retrieve a consent",
  description:
    "Returns JSON, or a printable PDF if `Accept` prefers `application/pdf`. Send the consent's ID as " +
    "`consentReference` in `submit` and `sign_consent`, which check it against the rollover.",
  scope: "accounts:read",
  id: "cons",
  view: consentSchema,
  example: { view: consent },
  responses: { 200: "The consent." },
  errors: [],
  rest: "GET /v1/consents/{id}",
  representations: {
    "application/pdf": letterRepresentation(
      { description: "The consent as a printable PDF.", fileName: "consent.pdf" },
      async () => (await import("../consent-letter.ts")).writeConsentLetter,
    ),
  },
  graphql: { query: "consent", isNode: true },
  run: (call, { id }) => readConsentView(call, id),
});
