import { digestField } from "@svc/rollover-rules/workflow/action-params";
import { lineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { signatureResultField } from "../../rollovers/letters/signature-request.ts";

const requestField = z
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .describe("Number of the request: `data.signatureRequest.number` of the event.");

const createUnsignedResult = (result: "declined" | "expired") =>
  z.strictObject({
    request: requestField,
    result: z.literal(result).describe(`The request is ${result}.`),
    reason: lineField(500).optional().describe("The signer's reason."),
  });

export const signatureResultBody = z.discriminatedUnion(
  "result",
  [
    z.strictObject({
      request: requestField,
      result: z.literal("signed").describe("The signer signed."),
      sha256: digestField.describe("SHA-256 digest of the PDF that was signed: `file.sha256` of the letter."),
      signer: z
        .strictObject({
          name: lineField(100).describe("Name of the person who signed."),
          title: lineField(100).optional().describe("Title of the person who signed."),
        })
        .describe("The person who signed."),
      signedAt: z.iso.datetime({ error: "must be a time in UTC" }).describe("Time of the signature."),
      evidence: z
        .string("must be base64")
        .min(1, "must not be empty")
        .describe("The signed PDF with the provider's evidence, in base64. Up to 10 MB.")
        .meta({ contentEncoding: "base64" }),
    }),
    createUnsignedResult("declined"),
    createUnsignedResult("expired"),
  ],
  "must have the result signed, declined or expired",
);

export const signatureResultView = z.strictObject({
  object: z.literal("letter_signature_result"),
  letterId: z.string().describe("TypeID of the letter."),
  request: z.int().describe("Number of the request."),
  result: signatureResultField.describe("The recorded result."),
});
