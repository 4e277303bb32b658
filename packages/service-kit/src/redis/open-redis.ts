import { Cluster, Redis } from "ioredis";
import type { Logger } from "../logging.ts";
import { parseRedisUrl, type RedisAddress, type RedisTopology } from "./redis-address.ts";
import { forEachConnection, getConnections, type RedisConnection } from "./redis-connection.ts";

export const REDIS_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const DISCONNECT_TIMEOUT_MS = 200;
const MAX_RECONNECT_DELAY_MS = 500;
/** A connection that waits this long for a reply is reopened. */
const SOCKET_TIMEOUT_MS = 3_000;
const PING_MS = 1_000;
/** Interval for listing a cluster's nodes, to find those that no redirect points to. */
const REFRESH_MS = 30_000;
const getRetryDelay = (attempt: number) => Math.min(attempt * 50, MAX_RECONNECT_DELAY_MS);

type Options = ReturnType<typeof toRedisOptions>;

interface Opener {
  forCommands(address: RedisAddress, options: Options): RedisConnection;
  forSubscriptions(address: RedisAddress, options: Options): Redis;
}

const useForBoth = (open: (address: RedisAddress, options: Options) => Redis): Opener => ({
  forCommands: open,
  forSubscriptions: open,
});

const OPENERS: Readonly<Record<RedisTopology, Opener>> = {
  server: useForBoth(({ url }, options) => new Redis(url, options)),
  sentinel: useForBoth(
    ({ nodes, primaryName, isEncrypted, sentinelUser, sentinelPassword }, options) =>
      new Redis({
        ...options,
        sentinels: nodes,
        name: primaryName,
        ...(sentinelUser === "" ? {} : { sentinelUsername: sentinelUser }),
        ...(sentinelPassword === "" ? {} : { sentinelPassword }),
        ...(isEncrypted ? { sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
        // The addresses that sentinels report may be unreachable from here.
        updateSentinels: false,
        sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
        sentinelRetryStrategy: getRetryDelay,
      }),
  ),
  cluster: {
    forCommands: ({ nodes }, options) =>
      new Cluster(nodes, {
        lazyConnect: true,
        redisOptions: options,
        enableOfflineQueue: false,
        scaleReads: "master",
        clusterRetryStrategy: getRetryDelay,
        // Commands fail immediately, as they do without a cluster.
        retryDelayOnFailover: 0,
        retryDelayOnClusterDown: 0,
        slotsRefreshInterval: REFRESH_MS,
        slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
        // Keeps host names, because TLS certificates contain them and addresses change.
        dnsLookup: (host, done) => done(null, host),
      }),
    forSubscriptions: listenToAnyNode,
  },
};

/** Cluster nodes forward published messages, so any node works. */
function listenToAnyNode({ nodes }: RedisAddress, options: Options): Redis {
  let nextIndex = process.pid;
  const next = () => nodes[nextIndex++ % nodes.length];
  const redis: Redis = new Redis({
    ...options,
    ...next(),
    retryStrategy(attempt: number) {
      Object.assign(redis.options, next());
      return getRetryDelay(attempt);
    },
  });
  return redis;
}

/**
 * Opens a connection that reconnects in the background. While a server is down, commands fail immediately instead of queuing.
 * Resolves after the first attempt, even if it failed.
 */
export async function openRedis(
  url: string,
  name: string,
  { log, timeoutMs = REDIS_TIMEOUT_MS }: { log: Logger; timeoutMs?: number | undefined },
): Promise<RedisConnection> {
  const address = parseRedisUrl(url);
  return start(
    OPENERS[address.topology].forCommands(address, toRedisOptions(address, name, timeoutMs)),
    name,
    log,
  );
}

/** Opens a connection for subscriptions. The caller subscribes again on each `ready`. */
export async function openSubscriber(
  url: string,
  name: string,
  { log, timeoutMs = REDIS_TIMEOUT_MS }: { log: Logger; timeoutMs?: number | undefined },
): Promise<Redis> {
  const address = parseRedisUrl(url);
  return start(
    OPENERS[address.topology].forSubscriptions(address, toRedisOptions(address, name, timeoutMs)),
    name,
    log,
  );
}

function toRedisOptions(address: RedisAddress, name: string, timeoutMs: number) {
  const { user, password, database, isEncrypted } = address;
  return {
    lazyConnect: true,
    connectionName: name,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    // The primary became a replica; reconnect to the new primary.
    reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
    retryStrategy: getRetryDelay,
    ...(user === "" ? {} : { username: user }),
    ...(password === "" ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
    db: database,
  };
}

async function start<Opened extends RedisConnection>(
  redis: Opened,
  name: string,
  log: Logger,
): Promise<Opened> {
  const state = new ConnectionState(name, log);
  redis.on("error", (error: Error) => state.fail(WHOLE_CONNECTION, error));
  redis.on("ready", () => state.recover(WHOLE_CONNECTION));
  // When a cluster is down, its nodes still respond, and no error is emitted.
  if (redis.isCluster)
    redis.on("reconnecting", () => state.fail(WHOLE_CONNECTION, new Error("the cluster is unavailable")));
  forEachConnection(redis, (connection) => {
    keepPinging(connection);
    if (connection !== (redis as RedisConnection)) trackNode(connection, redis, state);
  });
  // `connect` can stay pending if the cluster reports that it is down.
  const firstAttempt = new Promise((resolve) => {
    for (const event of ["ready", "error", "close"]) redis.once(event, resolve);
  });
  redis.connect().catch(() => {});
  await firstAttempt;
  await connectAll(redis);
  redis.on("ready", () => connectAll(redis));
  return redis;
}

/** `socketTimeout` applies only while a reply is due, and a subscriber sends no other commands. */
function keepPinging(redis: Redis): void {
  const ping = () => {
    if (redis.status === "ready") redis.ping().catch(() => {});
  };
  const timer = setInterval(ping, PING_MS).unref();
  redis.once("end", () => clearInterval(timer));
}

/** Connects cluster nodes in advance: a connecting node refuses all commands but the first. */
function trackNode(connection: Redis, cluster: RedisConnection, state: ConnectionState): void {
  const { host, port } = connection.options;
  const node = `${host}:${port}`;
  connection.on("error", (error: Error) => state.fail(node, error));
  connection.on("ready", () => state.recover(node));
  if (cluster.status === "ready") void connect(connection);
}

async function connectAll(redis: RedisConnection): Promise<void> {
  if (redis.status === "ready") await Promise.all(getConnections(redis).map(connect));
}

async function connect(connection: Redis): Promise<void> {
  if (connection.status === "wait") await connection.connect().catch(() => {});
}

/** Names the whole connection, as opposed to one node of a cluster. */
const WHOLE_CONNECTION = "";

/** Logs outages and recoveries of the connection and its nodes. */
class ConnectionState {
  private readonly down = new Set<string>();
  private readonly name: string;
  private readonly log: Logger;

  constructor(name: string, log: Logger) {
    this.name = name;
    this.log = log;
  }

  fail(node: string, error: Error): void {
    if (!this.down.has(node))
      this.log.error({ err: error, connection: this.name }, "Redis does not respond; retrying");
    this.down.add(node);
  }

  recover(node: string): void {
    if (this.down.delete(node)) this.log.info({ connection: this.name }, "Redis responds again");
  }
}
