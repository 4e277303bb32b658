import type { Request, Response } from "express";
import type { PortalFile } from "./portal-files.ts";

const IMMUTABLE_FOR_A_YEAR = "public, max-age=31536000, immutable";
const ENCODINGS = ["br", "gzip", "identity"] as const;

interface SendOptions {
  file: PortalFile;
  /** For files without a hash in their name. */
  cacheControl: "no-cache" | "no-store";
}

/** Uses the best encoding that the browser accepts. */
export function sendFile(req: Request, res: Response, { file, cacheControl }: SendOptions): void {
  res.setHeader("Cache-Control", file.isImmutable ? IMMUTABLE_FOR_A_YEAR : cacheControl);
  res.setHeader("ETag", file.etag);
  res.vary("Accept-Encoding");
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const accepted = req.acceptsEncodings(ENCODINGS.filter((encoding) => file.encodings[encoding]));
  const encoding = ENCODINGS.find((candidate) => candidate === accepted) ?? "identity";
  const bytes = file.encodings[encoding] ?? file.encodings.identity;
  res.setHeader("Content-Type", file.contentType);
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  // Node does not set this header for HEAD.
  res.setHeader("Content-Length", bytes.length);
  res.end(req.method === "HEAD" ? undefined : bytes);
}
