import { create } from "content-disposition";
import type { Request, Response } from "express";
import type { FileAnswer } from "./endpoint.ts";
import { untilTaken } from "./write-lines.ts";

/** A name that every browser reads as it stands. */
const PLAIN_NAME = /^[\w.-]+$/;

/**
 * Writes a file, as it is read where it is a stream. The first bytes are there before the head is written, so that a fault
 * which is there from the beginning is answered as any other; half-way the connection is cut, so that no part is taken for
 * the whole.
 *
 * @throws what the bytes throw
 */
export async function writeFile(
  req: Request,
  res: Response,
  { status, file, headers = {} }: FileAnswer,
): Promise<void> {
  const { bytes, mediaType, name, size } = file;
  const isWhole = bytes instanceof Uint8Array;
  const chunks = (isWhole ? [bytes].values() : bytes[Symbol.asyncIterator]()) as AsyncIterator<Uint8Array>;
  try {
    let next = await chunks.next();
    if (res.destroyed) return;
    res.status(status).set({
      "Content-Disposition": PLAIN_NAME.test(name) ? `attachment; filename="${name}"` : create(name),
      "Cache-Control": "no-store",
      ...headers,
    });
    res.setHeader("Content-Type", mediaType);
    const length = isWhole ? bytes.length : size;
    if (length !== undefined) res.setHeader("Content-Length", length);
    res.flushHeaders();
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    for (; !next.done; next = await chunks.next()) {
      if (res.destroyed) return;
      if (!res.write(next.value)) await untilTaken(res);
    }
    res.end();
  } catch (error) {
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await chunks.return?.();
  }
}
