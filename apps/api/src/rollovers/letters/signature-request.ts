import { enumField, graphqlTypes, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { TimelineActor } from "../../context/actor.ts";
import { actorSchema, toActorView } from "../../context/actor-view.ts";

export type SignatureResult = "signed" | "declined" | "expired";

/** A request to an external e-signature provider. A letter keeps only the last one. */
export interface StoredSignatureRequest {
  /** Counted from 1 for each letter. */
  number: number;
  /** The webhook endpoint of the provider. Its secret signs the result. */
  endpointId: string;
  status: "pending" | SignatureResult;
  requestedBy: TimelineActor;
  requestedAt: string;
  endedAt: string | null;
}

export interface SignatureDetails {
  signer: { name: string; email: string };
  /** Why the signer declined. */
  reason: string | null;
}

export interface DetailsCipher {
  encrypt(text: string, location: ReturnType<typeof toDetailsLocation>): string;
  decrypt(ciphertext: string, location: ReturnType<typeof toDetailsLocation>): string;
}

const toDetailsLocation = (rowId: string) => ({
  table: "rollover_letters",
  column: "signature_details",
  rowId,
});

export function encryptDetails(cipher: DetailsCipher, letterId: string, details: SignatureDetails): string {
  return cipher.encrypt(JSON.stringify(details), toDetailsLocation(letterId));
}

export function decryptDetails(
  cipher: DetailsCipher,
  letterId: string,
  ciphertext: string | null,
): SignatureDetails | null {
  if (ciphertext === null) return null;
  return JSON.parse(cipher.decrypt(ciphertext, toDetailsLocation(letterId))) as SignatureDetails;
}

const RESULTS: Readonly<Record<SignatureResult, string>> = {
  signed: "The provider returned the signed letter.",
  declined: "The signer declined.",
  expired: "The request expired at the provider.",
};
export const signatureResultField = enumField(
  "LetterSignatureResult",
  "Result of a request for an external signature.",
  RESULTS,
);

const statusField = openEnumField(
  "LetterSignatureRequestStatus",
  "Status of a request for an external signature.",
  {
    pending: "Waiting for the provider's result.",
    ...RESULTS,
    outdated:
      "The letter was signed in another way, replaced or superseded. The provider can no longer return a signature.",
  },
);

const signerView = z
  .strictObject({
    name: z.string().describe("The signer's name."),
    email: z.string().describe("The signer's email address."),
  })
  .describe("The person who signs for the organization.")
  .register(graphqlTypes, { name: "LetterSigner" });

export const signatureRequestView = z
  .strictObject({
    number: z.int().describe("Number of the request, counted from 1 for each letter."),
    endpointId: z.string().describe("The webhook endpoint of the e-signature provider."),
    status: statusField,
    signer: signerView.nullable().describe("The requested signer. Null after erasure."),
    reason: z.string().nullable().describe("Why the signer declined, if the provider said so."),
    requestedAt: timestampField.describe("Time of the request, by the organization's clock."),
    requestedBy: actorSchema.describe("The member or API key that requested the signature."),
    endedAt: timestampField
      .nullable()
      .describe("Time of the result, by the organization's clock. Null while pending."),
  })
  .describe("The last request for a signature by an external e-signature provider.")
  .register(graphqlTypes, { name: "LetterSignatureRequest" });

interface LetterSignatureColumns {
  id: string;
  signatureRequest: StoredSignatureRequest | null;
  signatureDetailsCiphertext: string | null;
  signature: object | null;
  replacedBy: number | null;
  supersededByVersion: number | null;
}

export function toSignatureRequestView(
  cipher: DetailsCipher,
  letter: LetterSignatureColumns,
): z.output<typeof signatureRequestView> | null {
  const { signatureRequest: request } = letter;
  if (request === null) return null;
  const { number, endpointId, status, requestedAt, requestedBy, endedAt } = request;
  const details = decryptDetails(cipher, letter.id, letter.signatureDetailsCiphertext);
  const isOutdated =
    letter.signature !== null || letter.replacedBy !== null || letter.supersededByVersion !== null;
  return {
    number,
    endpointId,
    status: status === "pending" && isOutdated ? "outdated" : status,
    signer: details?.signer ?? null,
    reason: details?.reason ?? null,
    requestedAt,
    requestedBy: toActorView(requestedBy),
    endedAt,
  };
}
