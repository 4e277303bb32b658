import { environmentField, graphqlTypes, openEnumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema } from "../context/actor-view.ts";

const methodField = openEnumField("DecisionMethod", "How the person proved their identity.", {
  passkey: "The person's passkey signed the digest.",
  recent_sign_in: "The person signed in within 15 minutes before the decision.",
  session: "The person was signed in. Declining needs no further proof.",
});

const outcomeField = openEnumField("DecisionOutcome", "The decision.", {
  confirmed: "A second person confirmed the request.",
  declined: "A second person declined the request.",
});

const comparedFactSchema = z
  .strictObject({
    fact: z.string().describe("The fact, such as `participant.lastName` or `destination.wire`."),
    requested: z
      .string()
      .nullable()
      .describe("Its value at the time of the request; null if it had no value or the value is unknown."),
    current: z.string().nullable().describe("Its value now; null if it has none."),
    isChanged: z.boolean().describe("Whether the fact changed after the request."),
  })
  .register(graphqlTypes, { name: "ComparedFact" })
  .describe("A fact that the approval covers.");

const passkeySchema = z
  .strictObject({
    credentialId: z.string().describe("The credential ID, as base64url."),
    publicKey: z.string().describe("The passkey's public key: COSE, as base64."),
    authenticatorData: z.string().describe("The authenticator data, as base64url."),
    clientDataJson: z.string().describe("The client data, as base64url. Its challenge is the digest."),
    signature: z.string().describe("The signature, as base64url."),
  })
  .register(graphqlTypes, { name: "DecisionPasskey" })
  .describe("The passkey's signature of the digest (WebAuthn).");

const receiptSchema = z
  .strictObject({
    outcome: outcomeField,
    decidedBy: actorSchema.describe("The person who decided."),
    decidedAt: timestampField.describe("When the person decided."),
    method: methodField,
    digest: z
      .string()
      .describe(
        "SHA-256 of `content` as canonical JSON (RFC 8785), in hexadecimal. The audit log contains it too.",
      ),
    content: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        "The request and the decision, with masked values in `facts` and a keyed digest of each complete value in `covered`. " +
          "Null without `accounts:read`, and once the participant is erased.",
      ),
    isIntact: z
      .boolean()
      .nullable()
      .describe("Whether the stored request still has this digest. Null once the participant is erased."),
    passkey: passkeySchema.nullable().describe("The passkey's signature; null for other methods."),
  })
  .meta({ id: "DecisionReceipt", description: "Proof of a decision." });

export const evidenceSchema = z
  .strictObject({
    object: z.literal("approval_evidence"),
    environment: environmentField,
    approvalId: z.string().describe("The ID of the approval that the facts and the receipt belong to."),
    facts: z
      .array(comparedFactSchema)
      .describe(
        "The covered facts, as requested and now. Empty if the approval is not about a rollover. Account " +
          "numbers are masked. The participant's values are null without `accounts:read`.",
      ),
    receipt: receiptSchema
      .nullable()
      .describe("The receipt; null until the decision, and for older decisions."),
  })
  .meta({
    id: "ApprovalEvidence",
    description: "The facts that an approval covers, and proof of its decision.",
  });

export type EvidenceView = z.output<typeof evidenceSchema>;
