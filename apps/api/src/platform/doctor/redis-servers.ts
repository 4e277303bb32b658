import { parseRedisUrl, type RedisAddress, type RedisNode } from "@svc/service-kit/redis";
import { Redis } from "ioredis";
import { UnavailableError } from "./errors.ts";

const RESPONSE_TIMEOUT_MS = 3_000;

export interface RedisLogin extends RedisNode {
  isEncrypted: boolean;
  user: string;
  password: string;
}

export interface RedisServers {
  address: RedisAddress;
  primaries: RedisLogin[];
  replicas: RedisLogin[];
}

export async function findRedisServers(url: string): Promise<RedisServers> {
  const address = parseRedisUrl(url);
  const { topology, nodes, isEncrypted, user, password } = address;
  const toLogin = ({ host, port }: RedisNode): RedisLogin => ({ host, port, isEncrypted, user, password });
  if (topology === "cluster") {
    const slots = await queryFirstReachable(
      nodes.map(toLogin),
      (redis) => redis.cluster("SLOTS") as Promise<unknown>,
    );
    const ranges = slots as [number, number, ...[string, number][]][];
    const toLogins = (servers: readonly [string, number][]) => {
      const logins = new Map(servers.map(([host, port]) => [`${host}:${port}`, toLogin({ host, port })]));
      return [...logins.values()];
    };
    // Each range lists its primary first.
    const primaries = toLogins(ranges.flatMap(([, , ...servers]) => servers.slice(0, 1)));
    const replicas = toLogins(ranges.flatMap(([, , ...servers]) => servers.slice(1)));
    return { address, primaries, replicas };
  }
  const primary = toLogin(topology === "sentinel" ? await findPrimary(address) : nodes[0]);
  const replicationInfo = await withRedis(primary, (redis) => redis.info("replication"));
  // A standalone primary may announce unreachable replicas.
  const replicas = topology === "sentinel" ? parseReplicas(replicationInfo).map(toLogin) : [];
  return { address, primaries: [primary], replicas };
}

export function toSentinelLogins(address: RedisAddress): RedisLogin[] {
  const { nodes, isEncrypted, sentinelUser: user, sentinelPassword: password } = address;
  return nodes.map((node) => ({ ...node, isEncrypted, user, password }));
}

async function findPrimary(address: RedisAddress): Promise<RedisNode> {
  const primaryAddress = await queryFirstReachable(toSentinelLogins(address), (sentinel) =>
    sentinel.call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", address.primaryName),
  );
  if (!Array.isArray(primaryAddress))
    throw new UnavailableError("no sentinel knows the primary named in REDIS_URL", {
      cause: new Error("correct the name after the hosts"),
    });
  return { host: String(primaryAddress[0]), port: Number(primaryAddress[1]) };
}

function parseReplicas(replication: string): RedisNode[] {
  return [...replication.matchAll(/^slave\d+:ip=([^,\s]+),port=(\d+),/gm)].map(([, host = "", port]) => ({
    host,
    port: Number(port),
  }));
}

async function queryFirstReachable<T>(
  logins: readonly RedisLogin[],
  query: (redis: Redis) => Promise<T>,
): Promise<T> {
  let lastError: unknown;
  for (const login of logins) {
    try {
      return await withRedis(login, query);
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}

export async function withRedis<T>(login: RedisLogin, run: (redis: Redis) => Promise<T>): Promise<T> {
  const { host, port, user, password, isEncrypted } = login;
  const redis = new Redis({
    host,
    port,
    ...(user === "" ? {} : { username: user }),
    ...(password === "" ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
    lazyConnect: true,
    connectionName: "svc-doctor",
    // A sentinel's INFO lacks the loading state that ioredis checks.
    enableReadyCheck: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: RESPONSE_TIMEOUT_MS,
    connectTimeout: RESPONSE_TIMEOUT_MS,
    retryStrategy: () => null,
  });
  // The connection error explains the failure better than the command's error.
  let connectionError: Error | null = null;
  redis.on("error", (error) => {
    connectionError ??= error;
  });
  try {
    try {
      await redis.connect();
      await redis.ping();
    } catch (cause) {
      throw new UnavailableError("Redis is not responding", { cause: connectionError ?? cause });
    }
    return await run(redis);
  } finally {
    redis.disconnect();
  }
}
