import { describe, expect, it } from "@jest/globals";
import type { Database } from "@svc/database";
import { createTestEnvironment, useResource } from "@svc/testing";
import { runAfterFirst, runSequentially } from "../src/run-sequentially.ts";

const test = useResource(createTestEnvironment);

describe.each([
  ["runAfterFirst", runAfterFirst],
  ["runSequentially", runSequentially],
])("%s", (_name, run) => {
  /** Returns the order of two calls. The first ends after the second had time to start. */
  async function runTwo(firstDb: Database, secondDb: Database): Promise<string[]> {
    const order: string[] = [];
    const firstCanEnd = Promise.withResolvers<void>();
    const first = run(firstDb, "person", async () => {
      await firstCanEnd.promise;
      order.push("first ends");
    });
    const second = run(secondDb, "person", async () => order.push("second starts"));
    await test.db.sql.query({ text: "SELECT 1", values: [] });
    firstCanEnd.resolve();
    await Promise.all([first, second]);
    return order;
  }

  it("makes a call wait for an earlier call on the same pool, even by another handle", async () => {
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
