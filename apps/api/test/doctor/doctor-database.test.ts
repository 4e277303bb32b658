import { expect, it } from "@jest/globals";
import { describeWithRedis } from "@svc/testing";
import type { TestApi } from "../start-test-api.ts";
import { CHECKS_BY_FILE, useDeployment } from "./doctor-deployment.ts";
import { examineStatuses } from "./doctor-fixture.ts";

describeWithRedis("svc doctor: database contents", () => {
  const doctor = useDeployment();

  it.each<[string, string, string, Record<string, string>]>([
    [
      "a failover or restore since the last event",
      "UPDATE deployment SET server_life = '1/1'",
      "UPDATE deployment SET server_life = server_life()",
      { "postgres.server_life": "warn" },
    ],
    [
      "a missing privilege",
      "REVOKE INSERT ON timeline_entries FROM svc_api",
      "GRANT INSERT ON timeline_entries TO svc_api",
      { "postgres.privileges_api": "fail" },
    ],
    [
      "an excess privilege",
      "GRANT SELECT (name) ON api_keys TO svc_widget_auth",
      "REVOKE SELECT (name) ON api_keys FROM svc_widget_auth",
      { "postgres.privileges_widget_auth": "fail" },
    ],
    [
      "an edited migration",
      "UPDATE _prisma_migrations SET checksum = translate(checksum, '0123456789abcdef', '123456789abcdef0')",
      "UPDATE _prisma_migrations SET checksum = translate(checksum, '123456789abcdef0', '0123456789abcdef')",
      { "postgres.migrations": "fail" },
    ],
    [
      "a changed rollover",
      'UPDATE rollovers SET metadata = metadata || \'{"a": "b"}\' WHERE id = (SELECT min(id) FROM rollovers)',
      "UPDATE rollovers SET metadata = metadata - 'a'",
      { "chains.rollovers": "fail" },
    ],
    [
      "a changed audit row",
      "UPDATE audit_log SET action = action || 'x'",
      "UPDATE audit_log SET action = rtrim(action, 'x')",
      { "chains.audit": "fail" },
    ],
    [
      "jobs that no worker runs",
      "UPDATE pgboss.job SET completed_on = completed_on - interval '1 hour'; INSERT INTO pgboss.job (name, start_after) VALUES ('mail.send', now() - interval '1 hour')",
      "DELETE FROM pgboss.job WHERE state = 'created'; UPDATE pgboss.job SET completed_on = completed_on + interval '1 hour'",
      { "work.worker": "fail", "work.jobs": "fail" },
    ],
    [
      "overdue timers",
      "CREATE TABLE timers_before AS SELECT id, next_timer_at FROM rollovers; UPDATE rollovers SET next_timer_at = now() - interval '1 hour'; UPDATE rollover_work SET next_timer_at = now() - interval '1 hour'",
      "UPDATE rollovers r SET next_timer_at = b.next_timer_at FROM timers_before b WHERE b.id = r.id; UPDATE rollover_work w SET next_timer_at = b.next_timer_at FROM timers_before b WHERE b.id = w.id; DROP TABLE timers_before",
      // The seal of a rollover covers its timer.
      { "work.timers": "warn", "chains.rollovers": "fail" },
    ],
    [
      "unsent mails",
      "INSERT INTO mails (id, content_ciphertext, next_attempt_at, created_at) VALUES ('mail_x', 'd2.x', now() - interval '1 hour', now())",
      "DELETE FROM mails",
      { "work.mails": "fail", "secrets.data_keys": "fail" },
    ],
    [
      "unsent webhook deliveries",
      `INSERT INTO webhook_endpoints (id, organization_id, url, event_types, ordering, secrets, created_at, updated_at)
         SELECT 'whe_x', min(id), 'https://example.com', '{}', 'none', '[]', now(), now() FROM organizations;
       INSERT INTO webhook_lanes (endpoint_id, lane, due_at) VALUES ('whe_x', 'a', now() - interval '1 hour')`,
      "DELETE FROM webhook_lanes; DELETE FROM webhook_endpoints",
      { "work.webhooks": "fail" },
    ],
    [
      "staff with an unverified email address",
      `INSERT INTO portal_users (id, name, email, created_at, updated_at) VALUES ('usr_x', 'X', 'x@example.com', now(), now());
       INSERT INTO members (id, user_id, role, created_at) VALUES ('mem_x', 'usr_x', 'platform', now())`,
      "DELETE FROM members WHERE id = 'mem_x'; DELETE FROM portal_users WHERE id = 'usr_x'",
      { "people.unverified": "warn" },
    ],
  ])("finds %s", async (_, damage, repair, expected) => {
    await doctor.executeWithoutTriggers(damage);
    try {
      expect((await doctor.findDifferences({})).differing).toEqual(expected);
    } finally {
      await doctor.executeWithoutTriggers(repair);
    }
    expect((await doctor.findDifferences({})).differing).toEqual({});
  });

  it("finds a database with another encoding and without the service's tables", async () => {
    const { api } = doctor.deployment as { api: TestApi };
    const url = new URL(api.env.DATABASE_URL ?? "");
    const name = `${url.pathname.slice(1)}_ascii`;
    await api.db.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    try {
      url.pathname = `/${name}`;
      const { statuses } = await examineStatuses({ ...doctor.deployment.env, DATABASE_URL: url.href });
      expect(statuses).toMatchObject({ "postgres.encoding": "fail", "postgres.environment": "fail" });
    } finally {
      await api.db.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
    for (const check of ["postgres.encoding", "postgres.environment"]) doctor.triggeredChecks.add(check);
  });

  it("triggers every check assigned to this file", () => {
    expect(CHECKS_BY_FILE.database.filter((check) => !doctor.triggeredChecks.has(check))).toEqual([]);
  });
});
