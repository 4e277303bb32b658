import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

// Express's `compression` middleware streams: its responses have no `Content-Length`, and HEAD responses differ from GET.

const MIN_BYTES = 1024;

/** Higher qualities take several times the CPU time for a few percent. */
export const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // 256 kB, the size of a page of 100 rollovers. The default of 4 MB doubles the CPU time.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
export const GZIP = { level: 4 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses a body if the client accepts it (RFC 9110 section 12.5.3). Keeps the `ETag`: it identifies a version for `If-Match`,
 * and no shared cache stores these responses.
 */
export async function compressBody(
  req: Request,
  res: Response,
  body: string | Uint8Array,
): Promise<string | Uint8Array> {
  res.vary("Accept-Encoding");
  // Express responds to a fresh request with 304.
  if (req.fresh || req.headers["accept-encoding"] === undefined || Buffer.byteLength(body) < MIN_BYTES)
    return body;
  const accepted = req.acceptsEncodings("br", "gzip", "identity");
  if (accepted !== "br" && accepted !== "gzip") return body;
  res.set("Content-Encoding", accepted);
  return accepted === "br" ? compressBrotli(body, BROTLI) : compressGzip(body, GZIP);
}
