import { describe, expect, it } from "@jest/globals";
import type { Database } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { runAfterFirst, runSequentially } from "../src/run-sequentially.ts";

const test = useResource(createTestEnvironment);

describe.each([
  ["runAfterFirst", runAfterFirst],
  ["runSequentially", runSequentially],
])("%s", (_name, run) => {
  /** Starts a call that lasts until the second call has started or waits, and returns the order of both. */
  async function runTwo(firstDb: Database, secondDb: Database): Promise<string[]> {
    const order: string[] = [];
    const isReleased = Promise.withResolvers<void>();
    const first = run(firstDb, "person", async () => {
      await isReleased.promise;
      order.push("first ends");
    });
    const second = run(secondDb, "person", async () => order.push("second starts"));
    await test.db.sql.query({ text: "SELECT 1", values: [] });
    isReleased.resolve();
    await Promise.all([first, second]);
    return order;
  }

  it("makes a call wait for another call's handle of the same pool", async () => {
    const { db } = test;
    expect(await runTwo(db.forCall("org_a"), db.forCall("org_a"))).toEqual(["first ends", "second starts"]);
  });

  it("does not wait for a call with another pool", async () => {
    const otherDb = { ...test.db, pool: {} as Database["pool"] };
    expect(await runTwo(otherDb, test.db)).toEqual(["second starts", "first ends"]);
  });

  it("runs the next call after a call that failed", async () => {
    const failing = run(test.db, "person", () => Promise.reject(new Error("fails")));
    const next = run(test.db, "person", async () => "runs");
    await expect(failing).rejects.toThrow("fails");
    expect(await next).toBe("runs");
  });
});
