import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { aroundTests, createTestEnvironment, describeWithRedis, startTestRedis } from "@svc/testing";
import { Redis } from "ioredis";
import { CHECKS } from "../../src/doctor/checks/checks.ts";
import * as uses from "../../src/doctor/checks/database-use-checks.ts";
import * as servers from "../../src/doctor/checks/postgres-checks.ts";
import * as redis from "../../src/doctor/checks/redis-checks.ts";
import * as storage from "../../src/doctor/checks/storage-checks.ts";
import { runSvc } from "../cli/run-svc.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { chance, fillDeployment, healthyVariables, startSmtpSink, statusesOf } from "./doctor-fixture.ts";

const NAMES = CHECKS.flat().map(({ name }) => name);
/** The tests' own server writes to no disk, and its secrets are for everybody to see. */
const OF_TESTS = { "config.secrets": "warn", "postgres.durability": "warn" };
const AWAY = "127.0.0.1:1";
const GIGABYTE = 1_024 ** 3;

/** Names of checks that some test below has seen to find something. */
const seen = new Set<string>();

async function startDeployment() {
  const [api, smtp] = await Promise.all([startTestApi(), startSmtpSink()]);
  const env = await healthyVariables(api, smtp.url);
  const ids = await fillDeployment(api, env);
  const close = async () => {
    await Promise.all([api.stop(), smtp.stop()]);
  };
  return { api, env, ids, close };
}

describeWithRedis("svc doctor", () => {
  const deployment = aroundTests(startDeployment);
  const allOk = () => ({ ...Object.fromEntries(NAMES.map((name) => [name, "ok"])), ...OF_TESTS });

  /** What differs from a healthy deployment; nothing else may. */
  async function found(changes: Record<string, string | undefined>, aheadMs?: number) {
    const { statuses, examination } = await statusesOf({ ...deployment.env, ...changes }, aheadMs);
    const { "config.secrets": _, ...differing } = Object.fromEntries(
      Object.entries(statuses).filter(([name, status]) => allOk()[name as never] !== status),
    );
    for (const [name, status] of Object.entries(statuses))
      if (["warn", "fail"].includes(status)) seen.add(name);
    return { differing, examination };
  }
  const meddle = async (...texts: string[]) => {
    await deployment.api.db.pool.query(
      `BEGIN; SET LOCAL session_replication_role = replica; ${texts.join(";")}; COMMIT`,
    );
  };

  it("0 finds nothing where nothing is wrong, each check on a line", async () => {
    const { code, stdout, stderr } = await runSvc(deployment.env, "doctor");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(NAMES.length + 2);
    expect(lines.at(-1)).toBe(`${NAMES.length - 2} ok, 2 to think of, 0 failed, 0 not looked at.`);
    const json = await runSvc(deployment.env, "doctor", "--json", "--strict");
    expect(json.code).toBe(1);
    const { checks, environment } = JSON.parse(json.stdout);
    expect(environment).toBe("test");
    expect(checks.map(({ name }: { name: string }) => name)).toEqual(NAMES);
    expect(Object.fromEntries(checks.map(({ name, status }: never) => [name, status]))).toEqual(allOk());
  });

  it("is described, check by check", () => {
    const text = readFileSync(new URL("../../../../docs/operators/doctor.md", import.meta.url), "utf8");
    const rows = text.split("\n").filter((line) => line.startsWith("| `"));
    const named = rows.flatMap((row) => [...row.slice(0, row.indexOf(" |")).matchAll(/`(\w+\.\w+)`/g)]);
    expect(named.map(([, name]) => name)).toEqual(NAMES);
  });

  it("1 says of everything that is away that it is, and prints no secret", async () => {
    const env = {
      ...deployment.env,
      DATABASE_URL: `postgresql://svc:hunter2-of-postgres@${AWAY}/svc`,
      REDIS_URL: `redis://svc_api:hunter2-of-redis@${AWAY}`,
      SMTP_URL: `smtp://mailer:hunter2-of-mail@${AWAY}`,
      DOCUMENTS_URL: `s3://key:hunter2-of-s3@${AWAY}/bucket?tls=false`,
      DATA_KEYS: "hunter2-of-nothing",
    };
    const { code, stdout } = await runSvc(env, "doctor", "--json");
    expect(code).toBe(1);
    for (const secret of [/hunter2/, ...Object.values(deployment.env).filter((text) => text.length > 40)])
      expect(stdout).not.toMatch(secret);
    const statuses = Object.fromEntries(
      JSON.parse(stdout).checks.map(({ name, status }: never) => [name, status]),
    );
    const failed = Object.keys(statuses).filter((name) => statuses[name] === "fail");
    for (const name of failed) seen.add(name);
    expect(failed).toEqual([
      "config.variables",
      "postgres.reach",
      "redis.reach",
      "documents.storage",
      "mail.server",
    ]);
    expect(statuses).toMatchObject({ "postgres.version": "skipped", "work.worker": "skipped" });
  });

  it("1 finds nothing to work with, and says so", async () => {
    const { code, stdout } = await runSvc({}, "doctor");
    expect(code).toBe(1);
    expect(stdout).toContain("DATABASE_URL: is not set; ");
    expect(stdout).toContain("not looked at: DATABASE_URL is not usable");
  });

  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ["a portal without the widget's address", { WIDGET_URL: undefined }, { "config.addresses": "warn" }],
    ["proxies that are everybody", { TRUSTED_PROXIES: "0.0.0.0/0" }, { "config.proxies": "fail" }],
    ["more connections than there are", { DATABASE_POOL_SIZE: "200" }, { "postgres.connections": "fail" }],
    [
      "a pooler that is not there, and no way past one",
      { DATABASE_POOLER: "transaction", DATABASE_DIRECT_URL: `postgresql://${AWAY}/svc` },
      { "postgres.pooler": "warn", "postgres.direct": "fail" },
    ],
    [
      "a replica that is away",
      { DATABASE_READ_URL: `postgresql://${AWAY}/svc` },
      { "postgres.read_replica": "fail" },
    ],
    ["the other environment", { SVC_ENVIRONMENT: "live", PORTAL_URL: "https://a.example.com" }, {}],
    ["a role's password", { API_DATABASE_PASSWORD: "x".repeat(16) }, { "postgres.login_api": "fail" }],
    [
      "the other role's password",
      { WIDGET_AUTH_DATABASE_PASSWORD: "x".repeat(16) },
      { "postgres.login_widget_auth": "fail" },
    ],
    [
      "another data key",
      { DATA_KEYS: `d2:${chance()}` },
      { "secrets.known": "fail", "secrets.data_keys": "fail", "secrets.index_key": "skipped" },
    ],
    ["another index key", { INDEX_KEY: chance() }, { "secrets.known": "fail", "secrets.index_key": "fail" }],
    [
      "another pepper",
      { KEY_PEPPERS: `p9:${chance()}` },
      { "secrets.known": "fail", "secrets.key_peppers": "fail" },
    ],
    [
      "another chain key",
      { CHAIN_KEY: chance() },
      { "secrets.known": "fail", "chains.rollovers": "fail", "chains.anchors": "fail" },
    ],
    [
      "a chain key that nothing was sealed under",
      { CHAIN_KEY: `c9:${chance()}` },
      { "secrets.known": "fail", "chains.rollovers": "warn", "chains.anchors": "fail" },
    ],
    ["no folder", { DATA_DIR: "/nowhere" }, { "documents.storage": "fail", "documents.space": "skipped" }],
    ["no mail", { SMTP_URL: undefined, MAIL_FROM: undefined }, {}],
    ["no anchors' folder", { ANCHOR_DIR: "/nowhere" }, { "chains.anchors": "fail" }],
  ])("finds %s", async (_, changes, expected) => {
    const { differing } = await found(changes);
    if (changes.SVC_ENVIRONMENT === "live")
      expect(differing).toMatchObject({ "postgres.environment": "fail" });
    else expect(differing).toEqual(expected);
  });

  it("finds secrets that are one, and says which", async () => {
    const own = {
      KEY_PEPPERS: `p1:${chance()}`,
      DATA_KEYS: `d1:${chance()}`,
      SESSION_SECRETS: `s1:${chance()}`,
    };
    const same = chance();
    const changes = { ...own, PORTAL_SECRET: chance(), INDEX_KEY: same, CHAIN_KEY: same };
    const { examination } = await statusesOf({ ...deployment.env, ...changes });
    expect(examination.checks.find(({ name }) => name === "config.secrets")).toMatchObject({
      status: "fail",
      found: "INDEX_KEY, CHAIN_KEY are the same",
    });
    const { statuses } = await statusesOf({ ...deployment.env, ...changes, INDEX_KEY: chance() });
    expect(statuses["config.secrets"]).toBe("ok");
  });

  it("finds that this machine's clock is wrong", async () => {
    const { differing } = await found({}, 60_000);
    expect(differing).toEqual({
      "postgres.clock": "fail",
      "redis.clock": "fail",
    });
    expect((await found({}, 3_000)).differing).toMatchObject({ "postgres.clock": "warn" });
  });

  it.each<[string, string, string, Record<string, string>]>([
    [
      "a restore before anything was migrated",
      "UPDATE deployment SET server_life = '1/1'",
      "UPDATE deployment SET server_life = (SELECT system_identifier || '/' || timeline_id FROM pg_control_system(), pg_control_checkpoint())",
      { "postgres.server_life": "fail" },
    ],
    [
      "a privilege that is missing",
      "REVOKE INSERT ON timeline_entries FROM svc_api",
      "GRANT INSERT ON timeline_entries TO svc_api",
      { "postgres.privileges_api": "fail" },
    ],
    [
      "a privilege that is too much",
      "GRANT SELECT (name) ON api_keys TO svc_widget_auth",
      "REVOKE SELECT (name) ON api_keys FROM svc_widget_auth",
      { "postgres.privileges_widget_auth": "fail" },
    ],
    [
      "a migration that was edited",
      "UPDATE _prisma_migrations SET checksum = translate(checksum, '0123456789abcdef', '123456789abcdef0')",
      "UPDATE _prisma_migrations SET checksum = translate(checksum, '123456789abcdef0', '0123456789abcdef')",
      { "postgres.migrations": "fail" },
    ],
    [
      "a history that was changed",
      'UPDATE rollovers SET metadata = metadata || \'{"a": "b"}\' WHERE id = (SELECT min(id) FROM rollovers)',
      "UPDATE rollovers SET metadata = metadata - 'a'",
      { "chains.rollovers": "fail" },
    ],
    [
      "an audit row that was changed",
      "UPDATE audit_log SET action = action || 'x'",
      "UPDATE audit_log SET action = rtrim(action, 'x')",
      { "chains.audit": "fail" },
    ],
    [
      "jobs that nobody does",
      "UPDATE pgboss.job SET completed_on = completed_on - interval '1 hour'; INSERT INTO pgboss.job (name, start_after) VALUES ('mail.send', now() - interval '1 hour')",
      "DELETE FROM pgboss.job WHERE state = 'created'; UPDATE pgboss.job SET completed_on = completed_on + interval '1 hour'",
      { "work.worker": "fail", "work.jobs": "fail" },
    ],
    [
      "timers that nobody hears",
      "CREATE TABLE timers_before AS SELECT id, next_timer_at FROM rollovers; UPDATE rollovers SET next_timer_at = now() - interval '1 hour'",
      "UPDATE rollovers r SET next_timer_at = b.next_timer_at FROM timers_before b WHERE b.id = r.id; DROP TABLE timers_before",
      // What a timer is set to is sealed too.
      { "work.timers": "warn", "chains.rollovers": "fail" },
    ],
    [
      "mails that nobody sends",
      "INSERT INTO mails (id, content_ciphertext, next_attempt_at, created_at) VALUES ('mail_x', 'd2.x', now() - interval '1 hour', now())",
      "DELETE FROM mails",
      { "work.mails": "fail", "secrets.data_keys": "fail" },
    ],
    [
      "deliveries that nobody sends",
      `INSERT INTO webhook_endpoints (id, organization_id, url, event_types, ordering, secrets, created_at, updated_at)
         SELECT 'whe_x', min(id), 'https://example.com', '{}', 'none', '[]', now(), now() FROM organizations;
       INSERT INTO webhook_lanes (endpoint_id, lane, due_at) VALUES ('whe_x', 'a', now() - interval '1 hour')`,
      "DELETE FROM webhook_lanes; DELETE FROM webhook_endpoints",
      { "work.webhooks": "fail" },
    ],
  ])("finds %s", async (_, damage, mend, expected) => {
    await meddle(damage);
    try {
      expect((await found({})).differing).toEqual(expected);
    } finally {
      await meddle(mend);
    }
    expect((await found({})).differing).toEqual({});
  });

  it("finds an anchor that was changed, and one that is old", async () => {
    const folder = deployment.env.ANCHOR_DIR ?? "";
    const forged = join(folder, "timeline-anchor-test-9999-01-01.txt");
    await writeFile(forged, "{}\n");
    expect((await found({})).differing).toEqual({ "chains.anchors": "fail" });
    await rm(forged);
    const { differing } = await found({ ANCHOR_DIR: deployment.env.DATA_DIR });
    expect(differing).toEqual({ "chains.anchors": "warn" });
  });

  it("finds in live what is dangerous there", async () => {
    const live = await createTestEnvironment("live");
    try {
      await live.db.pool.query(
        `INSERT INTO organizations (id, name, created_at, updated_at) VALUES ('org_x', 'Demo organization', now(), now())`,
      );
      const {
        SMTP_URL: _,
        MAIL_FROM: __,
        ANCHOR_DIR: ___,
        ...healthy
      } = await healthyVariables(live, "smtp://x");
      const { differing } = await found({
        SMTP_URL: undefined,
        MAIL_FROM: undefined,
        ANCHOR_DIR: undefined,
        ...healthy,
        PORTAL_URL: "http://rail.example.com",
        TRUSTED_PROXIES: "",
        WEBHOOK_ALLOW_LOOPBACK: "true",
        GRAPHQL_INTROSPECTION: "on",
        LOG_LEVEL: "debug",
        NODE_ENV: "development",
      });
      expect(differing).toMatchObject({
        "config.variables": "fail",
        "config.passwords": "fail",
        "config.addresses": "fail",
        "config.proxies": "warn",
        "config.webhooks": "fail",
        "config.introspection": "warn",
        "config.log_level": "warn",
        "config.node_env": "warn",
        "postgres.durability": "fail",
        "postgres.archiving": "warn",
        "redis.user_api": "warn",
        "redis.persistence": "warn",
        "chains.anchors": "warn",
        "mail.server": "warn",
        "work.demo": "fail",
      });
      const { DATABASE_URL: url = "" } = live.env;
      const plain = await found({ ...healthy, DATABASE_URL: url.replace("127.0.0.1", "192.0.2.1") }).catch(
        () => null,
      );
      expect(plain?.differing).toMatchObject({ "config.tls": "fail", "postgres.reach": "fail" });
    } finally {
      await live.close();
    }
  });

  it("knows the servers that it does not have here", () => {
    expect(servers.judgeVersion(14, "14.19").status).toBe("fail");
    expect(servers.judgeVersion(15, "15.18").status).toBe("ok");
    expect(servers.judgeVersion(19, "19.0").status).toBe("warn");
    expect(redis.judgeVersion("6.2.14", undefined).status).toBe("fail");
    expect(redis.judgeVersion("7.2.4", "8.0.1")).toMatchObject({ status: "ok", found: "Valkey 8.0.1" });
    expect(uses.judgeReplication(1, GIGABYTE, 0).status).toBe("warn");
    expect(uses.judgeReplication(1, 0, 11 * GIGABYTE).status).toBe("fail");
    expect(uses.judgeAge(1.2e9).status).toBe("fail");
    expect(storage.judgeFree(50 * 1_024 ** 2, GIGABYTE).status).toBe("fail");
    expect(storage.judgeFree(2 * GIGABYTE, 100 * GIGABYTE).status).toBe("warn");
    for (const name of [
      "postgres.version",
      "postgres.replication",
      "postgres.wraparound",
      "redis.version",
      "documents.space",
    ])
      seen.add(name);
  });

  it("looks at Redis as each of its users", async () => {
    const own = await startTestRedis();
    const admin = new Redis(own.url);
    const url = new URL(own.url);
    url.username = "svc_api";
    url.password = "of-the-api-and-of-nobody-else";
    const env = {
      REDIS_URL: url.href,
      API_REDIS_PASSWORD: "of-the-api-and-of-nobody-else",
      WIDGET_AUTH_REDIS_PASSWORD: "of-the-widget-service-alone",
    };
    try {
      const rule = (text: string) => admin.call("ACL", ...(`SETUSER ${text}`.split(" ") as [string]));
      await rule(
        `svc_api on >${env.API_REDIS_PASSWORD} resetkeys resetchannels -@all +ping +info +client|setname ~svc:test:limits:*`,
      );
      await rule(
        `svc_widget_auth on >${env.WIDGET_AUTH_REDIS_PASSWORD} ~svc:test:session:* ~svc:test:limits:* -@all +get +pttl +ping +info`,
      );
      // As a file of before limits were counted in Redis has it.
      expect((await found(env)).differing).toEqual({ "redis.user_api": "fail" });
      await rule("svc_api +pttl");
      expect((await found(env)).differing).toEqual({});
      await rule("svc_widget_auth +config");
      await admin.config("SET", "maxmemory-policy", "allkeys-lru");
      expect((await found(env)).differing).toEqual({ "redis.user_widget_auth": "fail" });
      expect((await found({ ...env, SVC_ENVIRONMENT: "live" })).differing).toMatchObject({
        "redis.eviction": "fail",
      });
      await admin.replicaof("127.0.0.1", 1);
      expect((await found(env)).differing).toMatchObject({ "redis.replicas": "fail" });
      await admin.replicaof("NO", "ONE");
      const { differing } = await found({ ...env, API_REDIS_PASSWORD: undefined, REDIS_URL: own.url });
      expect(differing).toEqual({ "redis.user_widget_auth": "fail" });
    } finally {
      await admin.quit();
      await own.stop();
    }
  });

  it("has seen every check find something, once", async () => {
    const { api } = deployment as { api: TestApi };
    const url = new URL(api.env.DATABASE_URL ?? "");
    const name = `${url.pathname.slice(1)}_ascii`;
    await api.db.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    try {
      url.pathname = `/${name}`;
      const { statuses } = await statusesOf({ ...deployment.env, DATABASE_URL: url.href });
      expect(statuses).toMatchObject({ "postgres.encoding": "fail", "postgres.environment": "fail" });
    } finally {
      await api.db.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
    for (const one of ["postgres.encoding", "postgres.environment"]) seen.add(one);
    expect(NAMES.filter((one) => !seen.has(one))).toEqual([]);
  });
});
