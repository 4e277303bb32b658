import type { Request, Response } from "express";
import { type LineFormat, type LinesResponse, NDJSON } from "./endpoint.ts";
import { writeChunks } from "./write-chunks.ts";

/** A serialized line of NDJSON, with fields in schema order. */
export class JsonLine {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  static toValue(line: unknown): unknown {
    return line instanceof JsonLine ? JSON.parse(line.json) : line;
  }
}

/** One write per line would cost more than serializing it. */
const CHUNK_LENGTH = 64 * 1024;

/** Writes lines with `writeChunks`. */
export async function writeLines(req: Request, res: Response, response: LinesResponse): Promise<void> {
  const chunks = serializeLines(response.lines, response.lineFormat);
  await writeChunks(req, res, { chunks, begin: () => beginLines(req, res, response) });
}

/** Serializes lines in chunks of about 64 kB. Passes each `Uint8Array` through. */
export async function* serializeLines(
  lines: AsyncIterable<unknown>,
  lineFormat: Pick<LineFormat, "write"> | undefined,
): AsyncGenerator<string | Uint8Array, undefined, undefined> {
  const write = lineFormat ? (line: unknown) => lineFormat.write(JsonLine.toValue(line)) : toJsonLine;
  let text = "";
  for await (const line of lines) {
    if (line instanceof Uint8Array) yield line;
    else text += write(line);
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

function toJsonLine(line: unknown): string {
  return `${line instanceof JsonLine ? line.json : JSON.stringify(line)}\n`;
}

function beginLines(req: Request, res: Response, { status, lineFormat, headers }: LinesResponse): void {
  res.status(status).set({ "Cache-Control": "no-store", ...headers });
  res.type(`${lineFormat?.mediaType ?? NDJSON}; charset=utf-8`).flushHeaders();
  const head = lineFormat?.head ?? "";
  if (head !== "" && req.method !== "HEAD") res.write(head);
}
