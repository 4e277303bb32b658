import type { Writable } from "node:stream";
import { Redis } from "ioredis";
import type { Logger } from "./logging.ts";
import { traceCommands } from "./tracing/trace-commands.ts";
import { currentTracing } from "./tracing/tracing.ts";

/** How long a command waits for its answer where nothing else is configured. */
export const REDIS_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 500;

/**
 * Opens a Redis connection that never waits: while Redis is away a command fails at once, and the connection is
 * tried again in the background for as long as it takes.
 *
 * Resolves once connected, or once the first attempt has failed; either way the connection may be used.
 *
 * @param timeoutMs how long a command waits for its answer
 */
export async function openRedis(
  url: string,
  name: string,
  log: Logger,
  timeoutMs = REDIS_TIMEOUT_MS,
): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectionName: name,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    commandTimeout: timeoutMs,
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 50, MAX_RECONNECT_DELAY_MS),
  });
  redis.on("connect", () => joinWrites(redis.stream));
  if (currentTracing()) traceCommands(redis);
  let isDown = false;
  redis.on("error", (error) => {
    if (!isDown)
      log.error({ err: error, connection: name }, "Redis does not answer; trying again until it does");
    isDown = true;
  });
  redis.on("ready", () => {
    if (isDown) log.info({ connection: name }, "Redis answers again");
    isDown = false;
  });
  await redis.connect().catch(() => {});
  return redis;
}

/**
 * Has what requests of one turn of the event loop ask for go out in one write, which is the dear part. The library's own
 * pipelines do that too, at more than they spare: each is a second promise, list and callback of every command. Commands are
 * texts, and one text of them all is written for less than a list of texts.
 */
function joinWrites(stream: Writable): void {
  const write = stream.write.bind(stream) as (...chunk: unknown[]) => boolean;
  let isJoining = false;
  let text = "";
  const pass = () => {
    const joined = text;
    text = "";
    // Whoever ends the connection waits for no answer any more.
    if (joined !== "" && !stream.writableEnded) write(joined);
  };
  const send = () => {
    isJoining = false;
    pass();
    stream.uncork();
  };
  const join = (...chunk: unknown[]): boolean => {
    if (!isJoining) {
      isJoining = true;
      stream.cork();
      setImmediate(send);
    }
    if (chunk.length === 1 && typeof chunk[0] === "string") {
      text += chunk[0];
      return true;
    }
    // What is no text, or is to be told of, goes behind what was before it.
    pass();
    return write(...chunk);
  };
  stream.write = join as typeof stream.write;
}
