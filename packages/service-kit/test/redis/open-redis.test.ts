import { expect, it } from "@jest/globals";
import { findFreePort, startRedis } from "@svc/local-servers";
import { describeWithRedis, pollUntil } from "@svc/testing";
import type { Redis } from "ioredis";
import { batchWrites, openRedis } from "../../src/redis/index.ts";
import { captureLog } from "../start-test-app.ts";

describeWithRedis("openRedis", () => {
  it("opens while Redis is down, fails commands immediately, works once it is up, and logs each change once", async () => {
    const { log, lines } = captureLog();
    const port = await findFreePort();
    const redis = await openRedis(`redis://127.0.0.1:${port}`, "sessions", { log });
    try {
      await expect(redis.get("x")).rejects.toThrow();
      const server = await startRedis({ port });
      try {
        await pollUntil("the write succeeds", () => redis.set("x", "1").catch(() => null));
        expect(await redis.get("x")).toBe("1");
      } finally {
        await server.kill();
      }
      await pollUntil("the disconnect is noticed", () => redis.status !== "ready");
      await expect(redis.get("x")).rejects.toThrow();
      const logged = lines.map(({ level, connection }) => ({ level, connection }));
      expect(logged.slice(0, 2)).toEqual([
        { level: 50, connection: "sessions" },
        { level: 30, connection: "sessions" },
      ]);
    } finally {
      redis.disconnect();
    }
  });

  it("sends the commands of one event loop turn in a single write, and returns each its own reply", async () => {
    const port = await findFreePort();
    const server = await startRedis({ port });
    const redis = (await openRedis(`redis://127.0.0.1:${port}`, "sessions", {
      log: captureLog().log,
    })) as Redis;
    try {
      const names = Array.from({ length: 50 }, (_, index) => `n${index}`);
      batchWrites(redis);
      const writing = Promise.all(names.map((name) => redis.set(name, `value of ${name}`)));
      expect(redis.stream.writableCorked).toBe(1);
      await writing;
      expect(redis.stream.writableCorked).toBe(0);
      expect(await Promise.all(names.map((name) => redis.get(name)))).toEqual(
        names.map((name) => `value of ${name}`),
      );
    } finally {
      redis.disconnect();
      await server.kill();
    }
  });
});
