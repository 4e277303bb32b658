import type { Redis } from "ioredis";
import type { RedisConnection } from "../redis/redis-connection.ts";
import { beginWithin } from "./current-trace.ts";

type Send = (command: Parameters<Redis["sendCommand"]>[0], ...where: unknown[]) => unknown;

/** Has a connection's commands be spans, of what asks for them. What they are asked with is in none. */
export function traceCommands(redis: RedisConnection): void {
  const send = redis.sendCommand.bind(redis) as Send;
  redis.sendCommand = (command: Parameters<Send>[0], ...where: unknown[]) => {
    const { name } = command;
    const span = beginWithin(() => ({
      name,
      kind: "client",
      attributes: { "db.system.name": "redis", "db.operation.name": name },
    }));
    const answer = send(command, ...where);
    if (span) {
      command.promise.catch((error: Error) => span.fail(error.name)).finally(() => span.end());
    }
    return answer;
  };
}
