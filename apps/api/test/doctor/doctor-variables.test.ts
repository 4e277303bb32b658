import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { getLastTaxYear } from "@svc/rollover-rules/tax/years/find-tax-year";
import { createTestEnvironment, describeWithRedis } from "@svc/testing";
import { CHECKS_BY_FILE, useDeployment } from "./doctor-deployment.ts";
import { buildHealthyVariables, examineStatuses, generateSecret } from "./doctor-fixture.ts";

const UNREACHABLE = "postgresql://127.0.0.1:1/svc";
const WRONG_PASSWORD = "x".repeat(16);
const DAY_MS = 86_400_000;

describeWithRedis("svc doctor: operator settings", () => {
  const doctor = useDeployment();

  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ["a portal without WIDGET_URL", { WIDGET_URL: undefined }, { "config.addresses": "warn" }],
    [
      "a trusted proxy range that covers every address",
      { TRUSTED_PROXIES: "0.0.0.0/0" },
      { "config.proxies": "fail" },
    ],
    ["too many connections", { DATABASE_POOL_SIZE: "200" }, { "postgres.connections": "fail" }],
    [
      "a missing pooler and an unreachable direct URL",
      { DATABASE_POOLER: "transaction", DATABASE_DIRECT_URL: UNREACHABLE },
      { "postgres.pooler": "warn", "postgres.direct": "fail" },
    ],
    ["an unreachable replica", { DATABASE_READ_URL: UNREACHABLE }, { "postgres.read_replica": "fail" }],
    [
      "a wrong API role password",
      { API_DATABASE_PASSWORD: WRONG_PASSWORD },
      { "postgres.login_api": "fail" },
    ],
    [
      "a wrong widget role password",
      { WIDGET_AUTH_DATABASE_PASSWORD: WRONG_PASSWORD },
      { "postgres.login_widget_auth": "fail" },
    ],
    [
      "a different data key",
      { DATA_KEYS: `d2:${generateSecret()}` },
      { "secrets.known": "fail", "secrets.data_keys": "fail", "secrets.index_key": "skipped" },
    ],
    [
      "a different index key",
      { INDEX_KEY: generateSecret() },
      { "secrets.known": "fail", "secrets.index_key": "fail" },
    ],
    [
      "a different pepper",
      { KEY_PEPPERS: `p9:${generateSecret()}` },
      { "secrets.known": "fail", "secrets.key_peppers": "fail" },
    ],
    [
      "a different chain key",
      { CHAIN_KEY: generateSecret() },
      { "secrets.known": "fail", "chains.rollovers": "fail", "chains.anchors": "fail" },
    ],
    [
      "a chain key that sealed nothing",
      { CHAIN_KEY: `c9:${generateSecret()}` },
      { "secrets.known": "fail", "chains.rollovers": "warn", "chains.anchors": "fail" },
    ],
    [
      "a missing data folder",
      { DATA_DIR: "/nowhere" },
      { "documents.storage": "fail", "documents.space": "skipped" },
    ],
    [
      "an issuer that no organization accepts",
      {
        PORTAL_OIDC_ISSUER: "https://id.example.com",
        PORTAL_OIDC_CLIENT_ID: "portal",
        PORTAL_OIDC_CLIENT_SECRET: "of-no-use-anywhere-else",
      },
      { "people.sso": "warn" },
    ],
    [
      "no issue with missing mail settings in the test environment",
      { SMTP_URL: undefined, MAIL_FROM: undefined },
      {},
    ],
    ["a missing anchor folder", { ANCHOR_DIR: "/nowhere" }, { "chains.anchors": "fail" }],
  ])("finds %s", async (_, changes, expected) => {
    const { differing } = await doctor.findDifferences(changes);
    expect(differing).toEqual(expected);
  });

  it("finds that the database belongs to the other environment", async () => {
    const changes = { SVC_ENVIRONMENT: "live", PORTAL_URL: "https://a.example.com" };
    const { differing } = await doctor.findDifferences(changes);
    expect(differing).toMatchObject({ "postgres.environment": "fail" });
  });

  it("finds secrets with the same value, and names them", async () => {
    const distinctSecrets = {
      KEY_PEPPERS: `p1:${generateSecret()}`,
      DATA_KEYS: `d1:${generateSecret()}`,
      SESSION_SECRETS: `s1:${generateSecret()}`,
    };
    const sharedSecret = generateSecret();
    const changes = {
      ...distinctSecrets,
      PORTAL_SECRET: generateSecret(),
      INDEX_KEY: sharedSecret,
      CHAIN_KEY: sharedSecret,
    };
    const { examination } = await examineStatuses({ ...doctor.deployment.env, ...changes });
    expect(examination.checks.find(({ name }) => name === "config.secrets")).toMatchObject({
      status: "fail",
      found: "INDEX_KEY, CHAIN_KEY are the same",
    });
    const { statuses } = await examineStatuses({
      ...doctor.deployment.env,
      ...changes,
      INDEX_KEY: generateSecret(),
    });
    expect(statuses["config.secrets"]).toBe("ok");
  });

  it("describes what it found in the settings for passwords, introspection and webhooks", async () => {
    const findIn = async (name: string, changes: Record<string, string>) => {
      const { examination } = await examineStatuses({ ...doctor.deployment.env, ...changes });
      return examination.checks.find((check) => check.name === name);
    };
    const introspection = "config.introspection";
    expect(await findIn(introspection, {})).toMatchObject({ found: expect.stringContaining("is on") });
    expect(await findIn(introspection, { GRAPHQL_INTROSPECTION: "off" })).toMatchObject({
      status: "ok",
      found: "GraphQL introspection is off",
    });
    expect(await findIn("config.webhooks", { WEBHOOK_ALLOW_LOOPBACK: "no" })).toMatchObject({
      status: "fail",
      found: "WEBHOOK_ALLOW_LOOPBACK is invalid",
    });
    const sameAsUser = "postgresql://long-name-of-a-user:long-name-of-a-user@127.0.0.1:1/svc";
    expect(await findIn("config.passwords", { DATABASE_URL: sameAsUser })).toMatchObject({
      found: expect.stringContaining("is missing, too short or equal to the user name"),
    });
  });

  it("finds that this machine's clock is wrong", async () => {
    const { differing } = await doctor.findDifferences({}, 60_000);
    expect(differing).toEqual({ "postgres.clock": "fail", "redis.clock": "fail" });
    // A difference of five seconds fails. Slow queries shrink it, so start just below the limit.
    expect((await doctor.findDifferences({}, 4_900)).differing).toMatchObject({ "postgres.clock": "warn" });
  });

  it("finds an altered anchor, an anchor older than two days, and a folder without anchors", async () => {
    const folder = doctor.deployment.env.ANCHOR_DIR ?? "";
    const forged = join(folder, "timeline-anchor-test-9999-01-01.txt");
    await writeFile(forged, "{}\n");
    expect((await doctor.findDifferences({})).differing).toEqual({ "chains.anchors": "fail" });
    await rm(forged);
    const findAfter = async (ms: number) => (await doctor.findDifferences({}, ms)).differing;
    expect(await findAfter(2 * DAY_MS - 60_000)).not.toHaveProperty(["chains.anchors"]);
    expect(await findAfter(2 * DAY_MS + 60_000)).toMatchObject({ "chains.anchors": "fail" });
    const { differing } = await doctor.findDifferences({ ANCHOR_DIR: doctor.deployment.env.DATA_DIR });
    expect(differing).toEqual({ "chains.anchors": "warn" });
  });

  it("finds settings that are dangerous in the live environment", async () => {
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
      } = await buildHealthyVariables(live, "smtp://x");
      const { differing } = await doctor.findDifferences({
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
      // The check warns from 45 days before the end of the last tax year with rules.
      const lastDay = Date.UTC(getLastTaxYear(), 11, 31, 12);
      const readTaxRulesStatusAt = async (time: number) =>
        (await doctor.findDifferences(healthy, time - Date.now())).differing["tax.rules"];
      expect(await readTaxRulesStatusAt(lastDay - 46 * DAY_MS)).toBeUndefined();
      expect(await readTaxRulesStatusAt(lastDay - 43 * DAY_MS)).toBe("warn");
      expect(await readTaxRulesStatusAt(lastDay + DAY_MS)).toBe("fail");
      const { DATABASE_URL: url = "" } = live.env;
      const remote = await doctor.findDifferences({
        ...healthy,
        DATABASE_URL: url.replace("127.0.0.1", "192.0.2.1"),
      });
      expect(remote.differing).toMatchObject({ "config.tls": "fail", "postgres.reach": "fail" });
    } finally {
      await live.close();
    }
  });

  it("triggers every check assigned to this file", () => {
    expect(CHECKS_BY_FILE.variables.filter((check) => !doctor.triggeredChecks.has(check))).toEqual([]);
  });
});
