import type { Request, Response } from "express";
import { type LinesAnswer, NDJSON } from "./endpoint.ts";
import { JsonLine } from "./json-line.ts";

/** How much text is gathered before it is written: a write for each line would cost more than the line. */
const WRITE_SIZE = 64 * 1024;

/**
 * Writes an answer of lines while they are read. The first is read before the head is written, so that a fault which is
 * there from the beginning is answered as any other. No line is asked for before the client has taken those before it,
 * and none after it has gone.
 *
 * @throws what the lines throw; half-way the connection has then been cut, so that no part is taken for the whole
 */
export async function writeLines(req: Request, res: Response, answer: LinesAnswer): Promise<void> {
  const lines = answer.lines[Symbol.asyncIterator]();
  try {
    let next = await lines.next();
    if (res.destroyed) return;
    beginLines(res, answer);
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    const { form } = answer;
    const head = form?.head ?? "";
    const write = form ? (line: unknown) => form.write(JsonLine.valueOf(line)) : toJsonLine;
    let text = head;
    for (; !next.done; next = await lines.next()) {
      if (res.destroyed) return;
      text += write(next.value);
      if (text.length < WRITE_SIZE) continue;
      if (!res.write(text)) await untilTaken(res);
      text = "";
    }
    res.end(text);
  } catch (error) {
    // A reset, for to HTTP/1.0, which proxies speak, the end of the connection is the end of a whole answer.
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await lines.return?.();
  }
}

function toJsonLine(line: unknown): string {
  return `${line instanceof JsonLine ? line.json : JSON.stringify(line)}\n`;
}

function beginLines(res: Response, { status, form, headers }: LinesAnswer): void {
  res.status(status).set({ "Cache-Control": "no-store", ...headers });
  res.type(`${form?.mediaType ?? NDJSON}; charset=utf-8`).flushHeaders();
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
