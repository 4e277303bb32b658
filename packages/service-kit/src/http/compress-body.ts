import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

// Express's `compression` compresses streams: its answers have no `Content-Length`, and HEAD answers with other headers than GET.

/** Below it compression gains less than a packet. */
const MIN_BYTES = 1024;

/** Of what is compressed once and sent once: more quality costs several times the processor time for a few percent. */
export const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // As large as a page of 100 rollovers. The usual window of 4 MB costs twice the processor time.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
export const GZIP = { level: 4 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses a body on zlib's own threads, where the client accepts it (RFC 9110 section 12.5.3) and it is large enough,
 * and sets the headers that go with it.
 *
 * The `ETag` stays: it names a version, which `If-Match` compares, and no shared cache keeps these answers.
 */
export async function compressBody(
  req: Request,
  res: Response,
  body: string | Uint8Array,
): Promise<string | Uint8Array> {
  res.vary("Accept-Encoding");
  // To what the client has Express answers 304.
  if (req.fresh || req.headers["accept-encoding"] === undefined || Buffer.byteLength(body) < MIN_BYTES)
    return body;
  const accepted = req.acceptsEncodings("br", "gzip", "identity");
  if (accepted !== "br" && accepted !== "gzip") return body;
  res.set("Content-Encoding", accepted);
  return accepted === "br" ? compressBrotli(body, BROTLI) : compressGzip(body, GZIP);
}
