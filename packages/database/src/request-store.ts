import type { LoggedRequest, RequestStore } from "@svc/service-kit/http";
import type { Database } from "./database.ts";
import { type JsonText, json } from "./statements/column-types.ts";
import { kysely, type Params, sql, statement } from "./statements/statement.ts";

const createRecordRequestsStatement = (name: string) =>
  statement(name, ({ entries }: Params<{ entries: JsonText }>) =>
    kysely.selectNoFrom(sql`${sql.raw(name)}(${entries}::jsonb)::text`.as("done")),
  );

const RECORD_STATEMENTS = {
  api: createRecordRequestsStatement("record_requests"),
  widgetAuth: createRecordRequestsStatement("record_widget_requests"),
};

/**
 * Creates the PostgreSQL store of the request log.
 * @param service the service whose database role `db` uses; a role can write only its own service's requests
 */
export function createRequestStore(db: Database, service: keyof typeof RECORD_STATEMENTS): RequestStore {
  return {
    async recordRequests(requests, now) {
      await RECORD_STATEMENTS[service](db.sql, {
        entries: json(requests.map((request) => toEntry(request, now))),
      });
    },
  };
}

/** Sends the age, because the database's clock is authoritative. */
function toEntry(request: LoggedRequest, now: number) {
  return {
    id: request.id,
    age_ms: Math.round(now - request.completedAt),
    organization: request.organizationId,
    method: request.method,
    route: request.route,
    status: request.status,
    code: request.code,
    issues: request.issues.length === 0 ? null : request.issues,
    subject: request.subjectId,
    key: request.keyId,
    member: request.memberId,
    duration_ms: request.durationMs,
  };
}
