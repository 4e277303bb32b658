import { timeField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { AuditFilter } from "./audit-entry.ts";

const MAX_LENGTH = 100;
const textParam = (description: string) =>
  z
    .string("must be a single value")
    .min(1, "must not be empty")
    .max(MAX_LENGTH, "is too long")
    .optional()
    .describe(description);

export const auditQueryFields = {
  actor: textParam(
    "Only entries of this actor type (`api_key`, `member`, `session`, `operator`, `service`) or actor ID.",
  ),
  action: textParam("Only this action, or all actions of one kind, such as `api_key.*`."),
  targetId: textParam("Only entries about this object."),
  since: timeField.optional().describe("Only entries at or after this time."),
  until: timeField.optional().describe("Only entries up to this time."),
};

const schema = z.strictObject(auditQueryFields);

export function toFilter(chain: string, query: z.output<typeof schema>): AuditFilter {
  const { actor = null, action = null, targetId = null, since = null, until = null } = query;
  return { chain, actor, action, targetId, since, until };
}
