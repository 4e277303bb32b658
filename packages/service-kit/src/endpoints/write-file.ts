import { create } from "content-disposition";
import type { Request, Response } from "express";
import type { FileAnswer } from "./endpoint.ts";
import { waitForDrain } from "./write-lines.ts";

const PLAIN_NAME = /^[\w.-]+$/;

/**
 * Writes a file. Reads the first chunk before the head, so that an early error gets an error response. Later errors reset the
 * connection, so that the client does not take the part for the whole.
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
      if (!res.write(next.value)) await waitForDrain(res);
    }
    res.end();
  } catch (error) {
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await chunks.return?.();
  }
}
