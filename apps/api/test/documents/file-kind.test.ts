import { describe, expect, it } from "@jest/globals";
import {
  FileKindCheck,
  toSafeFileName,
  UnknownFileKindError,
} from "../../src/rollovers/documents/file-kind.ts";
import { buildJpeg, buildPdf, buildPng } from "./files.ts";

function detectKind(bytes: Buffer, chunkSize: number): string {
  const check = new FileKindCheck();
  for (let start = 0; start < bytes.length; start += chunkSize)
    check.push(bytes.subarray(start, start + chunkSize));
  return check.end();
}

const ZIP = Buffer.from("504b0304140000000000deadbeef504b05060000000000000000", "hex");
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe("File kind", () => {
  it.each([
    ["application/pdf", buildPdf()],
    ["application/pdf", buildPdf(5_000)],
    ["application/pdf", join(buildPdf(), "\r\n \t\0")],
    ["image/png", buildPng()],
    ["image/jpeg", buildJpeg()],
  ])("%s is detected from its content, in chunks of any size", (kind, bytes) => {
    for (const chunkSize of [1, 7, 1_024, bytes.length]) expect(detectKind(bytes, chunkSize)).toBe(kind);
  });

  it.each([
    ["an empty file", Buffer.alloc(0)],
    ["plain text", Buffer.from("Dear Sir, enclosed please find the form.")],
    ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a ZIP archive", ZIP],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a GIF", Buffer.from("GIF89a..............;")],
    ["a PDF after HTML", join("<html>", buildPdf())],
    ["a truncated PDF", buildPdf().subarray(0, 100)],
    ["a PDF followed by a ZIP archive", join(buildPdf(), ZIP)],
    ["a truncated PNG", buildPng().subarray(0, -1)],
    ["a PNG followed by a ZIP archive", join(buildPng(), ZIP)],
    ["only the signature of a PNG", buildPng().subarray(0, 8)],
    ["a truncated JPEG", buildJpeg().subarray(0, -1)],
    ["a JPEG followed by a ZIP archive", join(buildJpeg(), ZIP)],
    ["the first three bytes of a JPEG", buildJpeg().subarray(0, 3)],
  ])("rejects %s", (_, bytes) => {
    for (const chunkSize of [1, 7, 1_024])
      expect(() => detectKind(bytes, chunkSize)).toThrow(UnknownFileKindError);
  });

  it("rejects a file as soon as its first bytes match no kind", () => {
    const check = new FileKindCheck();
    expect(() => check.push(Buffer.alloc(16, "x"))).toThrow("must be a PDF, PNG or JPEG file");
  });
});

describe("File name", () => {
  it.each([
    ["statement.pdf", "application/pdf", "statement.pdf"],
    ["Statement.PDF", "application/pdf", "Statement.PDF"],
    ["scan.jpeg", "image/jpeg", "scan.jpeg"],
    ["invoice.exe", "application/pdf", "invoice.exe.pdf"],
    ["../../etc/passwd", "image/png", "_.._etc_passwd.png"],
    ['a"b\r\nSet-Cookie: x.pdf', "application/pdf", "a_b__Set-Cookie_ x.pdf"],
    ["\u202efdp.exe", "application/pdf", "_fdp.exe.pdf"],
    ["...", "application/pdf", "document.pdf"],
    ["", "image/png", "document.png"],
    ["Lettre d’accord é.pdf", "application/pdf", "Lettre d’accord é.pdf"],
  ] as const)("%j of type %s is saved as %j", (name, mediaType, expected) => {
    expect(toSafeFileName(name, mediaType)).toBe(expected);
  });
});
