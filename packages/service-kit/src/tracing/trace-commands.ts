import { subscribe } from "node:diagnostics_channel";
import type { CommandTraceContext } from "ioredis";
import { beginChildSpan } from "./current-trace.ts";
import type { Span } from "./tracing.ts";

type Command = CommandTraceContext & { error?: Error };

/** Traces Redis commands, without arguments, through ioredis's diagnostics channel. */
export function traceCommands(): void {
  const spans = new WeakMap<Command, Span>();
  const on = (event: string, handle: (command: Command) => void) =>
    subscribe(`tracing:ioredis:command:${event}`, (message) => handle(message as Command));
  on("start", (command) => {
    const name = command.command;
    const attributes = { "db.system.name": "redis", "db.operation.name": name };
    const span = beginChildSpan(() => ({ name, kind: "client", attributes }));
    if (span) spans.set(command, span);
  });
  on("error", (command) => spans.get(command)?.fail(command.error?.name ?? "error"));
  on("asyncEnd", (command) => spans.get(command)?.end());
}
