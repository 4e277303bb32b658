import { z } from "zod";
import { lines } from "../../../context/define-operation.ts";
import { auditQueryFields, toFilter } from "../audit-query.ts";
import { readInOrder } from "../audit-store.ts";
import { type AuditEntryView, auditEntrySchema, auditExample, toAuditEntryView } from "../audit-view.ts";
import { readActorNames } from "../names-store.ts";

export const exportAuditEntries = lines({
  name: "exportAuditEntries",
  summary: "Export the audit log, oldest first",
  description: "Returns all matching entries that existed when the export started, one JSON object per line.",
  scope: "audit:read",
  input: z.strictObject(auditQueryFields),
  view: auditEntrySchema,
  example: { view: auditExample },
  responses: { 200: "The log, one entry per line." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/audit/export",
  fileName: () => "audit.ndjson",
  run({ db, principal: { organizationId } }, query) {
    const filter = toFilter(organizationId, query);
    async function* readEntries(): AsyncGenerator<AuditEntryView> {
      let after: number | null = 0;
      do {
        const window: Awaited<ReturnType<typeof readInOrder>> = await readInOrder(db.sql, organizationId, {
          filter,
          after,
        });
        const ids = window.entries.flatMap(({ actorId }) => actorId ?? []);
        const names = ids.length > 0 ? await readActorNames(db.sql, organizationId, ids) : new Map();
        for (const entry of window.entries) yield toAuditEntryView(entry, names);
        after = window.next;
      } while (after !== null);
    }
    return readEntries();
  },
});
