import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { FairQueue } from "../src/auth/index.ts";
import { Problem } from "../src/errors/index.ts";

const FOREVER_MS = 1_000_000;
const CONCURRENCY = 2;

function setUp(options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({
    concurrency: CONCURRENCY,
    maxWaiting: 512,
    timeoutMs: FOREVER_MS,
    ...options,
  });
  const started: string[] = [];
  const completions: (() => void)[] = [];
  const enqueue = (client: string, name = client) =>
    queue
      .run(client, () => {
        started.push(name);
        return new Promise<string>((resolve) => completions.push(() => resolve(name)));
      })
      .catch((error: unknown) => (error instanceof Problem ? error.code : String(error)));
  const drain = async () => {
    for (let complete = completions.shift(); complete; complete = completions.shift()) {
      complete();
      await new Promise(setImmediate);
    }
  };
  return { enqueue, started, completions, drain };
}

describe("FairQueue", () => {
  it("runs no more tasks concurrently than its limit", async () => {
    const { enqueue, started, drain } = setUp();
    const all = Array.from({ length: 10 }, (_, index) => enqueue(`client ${index}`));
    expect(started).toHaveLength(CONCURRENCY);
    await drain();
    expect(await Promise.all(all)).toEqual(started);
    expect(started).toHaveLength(10);
  });

  it("makes a new client wait for at most one queued task of each other client", async () => {
    const { enqueue, started, drain } = setUp();
    const floodingClients = 10;
    const flood = Array.from({ length: 100 }, (_, index) => enqueue(`flood ${index % floodingClients}`));
    const guest = enqueue("guest");
    await drain();
    await Promise.all([...flood, guest]);
    expect(started.indexOf("guest")).toBeLessThanOrEqual(floodingClients + CONCURRENCY);
  });

  it("makes room for a new client by dropping a task of the client with the most waiting", async () => {
    const { enqueue, drain } = setUp({ maxWaiting: 10 });
    const flood = Array.from({ length: 12 }, (_, index) => enqueue("flood", `flood ${index}`));
    const guest = enqueue("guest");
    await drain();
    expect(await guest).toBe("guest");
    const outcomes = await Promise.all(flood);
    expect(outcomes.filter((outcome) => outcome === "rate_limited")).toHaveLength(1);
    expect(outcomes.at(-1)).toBe("rate_limited");
  });

  it("immediately rejects the client with the most waiting tasks if there is no room", async () => {
    const { enqueue, drain } = setUp({ maxWaiting: 10 });
    const waiting = Array.from({ length: 12 }, () => enqueue("flood"));
    expect(await enqueue("flood")).toBe("rate_limited");
    await drain();
    expect(await Promise.all(waiting)).not.toContain("rate_limited");
  });

  it("continues after a task fails", async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 5, timeoutMs: FOREVER_MS });
    const failed = queue.run("a", () => Promise.reject(new Error("lost")));
    const other = queue.run("a", async () => "served");
    await expect(failed).rejects.toThrow("lost");
    expect(await other).toBe("served");
  });

  it("rejects a caller that has waited too long, and does not start its task", async () => {
    const { enqueue, started, drain } = setUp({ concurrency: 1, timeoutMs: 20 });
    const [running, waiting] = [enqueue("a"), enqueue("b")];
    expect(await Promise.all([running, waiting])).toEqual([
      "dependency_unavailable",
      "dependency_unavailable",
    ]);
    await drain();
    expect(started).toEqual(["a"]);
  });

  it("settles every call, and starts no task twice, in any order", async () => {
    const clients = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(clients, fc.integer({ min: 1, max: 20 }), async (callers, maxWaiting) => {
        const { enqueue, started, drain } = setUp({ maxWaiting });
        const all = callers.map((client, index) => enqueue(String(client), `${index}`));
        await drain();
        const outcomes = await Promise.all(all);
        const served = outcomes.filter((outcome) => outcome !== "rate_limited");
        expect(new Set(started)).toEqual(new Set(served));
        expect(started).toHaveLength(served.length);
        expect(served).toHaveLength(Math.min(callers.length, maxWaiting + CONCURRENCY));
      }),
    );
  });
});
