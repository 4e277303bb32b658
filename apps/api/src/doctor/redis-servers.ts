import { parseRedisUrl, type RedisAddress, type RedisNode } from "@svc/service-kit";
import { Redis } from "ioredis";
import { AwayError } from "./away-error.ts";

const ANSWER_MS = 3_000;

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
  const { form, nodes, isEncrypted, user, password } = address;
  const login = ({ host, port }: RedisNode): RedisLogin => ({ host, port, isEncrypted, user, password });
  if (form === "cluster") {
    const slots = await askFirst(nodes.map(login), (redis) => redis.cluster("SLOTS") as Promise<unknown>);
    const ranges = slots as [number, number, ...[string, number][]][];
    const found = (replicas: boolean) => {
      const all = ranges.flatMap(([, , first, ...others]) => (replicas ? others : first ? [first] : []));
      const named = new Map(all.map(([host, port]) => [`${host}:${port}`, login({ host, port })]));
      return [...named.values()];
    };
    return { address, primaries: found(false), replicas: found(true) };
  }
  const primary = login(form === "sentinel" ? await findPrimary(address) : nodes[0]);
  const about = await withRedis(primary, (redis) => redis.info("replication"));
  // A standalone primary may announce unreachable replicas.
  const replicas = form === "sentinel" ? replicasIn(about).map(login) : [];
  return { address, primaries: [primary], replicas };
}

export function sentinelsOf(address: RedisAddress): RedisLogin[] {
  const { nodes, isEncrypted, sentinelUser: user, sentinelPassword: password } = address;
  return nodes.map((node) => ({ ...node, isEncrypted, user, password }));
}

async function findPrimary(address: RedisAddress): Promise<RedisNode> {
  const found = await askFirst(sentinelsOf(address), (sentinel) =>
    sentinel.call("SENTINEL", "GET-MASTER-ADDR-BY-NAME", address.primaryName),
  );
  if (!Array.isArray(found))
    throw new AwayError("no sentinel knows this primary name", {
      cause: new Error("set it in REDIS_URL after the hosts"),
    });
  return { host: String(found[0]), port: Number(found[1]) };
}

function replicasIn(replication: string): RedisNode[] {
  return [...replication.matchAll(/^slave\d+:ip=([^,\s]+),port=(\d+),/gm)].map(([, host = "", port]) => ({
    host,
    port: Number(port),
  }));
}

async function askFirst<T>(logins: readonly RedisLogin[], ask: (redis: Redis) => Promise<T>): Promise<T> {
  let away: unknown;
  for (const login of logins) {
    try {
      return await withRedis(login, ask);
    } catch (error) {
      away = error;
    }
  }
  throw away;
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
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    retryStrategy: () => null,
  });
  // Explains the failure better than the command's error.
  let refusal: Error | null = null;
  redis.on("error", (error) => {
    refusal ??= error;
  });
  try {
    try {
      await redis.connect();
      await redis.ping();
    } catch (cause) {
      throw new AwayError("Redis is not responding", { cause: refusal ?? cause });
    }
    return await run(redis);
  } finally {
    redis.disconnect();
  }
}
