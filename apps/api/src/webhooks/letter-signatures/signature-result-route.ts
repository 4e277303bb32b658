import { parseBody, parseJsonBytes, readJsonBytes, validationFailed } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { getRequestId } from "@svc/service-kit/http";
import { jsonContent, PUBLIC_TAG, type Route } from "@svc/service-kit/routes";
import type { Request } from "express";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { MAX_FILE_BYTES } from "../../rollovers/documents/receive-file.ts";
import { LETTER_ID } from "../../rollovers/letters/letter-examples.ts";
import { findRequestedLetter, type RequestedLetter } from "../../rollovers/letters/read-requested-letter.ts";
import { recordSignatureResult } from "../../rollovers/letters/record-signature-result.ts";
import { openSecret } from "../endpoints/endpoint-secrets.ts";
import { findEndpoint } from "../endpoints/endpoint-store.ts";
import { filterActiveSecrets } from "../endpoints/secrets.ts";
import { isValidSignature } from "../endpoints/signature.ts";
import { signatureResultBody, signatureResultView } from "./signature-result-body.ts";

export interface SignatureResultRuntime {
  ctx: ApiContext;
}

/** Allows for the evidence in base64 and the other fields. */
const MAX_BODY_BYTES = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 10 * 1024;

export const signatureResultRoute: Route<SignatureResultRuntime> = {
  method: "POST",
  path: "/v1/letters/{id}/signature-result",
  operationId: "recordLetterSignature",
  summary: "Record the result of an external signature",
  description:
    "For e-signature providers, without an API key. The headers `webhook-id`, `webhook-timestamp` and `webhook-signature` sign the body like a webhook of this service, with the secret of the webhook endpoint that received the request. " +
    "Messages older than five minutes are rejected. The same result can be sent again. `signed` stores the evidence as the signed copy. A letter of acceptance also becomes a document of type `loa`.",
  tag: PUBLIC_TAG.name,
  credentials: [],
  params: z.strictObject({ id: z.string().describe("The letter's ID.") }),
  body: {
    schema: signatureResultBody,
    isRequired: true,
    example: { request: 1, result: "declined", reason: "The account number is wrong." },
  },
  responses: {
    200: {
      description: "The result was recorded, now or earlier.",
      content: jsonContent(signatureResultView, {
        object: "letter_signature_result",
        letterId: LETTER_ID,
        request: 1,
        result: "declined",
      }),
    },
  },
  errors: [
    "malformed_json",
    "signature_invalid",
    "validation_failed",
    "letter_not_possible",
    "invalid_transition",
    "history_mismatch",
    "file_infected",
    "unsupported_media_type",
    "payload_too_large",
    "method_not_allowed",
    "internal_error",
    "dependency_unavailable",
    "overloaded",
  ],
  serve:
    ({ ctx }) =>
    async (req, res) => {
      // Looks up the letter before reading the body: letter IDs cannot be guessed, so strangers cannot upload.
      const { letter, secrets } = await getRequestedLetter(ctx, String(req.params.id));
      const body = await readJsonBytes(req, res, MAX_BODY_BYTES);
      if (!body || !isSigned(ctx, req, { secrets, body })) throw new Problem("signature_invalid");
      const result = parseBody(signatureResultBody, parseJsonBytes(body));
      const call = toRequesterCall(ctx, letter, getRequestId(res));
      await recordSignatureResult(
        call,
        letter,
        result.result === "signed" ? { ...result, evidence: decodeEvidence(result.evidence) } : result,
      );
      res.setHeader("Cache-Control", "no-store");
      res.json({
        object: "letter_signature_result",
        letterId: letter.id,
        request: result.request,
        result: result.result,
      });
    },
};

/** @throws Problem `signature_invalid`, even if the letter does not exist */
async function getRequestedLetter(
  ctx: ApiContext,
  id: string,
): Promise<{ letter: RequestedLetter; secrets: string[] }> {
  const { sql } = ctx.db;
  const letter = await findRequestedLetter(sql, id);
  if (!letter) throw new Problem("signature_invalid");
  const endpoint = await findEndpoint(sql, letter.organizationId, letter.signatureRequest.endpointId);
  if (!endpoint) throw new Problem("signature_invalid");
  const secrets = filterActiveSecrets(endpoint.secrets, ctx.clock.now()).map(({ ciphertext }) =>
    openSecret(ctx, endpoint.id, ciphertext),
  );
  return { letter, secrets };
}

function isSigned(
  { clock }: ApiContext,
  req: Request,
  { secrets, body }: { secrets: readonly string[]; body: Buffer },
): boolean {
  const message = {
    id: req.get("webhook-id"),
    timestamp: req.get("webhook-timestamp"),
    signature: req.get("webhook-signature"),
    body,
  };
  return isValidSignature(secrets, message, clock.now());
}

/** The provider acts on behalf of the member or key that requested the signature. */
function toRequesterCall(
  ctx: ApiContext,
  { organizationId, signatureRequest: { requestedBy } }: RequestedLetter,
  requestId: string,
): ApiCall {
  const actor = requestedBy as ApiCall["principal"]["actor"];
  const identity = { keyId: null, keyType: null, personId: null };
  const principal = { organizationId, environment: ctx.environment, scopes: [], actor, ...identity };
  return { ...ctx, principal, requestId, ifMatch: null, header: () => undefined };
}

/** @throws Problem `validation_failed` */
function decodeEvidence(text: string): Buffer {
  const evidence = Buffer.from(text, "base64");
  const isBase64 = evidence.toString("base64") === text;
  if (isBase64 && evidence.length <= MAX_FILE_BYTES) return evidence;
  const detail = isBase64 ? "must be at most 10 MB" : "must be base64";
  throw validationFailed([{ pointer: "#/evidence", detail }]);
}
