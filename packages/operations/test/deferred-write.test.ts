import { describe, expect, it } from "@jest/globals";
import { writeRows } from "@svc/database";
import { useResource } from "@svc/testing";
import { DECLARED, failAsDeadlock, rename, startTestOperations, write } from "./start-test-operations.ts";

describe("Deferred write", () => {
  const operations = useResource(startTestOperations);

  describe.each([
    { way: "without a key", options: {}, recordCount: 0 },
    { way: "with a key", options: { key: "k" }, recordCount: 1 },
  ])("$way", ({ options, recordCount }) => {
    it("runs last, and writes its rows together with the idempotency record", async () => {
      const principal = await operations.createPrincipal();
      const otherWriteCounts: number[] = [];
      const operation = write({
        ...DECLARED,
        run({ tx, deferWrite }, { name }) {
          deferWrite((rows) => {
            otherWriteCounts.push(rows.length);
            const renamed = {
              table: "organizations",
              id: principal.organizationId,
              changes: { name },
            } as const;
            return otherWriteCounts.length === 1 ? failAsDeadlock(tx) : writeRows(tx, [renamed, ...rows]);
          });
          return { name };
        },
      });
      expect(await operations.run(operation, principal, { name: "North" }, options)).toEqual({
        result: { name: "North" },
        replayed: false,
      });
      expect(await operations.readStored(principal)).toMatchObject({ name: "North", recordCount });
      expect(otherWriteCounts).toEqual([recordCount, recordCount]);
    });

    it("leaves nothing if two writes are deferred", async () => {
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
