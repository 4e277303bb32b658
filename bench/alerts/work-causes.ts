import { startWebhookReceiver } from "@svc/testing";
import { type Cause, createRollover, sendExpectingOk, triggerQueue } from "./cause.ts";

const OVERDUE_ROLLOVERS = 12;
/** Longer than any custodian's deadline. */
const DAYS_PASSED = 30;

/** Revokes a privilege of the services until the cause ends. */
const revoke =
  (privilege: string, table: string, ...nextStatements: string[]) =>
  async (site: Parameters<Cause["begin"]>[0]) => {
    await site.servers.run(`REVOKE ${privilege} ON ${table} FROM svc_api`, ...nextStatements);
    return () => site.servers.run(`GRANT ${privilege} ON ${table} TO svc_api`);
  };

const AGE_JOBS_SQL = `UPDATE pgboss.job SET start_after = now() - interval '10 minutes' WHERE state IN ('created', 'retry')`;

const plantFinding = (site: Parameters<Cause["begin"]>[0]) =>
  site.servers.run(
    `INSERT INTO book_findings (kind, object_id, code, organization_id, detail, found_at, seen_at)
      SELECT 'incoming_funds', 'inf_bench', 'receipt', min(id), 'planted', now() - interval '1 hour', now() FROM organizations
      ON CONFLICT DO NOTHING`,
  );

export const WORK_CAUSES: readonly Cause[] = [
  {
    name: "the job queue is not writable",
    alerts: ["SvcJobsLate"],
    begin: revoke("UPDATE", "ALL TABLES IN SCHEMA pgboss"),
    async sustain(site) {
      await triggerQueue(site, "mail.send");
      await site.servers.run(AGE_JOBS_SQL);
    },
  },
  {
    name: "rollovers are not writable, and thirty days pass",
    alerts: ["SvcJobsFail", "SvcTimersLate"],
    async begin(site) {
      for (let count = 0; count < OVERDUE_ROLLOVERS; count += 1) await createRollover(site, "test-silent");
      return revoke(
        "UPDATE",
        "rollovers",
        `UPDATE organizations SET clock_offset_ms = clock_offset_ms + ${DAYS_PASSED * 86_400_000} WHERE id = '${site.organizationId}'`,
      )(site);
    },
    sustain: (site) => triggerQueue(site, "timers.sweep"),
  },
  {
    name: "twelve rollovers have waited thirty days for their custodian",
    alerts: ["SvcRolloversOverdue"],
    // The previous cause made these rollovers late. Now that they are writable, the timer sweep marks them overdue.
    begin: async (site) => async () => {
      const { rows } = await site.db.pool.query<{ id: string }>("SELECT id FROM rollovers WHERE is_overdue");
      const cancellation = { action: "cancel", params: { reason: "No response" } };
      for (const { id } of rows) await sendExpectingOk(site, `/v1/rollovers/${id}/actions`, cancellation);
    },
    sustain: (site) => triggerQueue(site, "timers.sweep"),
  },
  {
    name: "only nine tenths of the money arrives",
    alerts: ["SvcRolloversMismatched"],
    async begin(site) {
      const id = await createRollover(site, "test-partial-amount");
      await sendExpectingOk(site, "/v1/sandbox/clock/advance", { days: DAYS_PASSED });
      const resolution = { action: "resolve_mismatch", params: { reason: "The rest was a fee" } };
      return async () => void (await sendExpectingOk(site, `/v1/rollovers/${id}/actions`, resolution));
    },
  },
  {
    name: "workers cannot claim webhooks",
    alerts: ["SvcWebhooksLate"],
    begin: revoke(
      "UPDATE",
      "webhook_lanes",
      `WITH again AS (
        UPDATE webhook_deliveries SET status = 'waiting'
        WHERE id = (SELECT id FROM webhook_deliveries WHERE status = 'succeeded' LIMIT 1) RETURNING endpoint_id, lane
      )
      INSERT INTO webhook_lanes (endpoint_id, lane, due_at)
      SELECT endpoint_id, lane, now() - interval '10 minutes' FROM again`,
    ),
  },
  {
    name: "a receiver responds with 410",
    alerts: ["SvcWebhooksDisabled", "SvcWebhooksFailed"],
    async begin(site) {
      const receiver = await startWebhookReceiver(() => ({ status: 410 }));
      await sendExpectingOk(site, "/v1/webhook-endpoints", { url: receiver.url, eventTypes: ["rollover.*"] });
      await createRollover(site, undefined, "draft");
      return () => receiver.close();
    },
  },
  {
    name: "an email failed permanently",
    alerts: ["SvcEmailsStuck"],
    async begin(site) {
      await site.servers.run(
        "INSERT INTO mails (id, content_ciphertext, attempts, created_at) VALUES ('mail_a', '', 9, now())",
      );
      return () => site.servers.run("DELETE FROM mails WHERE id = 'mail_a'");
    },
  },
  {
    name: "the partitions from tomorrow on are missing",
    alerts: ["SvcPartitionsRunningOut"],
    begin: async (site) => () => triggerQueue(site, "evidence.keep"),
    sustain: (site) =>
      site.servers.run(
        `DO $$ DECLARE entry record; BEGIN
          FOR entry IN SELECT part FROM partitions() WHERE of_table = 'request_log' AND starts > now() LOOP
            EXECUTE format('DROP TABLE %s', entry.part);
          END LOOP;
        END $$`,
      ),
  },
  {
    name: "the database moved to another server",
    alerts: ["SvcDatabaseMoved"],
    async begin(site) {
      await site.servers.run("UPDATE deployment SET server_changed_at = now()");
      return () => site.servers.run("UPDATE deployment SET server_changed_at = NULL");
    },
  },
  {
    name: "incoming money disagrees with its history",
    alerts: ["SvcBooksMismatch"],
    async begin(site) {
      await plantFinding(site);
      return () => site.servers.run("DELETE FROM book_findings WHERE object_id = 'inf_bench'");
    },
    // The worker closes the finding at its next check.
    sustain: plantFinding,
  },
  {
    name: "the books were last checked three days ago",
    alerts: ["SvcBooksUnchecked"],
    begin: async (site) => () =>
      site.servers.run("UPDATE book_progress SET started_at = now(), finished_at = now()"),
    sustain: (site) => site.servers.run("UPDATE book_progress SET finished_at = now() - interval '3 days'"),
  },
  {
    name: "the audit log was last verified three days ago",
    alerts: ["SvcAuditUnverified"],
    async begin(site) {
      await triggerQueue(site, "audit.verify");
      return () => triggerQueue(site, "audit.verify");
    },
    sustain: (site) => site.servers.run("UPDATE audit_checks SET verified_at = now() - interval '3 days'"),
  },
];
