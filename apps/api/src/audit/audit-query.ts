import { timeField } from "@svc/service-kit";
import { z } from "zod";
import type { AuditFilter } from "./audit-entry.ts";

const MAX_LENGTH = 100;
const text = (what: string) =>
  z
    .string("must be one text")
    .min(1, "must not be empty")
    .max(MAX_LENGTH, "is too long")
    .optional()
    .describe(what);

export const auditQueryFields = {
  actor: text(
    "Only what was done by this kind (`api_key`, `member`, `session`, `operator`, `service`), or by this id.",
  ),
  action: text("Only this action, or all of a kind: `api_key.*`."),
  targetId: text("Only what was done to this."),
  since: timeField.optional().describe("Only from this moment on."),
  until: timeField.optional().describe("Only up to this moment."),
};

const schema = z.strictObject(auditQueryFields);

export function toFilter(chain: string, query: z.output<typeof schema>): AuditFilter {
  const { actor = null, action = null, targetId = null, since = null, until = null } = query;
  return { chain, actor, action, targetId, since, until };
}
