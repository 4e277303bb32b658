import { expect, it } from "@jest/globals";
import { createTestDatabase, useResource } from "@svc/testing";
import { openDatabase } from "../src/index.ts";

const test = useResource(async () => {
  const database = await createTestDatabase();
  return { database, close: () => database.drop() };
});

function openWithWarnings() {
  const warnings: string[] = [];
  const db = openDatabase({
    url: test.database.url,
    poolSize: 1,
    name: "svc-test-moved",
    onConnectionLost: () => {},
    onServerMoved: (warning) => warnings.push(warning),
  });
  return { db, warnings };
}

it("warns once that positions moved when a write reaches another server or timeline", async () => {
  const { db, warnings } = openWithWarnings();
  try {
    await db.pool.query("SELECT move_event_offset()");
    expect(warnings).toEqual([]);
    await db.pool.query("UPDATE deployment SET server_life = '7000000000000000001/00000001/1'");
    await db.pool.query("SELECT move_event_offset()");
    await db.pool.query("SELECT move_event_offset()");
    expect(warnings).toEqual([
      expect.stringMatching(
        /moved to another server or timeline: 7000000000000000001\/00000001\/1 is now \d+\//,
      ),
    ]);
  } finally {
    await db.close();
  }
});

it("warns a read-only process once about another server or timeline, but not about a restart", async () => {
  const { db, warnings } = openWithWarnings();
  const replaceServerLife = (identity: string) =>
    db.pool.query(
      `CREATE OR REPLACE FUNCTION server_life() RETURNS text LANGUAGE sql AS $$ SELECT '${identity}' $$`,
    );
  try {
    await replaceServerLife("7/00000001/100.5");
    await db.ping();
    await replaceServerLife("7/00000001/200.5");
    await db.ping();
    expect(warnings).toEqual([]);
    await replaceServerLife("7/00000002/300.5");
    await db.ping();
    await db.ping();
    expect(warnings).toEqual(["7/00000001 is now 7/00000002"]);
  } finally {
    await db.close();
  }
});
