import type { Environment } from "@svc/keys";
import { environmentField, graphqlTypes, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { isSealed } from "./letter-evidence.ts";
import { accountNumbersField, letterKindField } from "./letter-fields.ts";
import type { StoredLetter, StoredSignature } from "./letter-store.ts";
import { type DetailsCipher, signatureRequestView, toSignatureRequestView } from "./signature-request.ts";

const fileView = z
  .strictObject({
    sha256: z.string().describe("SHA-256 digest of the PDF, in hexadecimal."),
    size: z.int().describe("Size in bytes.").register(graphqlTypes, { scalar: "Int" }),
  })
  .describe("A stored PDF.")
  .register(graphqlTypes, { name: "LetterFile" });

const signatureView = z
  .strictObject({
    method: openEnumField("LetterSignatureMethod", "How a letter was signed.", {
      typed: "A typed signature in this service.",
      external: "A signature by the e-signature provider of `signatureRequest`.",
    }),
    name: z.string().describe("Name of the signer."),
    title: z.string().describe("Title of the signer. Empty if an external provider sent none."),
    signedAt: timestampField.describe(
      "Time of the signature: by the organization's clock, or by the external provider's.",
    ),
    signedBy: actorSchema.describe(
      "The member or API key that signed, or that requested the external signature.",
    ),
    ipAddress: z.string().nullable().describe("IP address of the signer. Null if unknown."),
    signedSha256: z
      .string()
      .describe("SHA-256 digest of the PDF that was signed: `file.sha256` of the letter."),
    file: fileView.describe("The signed PDF, served by `GET /v1/letters/{id}/file?copy=signed`."),
    documentId: z
      .string()
      .nullable()
      .describe("The rollover's document with the signed PDF. Null except for letters of acceptance."),
  })
  .describe("Evidence of a signature.")
  .register(graphqlTypes, { name: "LetterSignature" });

export const letterSchema = z
  .strictObject({
    object: z.literal("letter"),
    id: z.string().describe("The letter's ID."),
    rolloverId: z.string().describe("TypeID of the rollover: `rol_` followed by 26 characters."),
    environment: environmentField,
    kind: letterKindField.meta({ "x-open-enum": true }),
    number: z.int().describe("Number of the letter, counted from 1 for each rollover."),
    replaces: z
      .int()
      .nullable()
      .describe(
        "Number of the earlier letter of the same kind that this letter replaces. Null for the first.",
      ),
    replacedBy: z.int().nullable().describe("Number of the letter that replaces this one. Null if current."),
    instructionsVersion: z.int().describe("Version of the rollover's instructions that the letter prints."),
    supersededByVersion: z
      .int()
      .nullable()
      .describe(
        "Version of the instructions that made the letter outdated, by an amendment, a new name or a new custodian. The letter can no longer be signed. Null while the instructions are unchanged.",
      ),
    accountNumbers: accountNumbersField.meta({ "x-open-enum": true }),
    templateVersion: z.int().describe("Version of the organization's letter templates. 0 for the defaults."),
    file: fileView.describe("The PDF as issued, served by `GET /v1/letters/{id}/file`."),
    signature: signatureView.nullable().describe("The signature. Null if not signed."),
    signatureRequest: signatureRequestView
      .nullable()
      .describe("The last request for an external signature. Null if none was requested."),
    seal: z.string().describe("Seal that the letter's footer prints in groups of four digits."),
    sealed: z
      .boolean()
      .nullable()
      .describe(
        "True if the letter, its PDF and its signature match their seals. False if they were changed outside the service. Null if the key of the seals was retired, so that they cannot be compared.",
      ),
    createdAt: timestampField.describe("Time of issue, by the organization's clock."),
    createdBy: actorSchema.describe("The member or API key that issued the letter."),
  })
  .meta({
    id: "Letter",
    description: "An issued letter. It never changes, except that a signature can be requested and added.",
  });

export type LetterView = z.output<typeof letterSchema>;

export function toLetterView(
  {
    environment,
    chainKeys,
    cipher,
  }: { environment: Environment; chainKeys: ChainKeys; cipher: DetailsCipher },
  letter: StoredLetter,
): LetterView {
  const { id, rolloverId, kind, number, replaces, replacedBy, accountNumbers, templateVersion } = letter;
  return {
    object: "letter",
    id,
    rolloverId,
    environment,
    kind,
    number,
    replaces,
    replacedBy,
    instructionsVersion: letter.instructionsVersion,
    supersededByVersion: letter.supersededByVersion,
    accountNumbers,
    templateVersion,
    file: { sha256: letter.fileSha256, size: letter.fileSize },
    signature: letter.signature && toSignatureView(letter.signature),
    signatureRequest: toSignatureRequestView(cipher, letter),
    seal: letter.seal,
    sealed: isSealed(chainKeys, letter),
    createdAt: letter.createdAt.toISOString(),
    createdBy: toActorView(letter.createdBy),
  };
}

function toSignatureView(signature: StoredSignature): LetterView["signature"] {
  const { name, title, signedAt, signedBy, ipAddress, signedSha256, documentId } = signature;
  return {
    method: signature.request ? "external" : "typed",
    name,
    title,
    signedAt,
    signedBy: toActorView(signedBy),
    ipAddress,
    signedSha256,
    file: { sha256: signature.fileSha256, size: signature.fileSize },
    documentId,
  };
}

export const letterPayload = {
  name: "LetterPayload",
  description: "Result of a letter mutation.",
  view: z.object({ letter: letterSchema.describe("The letter. Null if there are errors.") }),
  toPayload: (letter: LetterView) => ({ letter }),
};
