import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { verifyNow } from "../verification.ts";

const verificationSchema = z
  .strictObject({
    object: z.literal("audit_verification"),
    verifiedAt: timestampField
      .nullable()
      .describe(
        "When the chain was last fully verified from its first entry, with or without a fault; null if never.",
      ),
    rows: z.int().describe("The number of entries."),
    verifiedTo: z.int().describe("The position of the last verified entry."),
    fault: z
      .strictObject({
        sequence: z.int().describe("The position of the entry."),
        detail: z.string().describe("How the entry fails verification."),
      })
      .nullable()
      .describe("The first entry that fails verification; null if there is none."),
  })
  .meta({ id: "AuditVerification", description: "The verification status of the audit log." });

export const getAuditVerification = read({
  name: "getAuditVerification",
  summary: "Get the verification status of the audit log",
  description:
    "The worker verifies every chain once a day, and again whenever it has grown. This call " +
    "also verifies up to 2,000 entries that the worker has not verified yet. The result is this service's own check; independent proof " +
    "comes from the operator's anchors, which are stored elsewhere.",
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
  responses: { 200: "The verification status." },
  errors: [],
  rest: "GET /portal/api/audit/verification",
  async run(call) {
    const { verifiedAt, ...result } = await verifyNow(call, call.principal.organizationId);
    return {
      object: "audit_verification" as const,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      ...result,
    };
  },
});
