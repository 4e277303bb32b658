import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import { read } from "../../declare.ts";
import { verifyNow } from "../verification.ts";

const verificationSchema = z
  .strictObject({
    object: z.literal("audit_verification"),
    verifiedAt: answerTime
      .nullable()
      .describe(
        "When the chain was last found whole, or not, from its first row on; null where it never was gone through.",
      ),
    rows: z.int().describe("How many rows there are."),
    verifiedTo: z.int().describe("Up to which row that is known now."),
    fault: z
      .strictObject({
        sequence: z.int().describe("Which row."),
        detail: z.string().describe("How it does not hold."),
      })
      .nullable()
      .describe("The first place where the chain does not hold; null where it does."),
  })
  .meta({ id: "AuditVerification", description: "Whether the log is as it was written." });

export const getAuditVerification = read({
  name: "getAuditVerification",
  summary: "Show whether the audit log is as it was written",
  description:
    "The worker goes through every chain once a day, and whenever it has grown; up to 2 000 rows that came since are verified here. It is what this service finds; the operator's anchors, kept elsewhere, prove it.",
  scope: "audit:read",
  view: verificationSchema,
  example: {
    view: {
      object: "audit_verification",
      verifiedAt: "2026-06-15T12:00:00.000Z",
      rows: 1042,
      verifiedTo: 1042,
      fault: null,
    },
  },
  answers: { 200: "What is known of it." },
  errors: [],
  rest: "GET /portal/api/audit/verification",
  async run(call) {
    const { verifiedAt, ...found } = await verifyNow(call, call.principal.organizationId);
    return {
      object: "audit_verification" as const,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      ...found,
    };
  },
});
