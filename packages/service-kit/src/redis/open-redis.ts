import { Cluster, Redis } from "ioredis";
import type { Logger } from "../logging.ts";
import { parseRedisUrl, type RedisAddress, type RedisForm } from "./redis-address.ts";
import { connectionsOf, eachConnection, type RedisConnection } from "./redis-connection.ts";

/** How long a command waits for its answer where nothing else is configured. */
export const REDIS_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** How long whoever we end a connection with may take to agree. */
const DISCONNECT_TIMEOUT_MS = 200;
const MAX_RECONNECT_DELAY_MS = 500;
/** A connection that owes a reply for so long is closed, and opened again. */
const SOCKET_TIMEOUT_MS = 3_000;
const PING_MS = 1_000;
/** Nodes that nothing leads to are found so: a replica that is there again, say. */
const REFRESH_MS = 30_000;
const retryDelay = (attempt: number) => Math.min(attempt * 50, MAX_RECONNECT_DELAY_MS);

type Options = ReturnType<typeof optionsOf>;

/** How each form of address is opened. */
interface Opener {
  commands(address: RedisAddress, options: Options): RedisConnection;
  /** A connection of its own to listen over. */
  subscriber(address: RedisAddress, options: Options): Redis;
}

const one = (open: (address: RedisAddress, options: Options) => Redis): Opener => ({
  commands: open,
  subscriber: open,
});

const OPENERS: Readonly<Record<RedisForm, Opener>> = {
  server: one(({ url }, options) => new Redis(url, options)),
  sentinel: one(
    ({ nodes, primaryName, isEncrypted, sentinelUser, sentinelPassword }, options) =>
      new Redis({
        ...options,
        sentinels: nodes,
        name: primaryName,
        ...(sentinelUser === "" ? {} : { sentinelUsername: sentinelUser }),
        ...(sentinelPassword === "" ? {} : { sentinelPassword }),
        ...(isEncrypted ? { sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
        // Those that the address names, and no others: what sentinels say of each other may lead nowhere from here.
        updateSentinels: false,
        sentinelCommandTimeout: CONNECT_TIMEOUT_MS,
        sentinelRetryStrategy: retryDelay,
      }),
  ),
  cluster: {
    commands: ({ nodes }, options) =>
      new Cluster(nodes, {
        lazyConnect: true,
        redisOptions: options,
        enableOfflineQueue: false,
        scaleReads: "master",
        clusterRetryStrategy: retryDelay,
        // A command for a node that is away fails at once, as all do.
        retryDelayOnFailover: 0,
        retryDelayOnClusterDown: 0,
        slotsRefreshInterval: REFRESH_MS,
        slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
        // A name stays a name: certificates are made out to names, and what is behind them changes.
        dnsLookup: (host, done) => done(null, host),
      }),
    subscriber: listenToAnyNode,
  },
};

/** What is published to a node, all nodes pass on: whichever answers will do. Processes begin with different ones. */
function listenToAnyNode({ nodes }: RedisAddress, options: Options): Redis {
  let turn = process.pid;
  const next = () => nodes[turn++ % nodes.length];
  const redis: Redis = new Redis({
    ...options,
    ...next(),
    retryStrategy(attempt: number) {
      Object.assign(redis.options, next());
      return retryDelay(attempt);
    },
  });
  return redis;
}

/**
 * Opens what leads to Redis and never waits: while a server is away, a command for it fails at once, and the connection is tried again in
 * the background for as long as it takes, where Sentinel or the cluster say that the primary is now.
 *
 * Resolves once connected, or once the first attempt has failed; either way it may be used.
 *
 * @param url as `parseRedisUrl` reads it
 * @param timeoutMs how long a command waits for its answer
 */
export async function openRedis(
  url: string,
  name: string,
  log: Logger,
  timeoutMs = REDIS_TIMEOUT_MS,
): Promise<RedisConnection> {
  const address = parseRedisUrl(url);
  return start(OPENERS[address.form].commands(address, optionsOf(address, name, timeoutMs)), name, log);
}

/** As `openRedis`, for a connection that listens: subscribed again by whoever subscribed it, whenever it is `ready`. */
export async function openSubscriber(
  url: string,
  name: string,
  log: Logger,
  timeoutMs = REDIS_TIMEOUT_MS,
): Promise<Redis> {
  const address = parseRedisUrl(url);
  return start(OPENERS[address.form].subscriber(address, optionsOf(address, name, timeoutMs)), name, log);
}

function optionsOf(address: RedisAddress, name: string, timeoutMs: number) {
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
    // A primary that became a replica: the next connection is to the primary.
    reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
    retryStrategy: retryDelay,
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
  redis.on("error", (error: Error) => state.fail("", error));
  redis.on("ready", () => state.recover(""));
  // Of one that is down each node answers, and none says what is wrong.
  if (redis.isCluster) redis.on("reconnecting", () => state.fail("", new Error("the cluster serves nobody")));
  eachConnection(redis, (connection) => {
    keepPinging(connection);
    if (connection !== (redis as RedisConnection)) join(connection, redis, state);
  });
  // Its promise is not always kept: where a cluster says that it is down, it is neither made nor refused.
  const attempted = new Promise((resolve) => {
    for (const event of ["ready", "error", "close"]) redis.once(event, resolve);
  });
  redis.connect().catch(() => {});
  await attempted;
  await connectAll(redis);
  redis.on("ready", () => connectAll(redis));
  return redis;
}

/** Pings each second: `socketTimeout` applies only while a command waits for its reply, and a subscriber sends none. */
function keepPinging(redis: Redis): void {
  const ping = () => {
    if (redis.status === "ready") redis.ping().catch(() => {});
  };
  const timer = setInterval(ping, PING_MS).unref();
  redis.once("end", () => clearInterval(timer));
}

/** A node of a cluster. It is connected before it is asked for: while it connects it would refuse all but the first. */
function join(connection: Redis, cluster: RedisConnection, state: ConnectionState): void {
  const { host, port } = connection.options;
  const node = `${host}:${port}`;
  connection.on("error", (error: Error) => state.fail(node, error));
  connection.on("ready", () => state.recover(node));
  if (cluster.status === "ready") void connect(connection);
}

/** Resolves once each node of a cluster that serves is connected, or was tried. */
async function connectAll(redis: RedisConnection): Promise<void> {
  if (redis.status === "ready") await Promise.all(connectionsOf(redis).map(connect));
}

async function connect(connection: Redis): Promise<void> {
  if (connection.status === "wait") await connection.connect().catch(() => {});
}

/** Says once of each server that it does not answer, and once that it does again. */
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
      this.log.error(
        { err: error, connection: this.name },
        "Redis does not answer; trying again until it does",
      );
    this.down.add(node);
  }

  recover(node: string): void {
    if (this.down.delete(node)) this.log.info({ connection: this.name }, "Redis answers again");
  }
}
