import { findFreePort, type LocalRedis, startRedis, startSentinel } from "@svc/local-servers";
import { Redis } from "ioredis";
import { pollUntil } from "../poll-until.ts";

const PRIMARY_NAME = "rail";
const SENTINEL_COUNT = 3;

export interface RedisWithSentinels {
  url: string;
  /** Initial primary first. */
  servers: LocalRedis[];
  sentinels: LocalRedis[];
  /** Waits until all sentinels agree. */
  findPrimary(): Promise<LocalRedis>;
  stop(): Promise<void>;
}

/** Starts a primary, replicas and sentinels. @param input `downAfterMs`: time after which a silent primary counts as down */
export async function startRedisWithSentinels(
  input: { replicas?: number; downAfterMs?: number; findPort?: () => Promise<number> } = {},
): Promise<RedisWithSentinels> {
  const { replicas = 2, downAfterMs = 1_000, findPort = findFreePort } = input;
  const settings = { "repl-diskless-sync-delay": "0", "min-replicas-to-write": "0" };
  const servers: LocalRedis[] = [];
  const sentinels: LocalRedis[] = [];
  const stop = async () => {
    for (const server of [...sentinels, ...servers]) await server.stop();
  };
  try {
    for (let count = 0; count <= replicas; count += 1)
      servers.push(await startRedis({ port: await findPort(), settings }));
    const [first, ...otherServers] = servers as [LocalRedis, ...LocalRedis[]];
    await Promise.all(
      otherServers.map(({ url }) => withRedis(url, (redis) => redis.replicaof("127.0.0.1", first.port))),
    );
    const readReplication = () => withRedis(first.url, (redis) => redis.info("replication"));
    const allConnected = `connected_slaves:${replicas}\r`;
    await pollUntil("the replicas to follow", readReplication, {
      isDone: (text) => text.includes(allConnected),
    });
    for (let count = 0; count < SENTINEL_COUNT; count += 1)
      sentinels.push(
        await startSentinel({
          primaryName: PRIMARY_NAME,
          primaryPort: first.port,
          downAfterMs,
          port: await findPort(),
        }),
      );
    for (const { url } of sentinels)
      await pollUntil("the sentinels to know each other", () => withRedis(url, readPrimaryInfo), {
        isDone: (info) =>
          info["num-slaves"] === `${replicas}` && info["num-other-sentinels"] === `${SENTINEL_COUNT - 1}`,
      });
    const readPrimaryPorts = async () => {
      const addresses = sentinels.map(({ url }) => withRedis(url, readPrimaryAddress).catch(() => null));
      return new Set(
        (await Promise.all(addresses)).flatMap((address) => (address as string[] | null)?.[1] ?? []),
      );
    };
    // The sentinel that led a failover knows the new primary before the others.
    const findPrimary = async () => {
      const [port] = await pollUntil("the sentinels to agree", readPrimaryPorts, {
        isDone: ({ size }) => size === 1,
      });
      return servers.find((server) => server.port === Number(port)) ?? first;
    };
    const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(",");
    return { url: `redis+sentinel://${hosts}/${PRIMARY_NAME}`, servers, sentinels, findPrimary, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function readPrimaryAddress(sentinel: Redis): Promise<unknown> {
  return sentinel.call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", PRIMARY_NAME);
}

async function readPrimaryInfo(sentinel: Redis): Promise<Record<string, string>> {
  const fields = (await sentinel.call("SENTINEL", "MASTER", PRIMARY_NAME)) as string[];
  return Object.fromEntries(
    fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1] ?? ""]] : [])),
  );
}

/** Runs commands on a separate connection. */
export async function withRedis<T>(url: string, run: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { retryStrategy: () => null, maxRetriesPerRequest: 0, protocol: 2 });
  redis.on("error", () => {});
  try {
    return await run(redis);
  } finally {
    redis.disconnect();
  }
}
