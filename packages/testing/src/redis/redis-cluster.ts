import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess, findFreePort, type LocalRedis, startRedis } from "@svc/local-servers";
import type { Redis } from "ioredis";
import { pollUntil } from "../poll-until.ts";
import { withRedis } from "./redis-with-sentinels.ts";

const PRIMARIES = 3;
const SLOTS = 16_384;

export interface RedisCluster {
  url: string;
  /** Primaries first, then their replicas in the same order. */
  servers: LocalRedis[];
  findPrimary(slot: number): Promise<LocalRedis>;
  /** Begins to move a slot. Until `end` completes the move, the cluster redirects clients. */
  moveSlot(slot: number, to: LocalRedis): Promise<{ moveKeys(): Promise<void>; end(): Promise<void> }>;
  stop(): Promise<void>;
}

/** Waits until the cluster accepts commands. @param input `nodeTimeoutMs`: time after which a silent node counts as failed */
export async function startRedisCluster(
  input: { nodeTimeoutMs?: number; findPort?: () => Promise<number> } = {},
): Promise<RedisCluster> {
  const { nodeTimeoutMs = 1_000, findPort = findFreePort } = input;
  const folder = mkdtempSync(join(tmpdir(), "svc-cluster-"));
  const cancelCleanup = endWithThisProcess({ folder });
  const servers: LocalRedis[] = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
    cancelCleanup();
  };
  try {
    for (let count = 0; count < 2 * PRIMARIES; count += 1) {
      const port = await findPort();
      const busPort = await findPort();
      const settings = {
        dir: folder,
        "cluster-enabled": "yes",
        "cluster-config-file": `nodes-${port}.conf`,
        "cluster-node-timeout": String(nodeTimeoutMs),
        "cluster-port": String(busPort),
        "repl-diskless-sync-delay": "0",
      };
      const server = await startRedis({ port, settings });
      servers.push(server);
      await withRedis(server.url, (redis) => redis.call("CLUSTER", "SET-CONFIG-EPOCH", String(count + 1)));
      const ports = [String(port), String(busPort)];
      for (const { url } of servers.slice(0, -1))
        await withRedis(url, (redis) => redis.call("CLUSTER", "MEET", "127.0.0.1", ...ports));
    }
    await formCluster(servers);
  } catch (error) {
    await stop();
    throw error;
  }
  const findPrimary = async (slot: number) => {
    for (const { url } of servers) {
      const ranges = await withRedis(url, readSlots).catch(() => []);
      const range = ranges.find(([first, last]) => first <= slot && slot <= last);
      const [, primaryPort] = range?.[2] ?? [];
      const server = servers.find(({ port }) => port === primaryPort);
      if (server) return server;
    }
    throw new Error(`no node knows the primary of slot ${slot}`);
  };
  const moveSlot = async (slot: number, to: LocalRedis) => {
    const from = await findPrimary(slot);
    const [fromId, toId] = await Promise.all([withRedis(from.url, readId), withRedis(to.url, readId)]);
    const setSlot = ({ url }: LocalRedis, ...args: string[]) =>
      withRedis(url, (redis) => redis.call("CLUSTER", "SETSLOT", String(slot), ...args));
    await setSlot(to, "IMPORTING", fromId);
    await setSlot(from, "MIGRATING", toId);
    return {
      moveKeys: () =>
        withRedis(from.url, async (redis) => {
          const keys = (await redis.call("CLUSTER", "GETKEYSINSLOT", String(slot), "1000")) as string[];
          for (const key of keys) await redis.migrate("127.0.0.1", to.port, key, 0, 5_000);
        }),
      end: async () => {
        await setSlot(to, "NODE", toId);
        await setSlot(from, "NODE", toId);
      },
    };
  };
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return { url: `redis+cluster://${hosts}`, servers, findPrimary, moveSlot, stop };
}

async function formCluster(servers: readonly LocalRedis[]): Promise<void> {
  const knowsAll = (text: string) => text.includes(`cluster_known_nodes:${servers.length}`);
  for (const { url } of servers)
    await pollUntil("the nodes to know each other", () => withRedis(url, readInfo), { isDone: knowsAll });
  const slotsPerPrimary = Math.ceil(SLOTS / PRIMARIES);
  const primaries = servers.slice(0, PRIMARIES);
  for (const [index, { url }] of primaries.entries()) {
    const last = Math.min((index + 1) * slotsPerPrimary, SLOTS) - 1;
    const range = [String(index * slotsPerPrimary), String(last)];
    await withRedis(url, (redis) => redis.call("CLUSTER", "ADDSLOTSRANGE", ...range));
  }
  for (const [index, { url }] of servers.slice(PRIMARIES).entries()) {
    const primary = await withRedis(primaries[index]?.url ?? "", readId);
    // Fails until the node knows its primary.
    const replicate = () =>
      withRedis(url, (redis) => redis.call("CLUSTER", "REPLICATE", primary)).catch(() => null);
    await pollUntil("the replicas to follow", replicate);
  }
  for (const { url } of servers) {
    await pollUntil("the cluster to serve", () => withRedis(url, readInfo), {
      isDone: (text) => text.includes("cluster_state:ok"),
    });
    const isComplete = (ranges: SlotRange[]) =>
      ranges.length === PRIMARIES && ranges.every(([, , , ...replicas]) => replicas.length === 1);
    await pollUntil("the replicas to be known", () => withRedis(url, readSlots), { isDone: isComplete });
  }
}

type ClusterNode = [host: string, port: number, id: string];
type SlotRange = [first: number, last: number, primary: ClusterNode, ...replicas: ClusterNode[]];

const readInfo = (redis: Redis) => redis.cluster("INFO") as Promise<string>;
const readSlots = (redis: Redis) => redis.cluster("SLOTS") as Promise<unknown> as Promise<SlotRange[]>;
const readId = (redis: Redis) => redis.cluster("MYID") as Promise<string>;
