import type { Cluster, Redis } from "ioredis";

/** Commands must name at most one key, since a cluster spreads keys over nodes. */
export type RedisConnection = Redis | Cluster;

export function getConnections(redis: RedisConnection, role: "all" | "master" = "all"): Redis[] {
  return isCluster(redis) ? redis.nodes(role) : [redis];
}

/** Batches the commands of one event-loop turn into one write per connection. Call it before a command. */
export function batchWrites(redis: RedisConnection): void {
  for (const { stream } of getConnections(redis)) {
    if (!stream || stream.writableCorked > 0) continue;
    stream.cork();
    setImmediate(() => stream.uncork());
  }
}

/** Visits each current and future connection to a server. */
export function forEachConnection(redis: RedisConnection, visit: (connection: Redis) => void): void {
  for (const connection of getConnections(redis)) visit(connection);
  if (redis.isCluster) redis.on("+node", visit);
}

/** Returns the connections to primaries, connected ones first. */
export function getPrimaries(redis: RedisConnection): Redis[] {
  const getRank = ({ status }: Redis) => (status === "ready" ? 0 : 1);
  return getConnections(redis, "master").sort((one, other) => getRank(one) - getRank(other));
}

/** Pings Redis, or checks the cluster's state. @throws Error if it is unavailable */
export async function checkRedis(redis: RedisConnection): Promise<void> {
  if (!redis.isCluster) await redis.ping();
  else if (!/cluster_state:ok/.test(await redis.cluster("INFO"))) throw new Error("the cluster is down");
}

function isCluster(redis: RedisConnection): redis is Cluster {
  return redis.isCluster;
}
