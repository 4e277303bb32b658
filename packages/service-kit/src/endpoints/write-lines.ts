import type { Request, Response } from "express";
import { type LinesAnswer, type LinesForm, NDJSON } from "./endpoint.ts";
import { JsonLine } from "./json-line.ts";

/** How much text is gathered before it is written: a write for each line would cost more than the line. */
const WRITE_SIZE = 64 * 1024;
/** A client that takes nothing is cut, as it may occupy one of few places. Node waits once more if the first wait began with a write. */
const STALLED_MS = 60_000;

/**
 * Writes an answer of lines while they are read. The first chunk is read before the head is written, so that an error before it is answered with
 * its status. A chunk is read once the client has taken the one before it, and none after the client has disconnected.
 *
 * @throws the error of the lines. After the head was written, the connection is cut first, so that the client does not take the part for the whole.
 */
export async function writeLines(req: Request, res: Response, answer: LinesAnswer): Promise<void> {
  const chunks = linesText(answer.lines, answer.form);
  try {
    let next = await chunks.next();
    if (res.destroyed) return;
    beginLines(res, answer);
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    const head = answer.form?.head ?? "";
    if (head !== "") res.write(head);
    for (; !next.done; next = await chunks.next()) {
      if (res.destroyed) return;
      if (!res.write(next.value)) await untilTaken(res);
      if (res.destroyed) return;
    }
    res.end();
  } catch (error) {
    // Nobody is left to answer, for example while the service stops.
    if (res.destroyed) return;
    // A reset, for to HTTP/1.0, which proxies speak, the end of the connection is the end of a whole answer.
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await chunks.return(undefined);
  }
}

/** Serializes lines as JSON or in another form, without its head, in chunks of about 64 kB. Lines that are bytes are passed on. */
export async function* linesText(
  lines: AsyncIterable<unknown>,
  form: Pick<LinesForm, "write"> | undefined,
): AsyncGenerator<string | Uint8Array, undefined, undefined> {
  const write = form ? (line: unknown) => form.write(JsonLine.valueOf(line)) : toJsonLine;
  let text = "";
  for await (const line of lines) {
    if (line instanceof Uint8Array) yield line;
    else text += write(line);
    if (text.length < WRITE_SIZE) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

function toJsonLine(line: unknown): string {
  return `${line instanceof JsonLine ? line.json : JSON.stringify(line)}\n`;
}

function beginLines(res: Response, { status, form, headers }: LinesAnswer): void {
  res.status(status).set({ "Cache-Control": "no-store", ...headers });
  res.type(`${form?.mediaType ?? NDJSON}; charset=utf-8`).flushHeaders();
  res.setTimeout(STALLED_MS, () => res.socket?.resetAndDestroy());
}

/** Waits until the client has taken what was written, or has gone. */
export function untilTaken(res: Response): Promise<void> {
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
