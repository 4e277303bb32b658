import { once } from "node:events";

/** Writes a JSON object a line as they come. What the reader has not taken is not heaped up. */
export async function printLines(lines: AsyncIterable<unknown>): Promise<void> {
  for await (const line of lines) {
    const hasRoom = process.stdout.write(`${JSON.stringify(line)}\n`);
    if (!hasRoom) await once(process.stdout, "drain");
  }
}
