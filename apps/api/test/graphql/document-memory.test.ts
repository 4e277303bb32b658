import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";

const DOCUMENTS = 600;
const MAX_GROWTH_BYTES = 60_000_000;
const api = useTestApi();

/** Returns heap bytes in use after a garbage collection. */
function measureLiveHeap(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  return process.memoryUsage().heapUsed;
}

it("parsed documents use bounded memory, even if every query has a unique text", async () => {
  const { key } = await buildKey(api, "ak", { rateLimitPerMinute: 10_000 });
  const sendQuery = (name: string) => {
    const query = `query ${name} { currentApiKey { ${"id name ".repeat(200)} } }`;
    return api.call("post", "/graphql", key).send({ query });
  };
  await sendQuery("First");
  const before = measureLiveHeap();
  const statuses = new Set<number>();
  for (let index = 0; index < DOCUMENTS; index += 1) statuses.add((await sendQuery(`Query${index}`)).status);
  expect([...statuses]).toEqual([200]);
  expect(measureLiveHeap() - before).toBeLessThan(MAX_GROWTH_BYTES);
});
