import { once } from "node:events";

/** Writes one JSON object per line, with backpressure. */
export async function printLines(lines: AsyncIterable<unknown>): Promise<void> {
  for await (const line of lines) {
    const hasRoom = process.stdout.write(`${JSON.stringify(line)}\n`);
    if (!hasRoom) await once(process.stdout, "drain");
  }
}
