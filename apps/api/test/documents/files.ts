import { createHash, randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";

/** Builds a PDF of random bytes, without objects. */
export const buildPdf = (size = 200): Buffer => {
  const [head, end] = [Buffer.from("%PDF-1.7\n"), Buffer.from("\nstartxref\n0\n%%EOF\n")];
  return Buffer.concat([head, randomBytes(Math.max(0, size - head.length - end.length)), end]);
};
export const buildPng = (): Buffer =>
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  );
export const buildJpeg = (): Buffer =>
  Buffer.concat([Buffer.from("ffd8ffe000104a46494600", "hex"), randomBytes(100), Buffer.from("ffd9", "hex")]);

export const sha256Hex = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

export const buildPdfWithObjects = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects.map((object) => (typeof object === "string" ? Buffer.from(object, "latin1") : object)),
    Buffer.from("\nstartxref\n0\n%%EOF\n"),
  ]);

/** Builds a stream for `buildPdfWithObjects`. @param content text is compressed, bytes are not */
export const buildPdfStream = (dictionary: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`\n1 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    typeof content === "string" ? deflateSync(content) : content,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
