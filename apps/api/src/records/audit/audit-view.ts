import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { AuditEntry } from "./audit-entry.ts";

export const auditEntrySchema = z
  .strictObject({
    object: z.literal("audit_entry"),
    sequence: z.int().describe("The entry's position in the organization's chain: 1, 2, 3, without gaps."),
    at: timestampField.describe("When the action was performed."),
    actor: z
      .strictObject({
        type: z.string().describe("`api_key`, `session`, `member`, `operator` or `service`."),
        id: z.string().nullable().describe("The actor's ID, if it has one."),
        name: z.string().nullable().describe("The name of the key or member; null if it has no name."),
      })
      .describe("The actor."),
    action: z.string().describe("The action, such as `api_key.created`."),
    targetId: z.string().describe("The ID of the object that the action changed."),
    data: z
      .record(z.string(), z.unknown())
      .describe("More details. Contains no secrets and no participant data."),
    requestId: z.string().nullable().describe("The request that performed the action."),
    prevHash: z.string().describe("The hash of the previous entry."),
    hash: z.string().describe("The hash of this entry and, through `prevHash`, of all previous ones."),
  })
  .meta({ id: "AuditEntry", description: "An audit log entry." });

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
