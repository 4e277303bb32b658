import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import express, { type Request } from "express";
import { addVary, type HttpRequest, type HttpResponse, setHeader } from "./exchange.ts";

// Express's `compression` does not fit: it waits for `res.setHeader` and compresses streams, and endpoints write their head
// at once, from a list that it does not see.

/** Below it compression gains less than a packet. */
const MIN_BYTES = 1024;

/** Of what is compressed once and sent once: more quality costs several times the processor time for a few percent. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // As large as a page of 100 rollovers. The usual window of 4 MB costs twice the processor time.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};
const GZIP = { level: 4 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses a body on zlib's own threads, where the client accepts it (RFC 9110 section 12.5.3) and it is large enough,
 * and sets the headers that go with it.
 *
 * The `ETag` stays: it names a version, which `If-Match` compares, and no shared cache keeps these answers.
 */
export async function compressBody(
  req: HttpRequest,
  res: HttpResponse,
  body: string | Uint8Array,
): Promise<string | Uint8Array> {
  addVary(res, "Accept-Encoding");
  if (req.headers["accept-encoding"] === undefined || Buffer.byteLength(body) < MIN_BYTES) return body;
  const accepted: unknown = express.request.acceptsEncodings.call(req as Request, "br", "gzip", "identity");
  if (accepted !== "br" && accepted !== "gzip") return body;
  setHeader(res, "Content-Encoding", accepted);
  return accepted === "br" ? compressBrotli(body, BROTLI) : compressGzip(body, GZIP);
}
