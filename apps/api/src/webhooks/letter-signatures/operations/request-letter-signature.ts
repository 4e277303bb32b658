import { validationFailed } from "@svc/service-kit/endpoints";
import { graphqlTypes, idField, lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { requestedLetter } from "../../../rollovers/letters/letter-examples.ts";
import { letterPayload, letterSchema } from "../../../rollovers/letters/letter-view.ts";
import { requireLetter } from "../../../rollovers/letters/read-requested-letter.ts";
import { requestExternalSignature } from "../../../rollovers/letters/request-signature.ts";
import { findSubscribedEndpointIds } from "../../endpoints/endpoint-store.ts";
import { getEndpoint } from "../../endpoints/get-endpoint.ts";

const EVENT = "rollover.letter_signature_requested";

export const requestLetterSignature = write({
  name: "requestLetterSignature",
  summary: "Request a signature from an e-signature provider",
  description:
    "Sends `rollover.letter_signature_requested` to the provider's webhook endpoint. The provider reads the letter, and returns the result to `POST /v1/letters/{id}/signature-result`, signed with the endpoint's secret. A new request replaces the earlier one. Letters that the participant or the spouse signs are refused.",
  scope: "rollovers:operate",
  id: "ltr",
  input: z.strictObject({
    endpointId: idField("whe").describe(
      "The webhook endpoint of the e-signature provider. It must be enabled and receive `rollover.letter_signature_requested`.",
    ),
    signer: z
      .strictObject({
        name: lineField(100).describe("The signer's name."),
        email: z.email("must be an email address").max(254).describe("The signer's email address."),
      })
      .describe("The person who signs for the organization.")
      .register(graphqlTypes, { name: "LetterSignerInput" }),
  }),
  view: letterSchema,
  example: {
    input: {
      endpointId: requestedLetter.signatureRequest.endpointId,
      signer: requestedLetter.signatureRequest.signer,
    },
    view: requestedLetter,
  },
  responses: { 200: "The letter, with the pending request." },
  errors: ["letter_not_possible", "invalid_transition", "history_mismatch"],
  rest: "POST /v1/letters/{id}/signature-requests",
  graphql: { mutation: "requestLetterSignature", payload: letterPayload },
  async run(call, { id, endpointId, signer }) {
    const { tx } = call;
    const { organizationId } = call.principal;
    await requireLetter(tx, organizationId, id);
    await getEndpoint(tx, organizationId, endpointId);
    const subscribed = await findSubscribedEndpointIds(tx, organizationId, EVENT);
    if (!subscribed.includes(endpointId)) {
      const detail = `must be enabled and receive the event ${EVENT}`;
      throw validationFailed([{ pointer: "#/endpointId", detail }]);
    }
    return requestExternalSignature(call, { id, endpointId, signer });
  },
});
