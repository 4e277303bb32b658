import { describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import type { Response } from "supertest";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

describe("More requests than the database can serve in time", () => {
  // A single connection, which blocks until the statement timeout.
  const api = useTestApi({ env: { DATABASE_POOL_SIZE: "1", DATABASE_TIMEOUT_MS: "1000" } });

  it("503 immediately rejects requests that would wait too long, states when to retry, and recovers", async () => {
    const lockHolder = await api.db.pool.connect();
    await lockHolder.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
    const refused: Response[] = [];
    const sendUntilRefused = async () => {
      while (refused.length === 0) {
        const response = await api.call("get", "/v1/rollovers");
        if (response.body.code === "overloaded") refused.push(response);
        else expectProblem(response, "dependency_unavailable");
      }
    };
    await Promise.all(Array.from({ length: 6 }, sendUntilRefused));
    for (const response of refused) {
      expect(expectProblem(response, "overloaded").detail).toMatch(/This request was not started/);
      expect(response.headers["retry-after"]).toBe("1");
    }
    expect((await api.call("get", "/health/live", null)).status).toBe(200);
    await lockHolder.query("ROLLBACK");
    lockHolder.release();
    await pollUntil(
      "requests are served",
      async () => (await api.call("get", "/v1/rollovers")).status === 200,
    );
  });
});
