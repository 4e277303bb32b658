import { deflateSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { requirePassivePdf } from "../../src/rollovers/documents/pdf-actions.ts";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover } from "../workflow/rollover-steps.ts";
import { buildPdf, buildPdfStream, buildPdfWithObjects } from "./files.ts";

/** Dictionaries of object streams, which can hide actions from a search of the bytes. */
const OBJECT_STREAM_WITHOUT_FILTER = "/Type /ObjStm /N 1 /First 4";
const OBJECT_STREAM = `${OBJECT_STREAM_WITHOUT_FILTER} /Filter /FlateDecode`;
const SCRIPT = "1 0 << /S /JavaScript /JS (app.alert(1)) >>";

const MEGABYTE = 1_024 ** 2;
/** The check reads chunks of this size. */
const CHUNK_BYTES = 256 * 1_024;
const UNREADABLE = /cannot be read/;
const TOO_LARGE = /too large when decompressed/;

const withStream = (dictionary: string, content: string | Buffer) =>
  buildPdfWithObjects(buildPdfStream(dictionary, content));

describe("PDF action check", () => {
  it.each([
    ["JavaScript when it opens", "1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>"],
    ["JavaScript in a page's additional action", "1 0 obj << /AA << /O << /S/JavaScript/JS(x) >> >> >>"],
    ["JavaScript in its name tree", "1 0 obj << /Names << /JavaScript 5 0 R >> >>"],
    ["an action whose name is spelled with escapes", "1 0 obj << /S /J#61vaScrip#74 /JS (x) >>"],
    [
      "an action whose name consists of escapes",
      `<< /S /${Buffer.from("Launch").toString("hex").replace(/../g, "#$&")} >>`,
    ],
    ["an action that starts a program", "1 0 obj << /A << /S/Launch/F (calc.exe) >> >>"],
    ["an action in an array", "1 0 obj [ << /S /Launch >> ] endobj"],
    ["an action that opens an embedded file", "1 0 obj << /S /GoToE /T << /R /C >> >>"],
    ["an embedded file", "1 0 obj << /Names << /EmbeddedFiles 5 0 R >> >>"],
    ["an action that plays media", "1 0 obj << /S /Rendition /JS (x) >>"],
    ["an XFA form", "1 0 obj << /AcroForm << /XFA 5 0 R >> >>"],
    ["a name that crosses a chunk boundary", `${" ".repeat(CHUNK_BYTES - 12)}/JavaScript >>`],
  ])("rejects a PDF with %s", async (_, objects) => {
    await expect(requirePassivePdf(buildPdfWithObjects(objects))).rejects.toThrow(/: print it to a new PDF/);
  });

  it.each<[string, Buffer]>([
    ["an object stream has the action", withStream(OBJECT_STREAM, SCRIPT)],
    ["the object stream does not name its type", withStream("/N 1 /First 4 /Filter /FlateDecode", SCRIPT)],
    [
      "the object stream's dictionary has escapes",
      withStream("/#4e 1 /F#69rst 4 /Filter /Fl#61teDecode", SCRIPT),
    ],
    ["the object stream's dictionary has a comment", withStream(`${OBJECT_STREAM} % >> stream\n`, SCRIPT)],
    [
      "a string in the dictionary looks like a stream",
      withStream(`/X (>> stream\n) ${OBJECT_STREAM}`, SCRIPT),
    ],
    [
      "a string in the dictionary ends an object",
      withStream(`${OBJECT_STREAM} /X (endstream endobj \\) )`, SCRIPT),
    ],
  ])("rejects a PDF if %s", async (_, bytes) => {
    await expect(requirePassivePdf(bytes)).rejects.toThrow(/: print it to a new PDF/);
  });

  it.each<[string, RegExp, Buffer]>([
    ["uses a predictor", UNREADABLE, withStream(`${OBJECT_STREAM} /DecodeParms << /Predictor 12 >>`, "x")],
    [
      "uses another filter",
      UNREADABLE,
      withStream(`${OBJECT_STREAM_WITHOUT_FILTER} /Filter /LZWDecode`, Buffer.alloc(9)),
    ],
    [
      "is compressed twice",
      UNREADABLE,
      withStream(`${OBJECT_STREAM_WITHOUT_FILTER} /Filter [/FlateDecode /FlateDecode]`, deflateSync(SCRIPT)),
    ],
    [
      "names its filter in another object",
      UNREADABLE,
      withStream(`${OBJECT_STREAM_WITHOUT_FILTER} /Filter 5 0 R`, SCRIPT),
    ],
    [
      "has a hexadecimal string before its filter",
      UNREADABLE,
      withStream("/A <41>/N 1 /First 4 /Filter /LZWDecode", SCRIPT),
    ],
    ["is truncated", UNREADABLE, withStream(OBJECT_STREAM, deflateSync(SCRIPT.repeat(9)).subarray(0, 20))],
    [
      "is encrypted",
      /is encrypted/,
      buildPdfWithObjects("trailer << /Encrypt 5 0 R >>", buildPdfStream(OBJECT_STREAM, "x")),
    ],
    // Limits: 8 MB for one object stream, 64 MB for all.
    ["is too large when decompressed", TOO_LARGE, withStream(OBJECT_STREAM, "\0".repeat(9 * MEGABYTE))],
    [
      "is too large together with others",
      TOO_LARGE,
      buildPdfWithObjects(
        ...Array.from({ length: 9 }, () => buildPdfStream(OBJECT_STREAM, "\0".repeat(8 * MEGABYTE - 1))),
      ),
    ],
  ])("rejects a PDF if its object stream %s", async (_, message, bytes) => {
    await expect(requirePassivePdf(bytes)).rejects.toThrow(message);
  });

  it("rejects a PDF whose overlapping objects add up to more than twice the file's size", async () => {
    await expect(requirePassivePdf(buildPdfWithObjects("obj<<".repeat(200_000)))).rejects.toThrow(/overlap/);
    await expect(requirePassivePdf(buildPdfWithObjects("obj%".repeat(200_000)))).rejects.toThrow(/overlap/);
  });

  it.each<[string, Buffer]>([
    ["random bytes", buildPdf(2_000_000)],
    ["an object stream without actions", withStream(OBJECT_STREAM, "1 0 << /S /URI >>")],
    ["a string about actions", buildPdfWithObjects("1 0 obj (How JavaScript and Launch work)")],
    ["names that begin like an action's", buildPdfWithObjects("1 0 obj << /LaunchPad 1 /JavaScripts 2 >>")],
    ["encryption but no object stream", buildPdfWithObjects("1 0 obj << /Encrypt 5 0 R >>")],
    [
      "a color profile and an image that cannot be read",
      buildPdfWithObjects(
        buildPdfStream("/N 3 /Filter /FlateDecode", "x"),
        buildPdfStream("/Filter /DCTDecode", Buffer.alloc(9)),
      ),
    ],
  ])("accepts a PDF with %s", async (_, bytes) => {
    await expect(requirePassivePdf(bytes)).resolves.toBeUndefined();
  });
});

describe("Upload of a PDF that runs JavaScript", () => {
  const api = useTestApi();

  it("is rejected with 422 and a remedy, and nothing of it is stored", async () => {
    const id = await createRollover(api);
    const response = await api
      .call("post", `/v1/rollovers/${id}/documents`)
      .field("type", "statement")
      .attach("file", withStream(OBJECT_STREAM, SCRIPT), "scan.pdf");
    expect(expectIssues(response, "validation_failed")).toEqual(["#/file"]);
    expect(response.body.errors[0].detail).toBe(
      "contains JavaScript: print it to a new PDF and upload that file",
    );
    expect(await api.db.prisma.documentFile.count()).toBe(0);
  });
});
