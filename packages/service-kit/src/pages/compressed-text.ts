import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** A constant text, compressed once per encoding, each with its own ETag (RFC 9110 section 8.8.3.3). */
export class CompressedText {
  private readonly type: string;
  private readonly bytes: Buffer;
  private readonly digest: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(type: string, text: string | Buffer) {
    this.type = type;
    this.bytes = Buffer.from(text);
    this.digest = hash("sha256", this.bytes, "base64url");
  }

  /** Sends the text, or 304. Set `Cache-Control` first. */
  async send(req: Request, res: Response): Promise<void> {
    const encoding = ENCODINGS.find((one) => req.acceptsEncodings(one) !== false);
    const etag = encoding === undefined ? `"${this.digest}"` : `"${this.digest}.${encoding}"`;
    res.vary("Accept-Encoding");
    res.setHeader("ETag", etag);
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const bytes = encoding === undefined ? this.bytes : await this.compress(encoding);
    res.setHeader("Content-Type", this.type);
    if (encoding !== undefined) res.setHeader("Content-Encoding", encoding);
    res.setHeader("Content-Length", bytes.length);
    res.end(bytes);
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    const cached = this.compressed.get(encoding);
    if (cached) return cached;
    const compressing = compressors[encoding](this.bytes);
    this.compressed.set(encoding, compressing);
    return compressing;
  }
}
