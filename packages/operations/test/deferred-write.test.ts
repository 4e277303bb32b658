import { describe, expect, it } from "@jest/globals";
import { writeRows } from "@svc/database";
import { useResource } from "@svc/testing";
import { DECLARED, failAsDeadlock, rename, startTestOperations, write } from "./start-test-operations.ts";

describe("Deferred write", () => {
  const operations = useResource(startTestOperations);

  describe.each([
    { way: "without an idempotency key", options: {}, recordCount: 0 },
    { way: "with an idempotency key", options: { key: "k" }, recordCount: 1 },
  ])("$way", ({ options, recordCount }) => {
    it("writes its rows together with the idempotency record, and again after a deadlock", async () => {
      const principal = await operations.createPrincipal();
      const otherRowCounts: number[] = [];
      const operation = write({
        ...DECLARED,
        run({ tx, deferWrite }, { name }) {
          deferWrite((rows) => {
            otherRowCounts.push(rows.length);
            const renamed = {
              table: "organizations",
              id: principal.organizationId,
              changes: { name },
            } as const;
            const isFirstAttempt = otherRowCounts.length === 1;
            return isFirstAttempt ? failAsDeadlock(tx) : writeRows(tx, [renamed, ...rows]);
          });
          return { name };
        },
      });
      expect(await operations.run(operation, principal, { name: "North" }, options)).toEqual({
        result: { name: "North" },
        replayed: false,
      });
      expect(await operations.readStored(principal)).toMatchObject({ name: "North", recordCount });
      expect(otherRowCounts).toEqual([recordCount, recordCount]);
    });

    it("stores nothing, and fails, if two writes are deferred", async () => {
      const principal = await operations.createPrincipal();
      const operation = write({
        ...DECLARED,
        async run({ tx, principal, deferWrite }, { name }) {
          await rename(tx, principal, name);
          deferWrite(async () => undefined);
          deferWrite(async () => undefined);
          return { name };
        },
      });
      await expect(operations.run(operation, principal, { name: "North" }, options)).rejects.toThrow(
        "only one write can be deferred",
      );
      expect(await operations.readStored(principal)).toMatchObject({
        name: "Test organization",
        recordCount: 0,
      });
    });
  });
});
