import { createReadStream } from "node:fs";

/** Prevents one endless line from filling memory. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
const LINE_FEED = 10;

/** Skips an incomplete last line. @throws Error if a line is too long */
export async function* readCompleteLines(file: string): AsyncGenerator<Buffer> {
  let partialLine: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...partialLine, chunk.subarray(from, end)]);
      partialLine = [];
      length = 0;
      from = end + 1;
    }
    partialLine.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > MAX_LINE_BYTES) throw new Error(`${file} has a line that is too long.`);
  }
}
