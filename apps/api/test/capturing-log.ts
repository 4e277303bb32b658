import { Writable } from "node:stream";
import { type Logger, pino } from "pino";

/** Creates a log without redaction, to find secrets that reach the logger. */
export function createCapturingLog(): { log: Logger; readLog(): string } {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return { log: pino({ level: "trace" }, sink), readLog: () => text };
}
