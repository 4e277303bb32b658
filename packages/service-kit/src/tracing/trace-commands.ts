import type { Redis } from "ioredis";
import { beginWithin } from "./current-trace.ts";

/** Has a connection's commands be spans, of what asks for them. What they are asked with is in none. */
export function traceCommands(redis: Redis): void {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    const { name } = command;
    const span = beginWithin(() => ({
      name,
      kind: "client",
      attributes: { "db.system.name": "redis", "db.operation.name": name },
    }));
    const answer = send(command, stream);
    if (span) {
      command.promise.catch((error: Error) => span.fail(error.name)).finally(() => span.end());
    }
    return answer;
  };
}
