import { Writable } from "node:stream";
import { redactApiKeys } from "@svc/keys";
import { createLogger, type Logger } from "@svc/service-kit";

/** Creates a logger whose lines are captured at trace level, but not shown. */
export function createCapturedLogger(service: string): Logger {
  const discard = new Writable({ write: (_line, _encoding, done) => done() });
  return createLogger(service, "trace", { redact: redactApiKeys, stream: discard });
}
