import { useResource } from "@svc/testing";
import { CHECKS } from "../../src/platform/doctor/checks/checks.ts";
import { startSmtpSink } from "../mail/smtp-sink.ts";
import { startTestApi } from "../start-test-api.ts";
import { buildHealthyVariables, examineStatuses, fillDeployment } from "./doctor-fixture.ts";

export const CHECK_NAMES: readonly string[] = CHECKS.flat().map(({ name }) => name);
/** The test server does not sync to disk, and its secrets are public. */
const EXPECTED_WARNINGS = { "config.secrets": "warn", "postgres.durability": "warn" };

/** Lists the checks that each test file makes warn or fail. Together, the files cover every check. */
export const CHECKS_BY_FILE = {
  doctor: [
    ["config.variables", "postgres.reach", "redis.reach", "documents.storage", "documents.scanner"],
    ["mail.server"],
  ].flat(),
  variables: [
    ["config.secrets", "config.passwords", "config.tls", "config.addresses", "config.proxies"],
    ["config.webhooks", "config.introspection", "config.log_level", "config.node_env"],
    ["postgres.clock", "postgres.connections", "postgres.pooler", "postgres.direct"],
    ["postgres.read_replica", "postgres.durability", "postgres.archiving", "postgres.login_api"],
    ["postgres.login_widget_auth"],
    ["secrets.known", "secrets.data_keys", "secrets.index_key", "secrets.key_peppers"],
    ["redis.clock", "redis.persistence", "chains.anchors", "work.demo", "people.sso"],
    ["tax.rules"],
  ].flat(),
  database: [
    ["postgres.environment", "postgres.encoding", "postgres.server_life", "postgres.privileges_api"],
    ["postgres.privileges_widget_auth", "postgres.migrations", "chains.rollovers", "chains.audit"],
    ["work.worker", "work.jobs", "work.timers", "work.mails", "work.webhooks", "people.unverified"],
  ].flat(),
  servers: [
    ["postgres.version", "postgres.replication", "postgres.wraparound"],
    ["redis.version", "redis.replicas", "redis.user_api", "redis.user_widget_auth", "redis.eviction"],
    ["documents.space"],
  ].flat(),
};

async function startDeployment() {
  const [api, smtp] = await Promise.all([startTestApi(), startSmtpSink()]);
  const env = await buildHealthyVariables(api, smtp.url);
  const ids = await fillDeployment(api, env);
  const close = async () => {
    await Promise.all([api.stop(), smtp.stop()]);
  };
  return { api, env, ids, close };
}

export function useDeployment() {
  const deployment = useResource(startDeployment);
  const triggeredChecks = new Set<string>();
  const buildHealthyStatuses = () => ({
    ...Object.fromEntries(CHECK_NAMES.map((name) => [name, "ok"])),
    ...EXPECTED_WARNINGS,
  });
  return {
    deployment,
    triggeredChecks,
    buildHealthyStatuses,
    /** @returns the checks whose status differs from the healthy deployment, except `config.secrets` */
    async findDifferences(changes: Record<string, string | undefined>, clockOffsetMs?: number) {
      const { statuses, examination } = await examineStatuses(
        { ...deployment.env, ...changes },
        clockOffsetMs,
      );
      const { "config.secrets": _, ...differing } = Object.fromEntries(
        Object.entries(statuses).filter(([name, status]) => buildHealthyStatuses()[name as never] !== status),
      );
      for (const [name, status] of Object.entries(statuses))
        if (["warn", "fail"].includes(status)) triggeredChecks.add(name);
      return { differing, examination };
    },
    async executeWithoutTriggers(...texts: string[]) {
      await deployment.api.db.pool.query(
        `BEGIN; SET LOCAL session_replication_role = replica; ${texts.join(";")}; COMMIT`,
      );
    },
  };
}
