import { describe, expect, it } from "@jest/globals";
import { buildKey, itWithRedis, pollUntil } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

describe("POST /v1/api-keys/rotate, thirty concurrent calls", () => {
  const api = useTestApi();

  it.each([86_400, 0])("201 for one call, with a grace period of %d seconds", async (gracePeriodSeconds) => {
    const old = await buildKey(api, "ak");
    const before = await countRows(api);
    const calls = Array.from({ length: 30 }, () =>
      api.call("post", "/v1/api-keys/rotate", old.key).send({ gracePeriodSeconds }),
    );
    const responses = await Promise.all(calls);
    const successes = responses.filter(({ status }) => status === 201);
    expect(successes).toHaveLength(1);
    for (const response of responses.filter((one) => !successes.includes(one))) {
      // Without a grace period, late calls no longer authenticate.
      const isExpired = gracePeriodSeconds === 0 && response.status === 401;
      expectProblem(response, isExpired ? "api_key_expired" : "key_already_rotated");
    }
    const after = await countRows(api);
    expect(after).toEqual({
      ...before,
      api_keys: before.api_keys! + 1,
      audit_log: before.audit_log! + 1,
      events: before.events! + 1,
    });
  });

  itWithRedis("401 rejects the old key even at another instance whose cached keys never expire", async () => {
    const other = await startApi(readApiConfig(api.env), { monotonicNow: () => 0 });
    try {
      const old = await buildKey(api, "ak");
      const readOtherStatus = async () => {
        const headers = { Authorization: `Bearer ${old.key}` };
        return (await fetch(`${other.url}/v1/api-keys/current`, { headers })).status;
      };
      expect(await readOtherStatus()).toBe(200);
      await api.call("post", "/v1/api-keys/rotate", old.key).send({ gracePeriodSeconds: 0 }).expect(201);
      await pollUntil("the old key is rejected", readOtherStatus, { isDone: (status) => status === 401 });
    } finally {
      await other.stop();
    }
  });
});
