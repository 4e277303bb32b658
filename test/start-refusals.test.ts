import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  createEmptyDatabase,
  createTestEnvironment,
  runToCompletion,
  TEST_SECRETS,
  type TestDatabase,
  type TestEnvironment,
} from "@svc/testing";

/** The services end before they connect to Redis. */
const UNUSED_REDIS = "redis://127.0.0.1:1";
const SERVICES = ["api", "widget-auth"] as const;
/** Values of the secrets, which are written as `id:value` and separated by commas. */
const SECRETS = Object.values(TEST_SECRETS).flatMap((text) =>
  text.split(",").map((one) => one.slice(one.indexOf(":") + 1)),
);

describe.each(SERVICES)("%s refuses to start", (service) => {
  let test: TestEnvironment;
  let empty: TestDatabase;
  beforeAll(async () => {
    [test, empty] = await Promise.all([createTestEnvironment(), createEmptyDatabase()]);
  });
  afterAll(() => Promise.all([test.close(), empty.drop()]));

  const getServiceDatabaseUrl = () => (service === "api" ? test.urls.api : test.urls.widgetAuth);
  /** Starts the service, which must end, and print no secret and no stack trace. */
  const start = async (changes: Record<string, string>) => {
    const ending = await runToCompletion(service, [], {
      ...test.env,
      REDIS_URL: UNUSED_REDIS,
      LOG_LEVEL: "fatal",
      ...changes,
    });
    const password = new URL(test.env.DATABASE_URL ?? "").password;
    for (const secret of [...SECRETS, `:${password}@`]) expect(ending.output).not.toContain(secret);
    expect(ending.output).not.toMatch(/\n\s+at |node_modules|Error:/);
    return { ...ending, lines: ending.output.trimEnd().split("\n") };
  };

  it("with code 78, which systemd does not restart, and one line if the database belongs to the other environment", async () => {
    const { code, lines } = await start({ SVC_ENVIRONMENT: "live" });
    expect(code).toBe(78);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${service}: .*test environment.*SVC_ENVIRONMENT is live`));
  });

  it("with code 1 and one line if the database was not migrated", async () => {
    const { code, lines } = await start({ DATABASE_URL: empty.url });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${service}: .*not been migrated.*db migrate`));
  });

  it("with code 1 and one line if the database lacks a migration, also with the service's own role", async () => {
    const lastMigration = "SELECT max(migration_name) FROM _prisma_migrations";
    const setRolledBackAt = (value: string) =>
      test.db.pool.query(
        `UPDATE _prisma_migrations SET rolled_back_at = ${value} WHERE migration_name = (${lastMigration})`,
      );
    await setRolledBackAt("now()");
    try {
      for (const DATABASE_URL of [test.env.DATABASE_URL ?? "", getServiceDatabaseUrl()]) {
        const { code, lines } = await start({ DATABASE_URL });
        expect(code).toBe(1);
        expect(lines).toEqual([
          expect.stringMatching(
            new RegExp(
              `^${service}: the database is missing migrations .*\\(\\d{14}_\\w+\\); run .*db migrate`,
            ),
          ),
        ]);
      }
    } finally {
      await setRolledBackAt("NULL");
    }
  });

  it("with code 78 and one line that names each secret that is missing or differs from the deployment's", async () => {
    const db = test.db.pool;
    await db.query(
      `INSERT INTO secret_fingerprints (purpose, id, fingerprint, first_seen_at, required_since)
       VALUES ('INDEX_KEY', 'default', repeat('0', 64), now(), now()), ('DATA_KEYS', 'd0', repeat('0', 64), now(), now())`,
    );
    try {
      const { code, lines } = await start({ DATABASE_URL: getServiceDatabaseUrl() });
      expect({ code, lines }).toEqual({
        code: 78,
        lines: [
          `${service}: DATA_KEYS: is missing d0, which may be in use (svc secrets status); INDEX_KEY: the secret default differs from the one registered in this database`,
        ],
      });
      const { rows } = await db.query("SELECT id FROM secret_fingerprints ORDER BY id");
      expect(rows.map(({ id }) => id)).toEqual(["d0", "default"]);
    } finally {
      await db.query("DELETE FROM secret_fingerprints");
    }
  });

  it("with code 78 and a line for each missing or unusable variable, without its value", async () => {
    const { code, lines } = await start({
      DATABASE_URL: "",
      KEY_PEPPERS: "p1:tooshort-8h2kd92",
      INDEX_KEY: "",
      RATE_LIMIT_PER_MINUTE: "many-4kd0s",
      LOG_LEVEL: "loud-9f8s",
    });
    expect(code).toBe(78);
    expect(lines[0]).toBe(`${service}: The configuration has 5 issues:`);
    const named = lines.slice(1).map((line) => line.trim().split(":")[0]);
    expect(named.sort()).toEqual([
      "DATABASE_URL",
      "INDEX_KEY",
      "KEY_PEPPERS",
      "LOG_LEVEL",
      "RATE_LIMIT_PER_MINUTE",
    ]);
    expect(lines.join("\n")).not.toMatch(/8h2kd92|4kd0s|9f8s/);
  });

  it("with code 78 and a single issue if a single variable is missing", async () => {
    const { code, lines } = await start({ REDIS_URL: "" });
    expect(code).toBe(78);
    expect(lines).toEqual([`${service}: The configuration has an issue:`, "  REDIS_URL: is not set"]);
  });
});
