import type { Request, Response } from "express";

/** A client that stops reading for this long is disconnected. Node can take twice as long to notice. */
const STALLED_MS = 60_000;

interface Chunks {
  chunks: Iterator<Uint8Array> | AsyncIterator<string | Uint8Array>;
  /** Sends the headers. */
  begin(): void;
}

/**
 * Writes chunks at the client's pace. Reads the first chunk before writing the head, so that an early error gets its own status. A
 * later error resets the connection, so that the client notices the missing chunks.
 */
export async function writeChunks(req: Request, res: Response, { chunks, begin }: Chunks): Promise<void> {
  try {
    let next = await chunks.next();
    if (res.destroyed) return;
    begin();
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    res.setTimeout(STALLED_MS, () => res.socket?.resetAndDestroy());
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
    await chunks.return?.();
  }
}

function waitForDrain(res: Response): Promise<void> {
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
