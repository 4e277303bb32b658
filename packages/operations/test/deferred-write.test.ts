import { describe, expect, it } from "@jest/globals";
import { writeRows } from "@svc/database";
import { useResource } from "@svc/testing";
import { DECLARED, failAsDeadlock, rename, startTestOperations, write } from "./start-test-operations.ts";

describe("Deferred write", () => {
  const operations = useResource(startTestOperations);

  describe.each([
    { way: "without a key", options: {}, remembered: 0 },
    { way: "with a key", options: { key: "k" }, remembered: 1 },
  ])("$way", ({ options, remembered }) => {
    it("runs last, and writes its rows together with the idempotency record", async () => {
      const principal = await operations.newPrincipal();
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
      expect(await operations.stored(principal)).toMatchObject({ name: "North", remembered });
      expect(otherWriteCounts).toEqual([remembered, remembered]);
    });

    it("leaves nothing if two writes are deferred", async () => {
      const principal = await operations.newPrincipal();
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
      expect(await operations.stored(principal)).toMatchObject({ name: "Test organization", remembered: 0 });
    });
  });
});
