import type { Request, Response } from "express";
import { type LineFormat, type LinesResponse, NDJSON } from "./endpoint.ts";

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
/** A client that stops reading for this long is disconnected. Node can take twice as long to notice. */
const STALLED_MS = 60_000;

/**
 * Writes lines at the client's pace. Reads the first chunk before writing the head, so that an early error gets its own status. A
 * later error resets the connection, so that the client notices the missing lines.
 */
export async function writeLines(req: Request, res: Response, response: LinesResponse): Promise<void> {
  const chunks = serializeLines(response.lines, response.lineFormat);
  try {
    let next = await chunks.next();
    if (res.destroyed) return;
    beginLines(res, response);
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    const head = response.lineFormat?.head ?? "";
    if (head !== "") res.write(head);
    for (; !next.done; next = await chunks.next()) {
      if (res.destroyed) return;
      if (!res.write(next.value)) await waitForDrain(res);
      if (res.destroyed) return;
    }
    res.end();
  } catch (error) {
    if (res.destroyed) return;
    // HTTP/1.0 proxies treat a closed connection as the end of the response.
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await chunks.return(undefined);
  }
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

function beginLines(res: Response, { status, lineFormat, headers }: LinesResponse): void {
  res.status(status).set({ "Cache-Control": "no-store", ...headers });
  res.type(`${lineFormat?.mediaType ?? NDJSON}; charset=utf-8`).flushHeaders();
  res.setTimeout(STALLED_MS, () => res.socket?.resetAndDestroy());
}

export function waitForDrain(res: Response): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      res.off("drain", settle);
      res.off("close", settle);
      resolve();
    };
    res.once("drain", settle);
    res.once("close", settle);
  });
}
