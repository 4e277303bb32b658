import { describe, expect, it } from "@jest/globals";
import type { Call } from "../src/index.ts";
import { toReadCall } from "../src/index.ts";
import { consumeQuotaFor } from "../src/run-operation.ts";
import { DECLARED, read, type TestContext } from "./start-test-operations.ts";

const run = () => ({ name: "North" });

describe("consumeQuotaFor", () => {
  const consume = (quotaCost?: (input: { name: string }) => number) => {
    const consumed: number[] = [];
    const operation = read({ ...DECLARED, run, ...(quotaCost ? { quotaCost } : {}) });
    const consumeQuota = (requests: number) => void consumed.push(requests);
    const result = consumeQuotaFor(operation, { name: "abc" }, { consumeQuota });
    expect(consumeQuotaFor(operation, { name: "abc" }, {})).toBeUndefined();
    return { result, consumed };
  };

  it("consumes the cost that the operation computes from its input, or nothing without a cost", () => {
    expect(consume(({ name }) => name.length)).toEqual({ result: undefined, consumed: [3] });
    expect(consume()).toEqual({ result: undefined, consumed: [] });
  });
});

describe("toReadCall", () => {
  const reads = { name: "replica" };
  const withReplica = { db: { replica: {}, reads }, requestId: "req_1" } as unknown as Call<TestContext>;
  const withoutReplica = { db: { replica: null, reads } } as unknown as Call<TestContext>;
  const isLarge = ({ limit }: { limit: number }) => limit > 10;

  it("reads from the replica if the operation allows it for the input", () => {
    const onReplica = { db: reads, requestId: "req_1" };
    expect(toReadCall({ fromReplica: true }, withReplica, {})).toEqual(onReplica);
    expect(toReadCall({ fromReplica: isLarge }, withReplica, { limit: 11 })).toEqual(onReplica);
  });

  it("otherwise reads from the primary", () => {
    expect(toReadCall({}, withReplica, {})).toBe(withReplica);
    expect(toReadCall({ fromReplica: isLarge }, withReplica, { limit: 10 })).toBe(withReplica);
    expect(toReadCall({ fromReplica: true }, withoutReplica, {})).toBe(withoutReplica);
  });
});
