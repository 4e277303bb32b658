import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

const packers: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
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

/**
 * A text that stays the same while the process runs. It is compressed when it is first asked for in a form, and that is kept. Each
 * form has an ETag of its own, as its bytes are its own (RFC 9110 section 8.8.3.3).
 */
export class PackedText {
  private readonly type: string;
  private readonly bytes: Buffer;
  private readonly digest: string;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  /** @param type its media type: `text/html; charset=utf-8` */
  constructor(type: string, text: string | Buffer) {
    this.type = type;
    this.bytes = Buffer.from(text);
    this.digest = hash("sha256", this.bytes, "base64url");
  }

  /** Answers with it, or with 304 where the client has it in this form. `Cache-Control` and what else is to be said is set before. */
  async send(req: Request, res: Response): Promise<void> {
    const encoding = ENCODINGS.find((one) => req.acceptsEncodings(one) !== false);
    const etag = encoding === undefined ? `"${this.digest}"` : `"${this.digest}.${encoding}"`;
    res.vary("Accept-Encoding");
    res.setHeader("ETag", etag);
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    const bytes = encoding === undefined ? this.bytes : await this.pack(encoding);
    res.setHeader("Content-Type", this.type);
    if (encoding !== undefined) res.setHeader("Content-Encoding", encoding);
    // Said, as to a HEAD Node would not say it.
    res.setHeader("Content-Length", bytes.length);
    res.end(bytes);
  }

  private pack(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known) return known;
    const packing = packers[encoding](this.bytes);
    this.packed.set(encoding, packing);
    return packing;
  }
}
