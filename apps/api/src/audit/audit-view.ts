import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { AuditEntry } from "./audit-entry.ts";

export const auditEntrySchema = z
  .strictObject({
    object: z.literal("audit_entry"),
    sequence: z.int().describe("Its place in the organization's chain: 1, 2, 3, without a gap."),
    at: answerTime.describe("When."),
    actor: z
      .strictObject({
        type: z.string().describe("`api_key`, `session`, `member`, `operator` or `service`."),
        id: z.string().nullable().describe("Its id, where it has one."),
        name: z
          .string()
          .nullable()
          .describe("What the key is called, or who the member is; null where it has no name."),
      })
      .describe("Who did it."),
    action: z.string().describe("What was done: `api_key.created`."),
    targetId: z.string().describe("To what."),
    data: z
      .record(z.string(), z.unknown())
      .describe("What else is known of it. Nothing secret, and nothing of participants."),
    requestId: z.string().nullable().describe("The request by which it was done."),
    prevHash: z.string().describe("The hash of the row before."),
    hash: z.string().describe("Of this row and, through `prevHash`, of all before it."),
  })
  .meta({ id: "AuditEntry", description: "Something that was done." });

export type AuditEntryView = z.output<typeof auditEntrySchema>;

export function toAuditEntryView(entry: AuditEntry, names: ReadonlyMap<string, string>): AuditEntryView {
  const {
    sequence,
    createdAt,
    actorType: type,
    actorId: id,
    action,
    targetId,
    data,
    requestId,
    prevHash,
    hash,
  } = entry;
  return {
    object: "audit_entry",
    sequence,
    at: createdAt.toISOString(),
    actor: { type, id, name: id === null ? null : (names.get(id) ?? null) },
    action,
    targetId,
    data,
    requestId,
    prevHash,
    hash,
  };
}

export const auditExample: AuditEntryView = {
  object: "audit_entry",
  sequence: 7,
  at: "2026-06-15T12:00:00.000Z",
  actor: { type: "member", id: "mem_01m7zh43a1enbshkg5t8w2c9hd", name: "Grace Sample" },
  action: "approval.confirmed",
  targetId: "apr_01m7zh42d8enbshkfr3w9x0a7p",
  data: { action: "approve", rolloverId: "rol_01m7zh3ya3enbshk7cpns2c2fe" },
  requestId: "req_01m7zh43b7enbshkgsp0d4k3xq",
  prevHash: "0".repeat(64),
  hash: "1".repeat(64),
};
