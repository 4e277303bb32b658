import { describe, expect, it } from "@jest/globals";
import type { LetterContent } from "../../src/rollovers/letters/letter-content.ts";
import { renderLetter } from "../../src/rollovers/letters/render-letter.ts";
import { buildPng } from "./pngs.ts";
import { readLetter, readLetterText } from "./read-letter.ts";

const CONTENT: LetterContent = {
  letterId: "ltr_1",
  rolloverId: "rol_1",
  kind: "letter_of_acceptance",
  number: 3,
  replaces: 1,
  environment: "live",
  preparedAt: "2026-06-15T12:00:00.000Z",
  preparedOn: "2026-06-15",
  letterhead: { name: "Sample Trust Company", lines: ["100 Example Avenue"] },
  addressee: ["Test: Instant"],
  title: "Letter of acceptance",
  blocks: [{ type: "paragraph", text: "We accept the assets of Ada Sample." }],
  signatory: { name: "Grace Hopper", title: "Vice President" },
};
const OPTIONS = { seal: "4b227777d4dd1fc61c6f884f48641d02", logo: null, signature: null };

describe("renderLetter", () => {
  it("writes a tagged PDF with letterhead, number, seal and signature lines", async () => {
    const logo = buildPng(300, 90).toString("base64");
    const bytes = await renderLetter(CONTENT, { ...OPTIONS, logo });
    const source = bytes.toString("latin1");
    expect(source).toContain("/StructTreeRoot");
    expect(source).toContain("(Logo of Sample Trust Company)");
    const letter = await readLetter(bytes);
    expect([letter.isTagged, letter.language, letter.metadata.Title]).toEqual([true, "en-US", CONTENT.title]);
    expect(JSON.stringify(letter.metadata)).not.toContain("Ada");
    expect(letter.taggedTexts.slice(0, 5)).toEqual([
      ["Figure", ""],
      ["P", "Sample Trust Company"],
      ["P", "100 Example Avenue"],
      ["P", "June 15, 2026. Letter 3. Replaces letter 1."],
      ["P", "Test: Instant"],
    ]);
    expect(letter.placed.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Letter 3 of rollover rol_1 · page 1 of 1",
        "Seal 4b22 7777 d4dd 1fc6 1c6f 884f 4864 1d02",
      ]),
    );
    expect(readLetterText(letter)).toContain("Grace Hopper");
  });

  it("prints the evidence of a typed signature", async () => {
    const signature = {
      name: "Grace Hopper",
      title: "Vice President",
      signedAt: "2026-06-16T12:00:00.000Z",
      signedBy: { type: "member", id: "mem_1" },
      ipAddress: "203.0.113.7",
      signedSha256: "9f".repeat(32),
    };
    const text = readLetterText(await readLetter(await renderLetter(CONTENT, { ...OPTIONS, signature })));
    const evidence = [signature.signedAt, "mem_1", "203.0.113.7", "/s/ Grace Hopper"];
    for (const part of evidence) expect(text).toContain(part);
    expect(text.replaceAll("\n", "")).toContain(signature.signedSha256);
  });

  it.each([
    ["another direction", "\u202Eevil", "evil"],
    ["emoji", "Ada😀 Sample", "________________________ Sample"],
    ["another script", "山田 Sample", "________________________ Sample"],
    ["300 characters", "x".repeat(300), "x".repeat(300)],
  ])("leaves out only the words of a paragraph that it cannot print: %s", async (_name, name, printed) => {
    const blocks = [{ type: "paragraph" as const, text: `For ${name}.` }];
    const text = readLetterText(await readLetter(await renderLetter({ ...CONTENT, blocks }, OPTIONS)));
    expect(text.replaceAll("\n", "")).toContain(`For ${printed}`.replaceAll("\n", ""));
  });

  it("draws a QR code with a description", async () => {
    const blocks = [
      { type: "code" as const, text: "rol_1", description: "QR code of the rollover ID rol_1" },
    ];
    const bytes = await renderLetter({ ...CONTENT, blocks }, OPTIONS);
    expect(bytes.toString("latin1")).toContain("(QR code of the rollover ID rol_1)");
    expect((await readLetter(bytes)).taggedTexts).toContainEqual(["Figure", ""]);
  });
});
