import { Writable } from "node:stream";
import { redactApiKeys } from "@svc/keys";
import { createLogger, type Logger } from "@svc/service-kit";

/** The log of a service that runs within the tests: it tells all there is to tell, and is heard, not shown. */
export function heardLog(service: string): Logger {
  const nowhere = new Writable({ write: (_line, _encoding, done) => done() });
  return createLogger(service, "trace", redactApiKeys, nowhere);
}
