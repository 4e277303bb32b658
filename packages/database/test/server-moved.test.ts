import { expect, it } from "@jest/globals";
import { aroundTests, createTestDatabase } from "@svc/testing";
import { openDatabase } from "../src/index.ts";

const test = aroundTests(async () => {
  const database = await createTestDatabase();
  return { database, close: () => database.drop() };
});

it("a process whose write meets another server or timeline is told once that positions moved", async () => {
  const warnings: string[] = [];
  const db = openDatabase({
    url: test.database.url,
    poolSize: 1,
    name: "svc-test-moved",
    onConnectionLost: () => {},
    onServerMoved: (warning) => warnings.push(warning),
  });
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
