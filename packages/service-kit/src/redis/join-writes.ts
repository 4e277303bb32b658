import type { Writable } from "node:stream";

/**
 * Has what requests of one turn of the event loop ask for go out in one write, which is the dear part. The library's own
 * pipelines do that too, at more than they spare: each is a second promise, list and callback of every command. Commands are
 * texts, and one text of them all is written for less than a list of texts.
 */
export function joinWrites(stream: Writable): void {
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
