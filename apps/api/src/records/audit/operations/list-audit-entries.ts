import { invalidCursor, listQueryFields, type Page } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { auditQueryFields, toFilter } from "../audit-query.ts";
import { readBefore } from "../audit-store.ts";
import { auditEntrySchema, auditExample, toAuditEntryView } from "../audit-view.ts";
import { readActorNames } from "../names-store.ts";

const MAX_WINDOWS = 20;

type AuditPage = Page<z.output<typeof auditEntrySchema>> & { before: number | null };

export const listAuditEntries = list({
  name: "listAuditEntries",
  summary: "List the audit log, newest first",
  description:
    "A page searches up to 40,000 entries of the log. If few of them match, it can be empty although " +
    "more entries follow. Continue with `nextCursor`.",
  scope: "audit:read",
  input: z.strictObject({ ...listQueryFields, ...auditQueryFields }),
  view: auditEntrySchema,
  example: { view: auditExample },
  responses: { 200: "One page of the log." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/audit",
  cursor: (_item, _index, { before }: AuditPage) => String(before),
  async run({ db, principal: { organizationId } }, { limit, cursor, ...query }): Promise<AuditPage> {
    if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor)) throw invalidCursor();
    const filter = toFilter(organizationId, query);
    const matches: Awaited<ReturnType<typeof readBefore>>["entries"] = [];
    let before: number | null = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
    for (let window = 0; window < MAX_WINDOWS && before !== null && matches.length <= limit; window += 1) {
      const { entries, next }: Awaited<ReturnType<typeof readBefore>> = await readBefore(
        db.sql,
        filter,
        before,
      );
      matches.push(...entries);
      before = next;
    }
    const pageEntries = matches.slice(0, limit);
    const ids = pageEntries.flatMap(({ actorId }) => actorId ?? []);
    const names = await readActorNames(db.sql, organizationId, ids);
    const nextBefore = matches.length > limit ? (pageEntries.at(-1)?.sequence ?? null) : before;
    return {
      items: pageEntries.map((entry) => toAuditEntryView(entry, names)),
      hasMore: nextBefore !== null,
      before: nextBefore,
    };
  },
});
