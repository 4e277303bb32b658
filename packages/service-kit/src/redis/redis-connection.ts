import type { Cluster, Redis } from "ioredis";

/**
 * What commands are asked over: one connection, which Sentinel may lead elsewhere, or one for each node of a cluster. Every command names
 * one key, or none: nothing that is asked needs two keys in one place.
 */
export type RedisConnection = Redis | Cluster;

/** The connections to servers that there are now. */
export function connectionsOf(redis: RedisConnection, role: "all" | "master" = "all"): Redis[] {
  return isCluster(redis) ? redis.nodes(role) : [redis];
}

/** Sends the commands of one turn of the event loop in one write for each connection. Call it before a command. */
export function joinWrites(redis: RedisConnection): void {
  for (const { stream } of connectionsOf(redis)) {
    if (!stream || stream.writableCorked > 0) continue;
    stream.cork();
    setImmediate(() => stream.uncork());
  }
}

/** Shows each connection to a server that there is, and each that will be. */
export function eachConnection(redis: RedisConnection, show: (connection: Redis) => void): void {
  for (const connection of connectionsOf(redis)) show(connection);
  if (redis.isCluster) redis.on("+node", show);
}

/** The connections to the servers that can be written to, those that are up first. */
export function primariesOf(redis: RedisConnection): Redis[] {
  const isUp = ({ status }: Redis) => Number(status === "ready");
  return connectionsOf(redis, "master").sort((one, other) => isUp(other) - isUp(one));
}

/** @throws what is in the way: no answer, or a cluster that serves nobody */
export async function checkRedis(redis: RedisConnection): Promise<void> {
  if (!redis.isCluster) await redis.ping();
  else if (!/cluster_state:ok/.test(await redis.cluster("INFO"))) throw new Error("the cluster is down");
}

function isCluster(redis: RedisConnection): redis is Cluster {
  return redis.isCluster;
}
