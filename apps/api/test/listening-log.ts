import { Writable } from "node:stream";
import { type Logger, pino } from "pino";

/** A log that redacts nothing: what must not be logged must not reach it. */
export function createListeningLog(): { log: Logger; logged(): string } {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { log: pino({ level: "trace" }, sink), logged: () => text };
}
