import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Letter } from "../../src/accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../src/accounts-and-consents/letters/typeface.ts";
import { readLetter, readLetterText } from "./read-letter.ts";

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };
const OPTIONS = {
  title: "A letter",
  footer: "Rollover rol_1",
  header: null,
  createdAt: new Date("2026-06-15T12:00:00.000Z"),
};
const createLetter = async (options: Partial<typeof OPTIONS> | { header: string } = {}) =>
  new Letter(await loadTypeface(), { ...OPTIONS, ...options });

describe("Letter", () => {
  it("is tagged with its language and in reading order", async () => {
    const letter = await createLetter();
    letter.address(["Grace Hopper", "1 Example Street"]);
    letter.title("A request");
    letter.notice("Heed this", ["One thing", "Another"]);
    letter.paragraph("I ask you.");
    letter.heading("What");
    letter.list([
      ["Account", "12 34"],
      ["Plan", null],
    ]);
    letter.checklist([
      { text: "Done", isMarked: true },
      { text: "Not done", isMarked: false },
    ]);
    letter.signatures(["Signature", 3], ["Date", 1]);
    letter.stamp("Medallion", "Stamp here");
    const parsed = await readLetter(await letter.finish());
    expect([parsed.isTagged, parsed.language]).toEqual([true, "en-US"]);
    expect(parsed.taggedTexts).toEqual([
      ["P", "Grace Hopper\n1 Example Street"],
      ["H1", "A request"],
      ["P", "Heed this"],
      ["Lbl", "•"],
      ["LBody", "One thing"],
      ["Lbl", "•"],
      ["LBody", "Another"],
      ["P", "I ask you."],
      ["H2", "What"],
      ["Lbl", "Account"],
      ["LBody", "12 34"],
      ["Lbl", "Plan"],
      ["LBody", "to be filled in"],
      ["Lbl", "X"],
      ["LBody", "Done"],
      ["LBody", "Not done"],
      ["P", "Signature"],
      ["P", "Date"],
      ["P", "Medallion"],
      ["P", "Stamp here"],
    ]);
  });

  it("embeds its typeface, and has only its title and date in its metadata", async () => {
    const letter = await createLetter();
    letter.paragraph("Grace Hopper");
    const bytes = await letter.finish();
    const { fonts, metadata } = await readLetter(bytes);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+IBMPlexSans-(Regular|Bold)$/);
    expect(metadata).toMatchObject({
      Title: "A letter",
      Producer: "svc",
      Creator: "svc",
      CreationDate: "D:20260615120000Z",
    });
    expect(metadata).not.toHaveProperty("Author");
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("Helvetica");
  });

  it("marks each page with its number and subject, outside the reading order", async () => {
    const letter = await createLetter({ header: "FOR TRYING" });
    for (let count = 0; count < 80; count += 1) letter.paragraph(`Paragraph ${count}.`);
    const parsed = await readLetter(await letter.finish());
    expect(parsed.pages).toBe(3);
    const marks = parsed.placed.filter(({ text }) => text.includes(" of 3")).map(({ text }) => text);
    expect(marks).toEqual([1, 2, 3].map((page) => `Rollover rol_1 · page ${page} of 3`));
    expect(parsed.placed.filter(({ text }) => text === "FOR TRYING")).toHaveLength(3);
    expect(readLetterText(parsed)).not.toContain("FOR TRYING");
    expect(parsed.taggedTexts.map(([, text]) => text)).toEqual(
      Array.from({ length: 80 }, (_, at) => `Paragraph ${at}.`),
    );
  });

  it.each([
    "Nguyễn Thị Ánh Tuyết Đặng",
    "Łukasz Żółć-Gęślą",
    "Jürgen Müßig, Søren Ærø Ångström",
    "Ștefan Țurcanu, Gülşah İnönü Iğdır",
    "Ēriks Ķirsons Ņģ, Őrsi Ű",
    "Þórunn Eiðsdóttir",
    "Ελένη Παπαδοπούλου",
    "Владимир Ющенко",
    "D’Arcy O'Neill-Smith `Okina",
  ])("prints %s, composed or decomposed", async (name) => {
    for (const text of [name, name.normalize("NFD")]) {
      const letter = await createLetter();
      letter.list([["Name", text]]);
      expect(readLetterText(await readLetter(await letter.finish()))).toBe(`Name\n${name}`);
    }
  });

  it.each(["山田太郎", "محمد الأحمد", "שרה כהן", "Нгуен 山", "สมชาย", "राम"])(
    "leaves %s blank, with a note to fill it in by hand",
    async (name) => {
      const letter = await createLetter();
      letter.list([["Name", name]]);
      const text = readLetterText(await readLetter(await letter.finish()));
      expect(text).toMatch(/^Name\n_{24}\nSome fields above are blank/);
    },
  );

  it("stays within its margins for any content, and loses none of it", async () => {
    const word = fc.string({ unit: fc.constantFrom(..."WMiŁ0-"), minLength: 1, maxLength: 400 });
    const value = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 12 }), async (values) => {
        const letter = await createLetter();
        letter.address(values.slice(0, 2));
        letter.title(values[0] ?? "");
        letter.notice("Heed", values.slice(0, 3));
        letter.list(values.map((one, index) => [`Fact ${index}`, one]));
        letter.checklist(values.map((text) => ({ text, isMarked: true })));
        const parsed = await readLetter(await letter.finish());
        for (const { left, right, top, bottom, text } of parsed.placed) {
          if (text.startsWith("Rollover rol_1")) continue;
          // The side margins are 66 points.
          expect(left).toBeGreaterThanOrEqual(65.9);
          expect(right).toBeLessThanOrEqual(PAGE.width - 65.5);
          expect(top).toBeGreaterThan(40);
          expect(bottom).toBeLessThan(PAGE.height - 60);
        }
        const stripWhitespace = (text: string) => text.replace(/\s/g, "");
        const all = stripWhitespace(readLetterText(parsed));
        for (const one of values) expect(all).toContain(stripWhitespace(one));
      }),
      { numRuns: 15 },
    );
  });
});
