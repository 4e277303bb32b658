import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { applyMigrations } from "../src/migrations/migrations.ts";
import { type RoleClients, startRoleClients } from "./role-clients.ts";

const folder = fileURLToPath(new URL("../prisma/migrations/", import.meta.url));
const MIGRATION_NAME = "29990101000000_trigger_with_function";
// The new trigger calls a function that the API role cannot execute before the final grants.
const SCRIPT = `DROP FUNCTION server_life();
  CREATE FUNCTION server_life() RETURNS text LANGUAGE sql AS $$ SELECT 'a/b/c' $$;
  REVOKE ALL ON FUNCTION server_life() FROM PUBLIC;
  CREATE FUNCTION ask_life() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.count := length(server_life()); RETURN NEW; END $$;
  CREATE TRIGGER ask_life BEFORE INSERT ON portal_throttles FOR EACH ROW EXECUTE FUNCTION ask_life();`;

describe("API role writing during a migration", () => {
  let clients: RoleClients;
  let migrations: string;
  beforeAll(async () => {
    clients = await startRoleClients();
    migrations = mkdtempSync(join(tmpdir(), "svc-migrations-"));
    cpSync(folder, migrations, { recursive: true });
    mkdirSync(join(migrations, MIGRATION_NAME));
    writeFileSync(join(migrations, MIGRATION_NAME, "migration.sql"), SCRIPT);
  });
  afterAll(async () => {
    rmSync(migrations, { recursive: true, force: true });
    await clients.close();
  });

  it("is never denied a function that a new trigger calls, even before the final grants", async () => {
    let isMigrated = false;
    const counts: number[] = [];
    const write = async () => {
      const { rows } = await clients.api.query<{ count: number }>(
        `INSERT INTO portal_throttles (key, count, window_ends_at) VALUES ($1, 0, now()) RETURNING count`,
        [`write ${counts.length}`],
      );
      counts.push(rows[0]?.count ?? -1);
    };
    const writing = (async () => {
      while (!isMigrated) await write();
    })();
    writing.catch(() => {});
    await pollUntil("the writes to begin", () => counts.length > 0);
    try {
      const url = clients.test.env.DATABASE_URL ?? "";
      expect(await applyMigrations(url, { folder: migrations })).toEqual([MIGRATION_NAME]);
    } finally {
      isMigrated = true;
    }
    await writing;
    await write();
    expect(counts[0]).toBe(0);
    // The trigger stores the length of the new function's result, `a/b/c`.
    expect(counts.at(-1)).toBe(5);
  });
});
