import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { accountInputSchema } from "../src/index.ts";
import { PERSON } from "./start-test-accounts.ts";

function findIssue(name: unknown): string | null {
  const { success, error } = accountInputSchema.safeParse({ ...PERSON, firstName: name });
  return success ? null : (error.issues[0]?.message ?? "");
}
const parseNames = (name: string) => accountInputSchema.parse({ ...PERSON, firstName: name, lastName: name });

const INVISIBLE = /control characters, line breaks or invisible characters/;
const SYMBOLS = /emojis or other symbols/;

describe("A name", () => {
  it.each([
    ...[
      "Ada",
      "Teller",
      "O'Neill",
      "O’Neill",
      "O`Neill",
      "Anne-Marie",
      "van der Berg",
      "Jr.",
      "X Æ A-12",
      "Ñ",
    ],
    ...["Nguyễn", "Łukasz", "Gal·la", "Robert (Bob)", "Ravi s/o Kumar", "King, Jr.", "Tan @ John", "Henry Ⅷ"],
    ...[
      "李",
      "山田 太郎",
      "山田　太郎",
      "葛\u{e0100}城",
      "マリー・アンヌ",
      "김민준",
      "Мария",
      "Δημήτρης",
      "محمد",
      "שרה",
    ],
    ...["प्रिया", "क्\u200dष", "می\u200cخواهم", "สมชาย", "የሺ", "አበበ", "𞤀𞤁𞤢𞤥", "Kamakaʻohu", "ǃXóõ", "བཀྲ་ཤིས"],
    ...["a".repeat(100), "é".repeat(100), "𠮷".repeat(100), "e\u0301".repeat(100), "नि".repeat(100)],
  ])("can be %s, as first and as last name, and is stored as sent", (name) => {
    expect(parseNames(name)).toMatchObject({ firstName: name, lastName: name });
  });

  it("can be one word, because not everyone has a last name, and loses surrounding spaces", () => {
    expect(accountInputSchema.safeParse({ firstName: "Suharto", email: "s@example.com" }).success).toBe(true);
    expect(parseNames("  Ada  ").firstName).toBe("Ada");
  });

  it.each<[RegExp, unknown[]]>([
    [/must not be empty/, ["", "   ", "\u00a0"]],
    [/at most 100 characters/, ["a".repeat(101), "𠮷".repeat(101), "e\u0301".repeat(101), "नि".repeat(101)]],
    [INVISIBLE, ["Ada\u0000", "Ada\nEve", "Ada\tEve", "Ada\u007f", "Ada\u0085", "Ada\u2028Eve", "A\u2029da"]],
    [
      INVISIBLE,
      ["\u202eadA", "Ada\u202d", "A\u2066da\u2069", "Ada\u200e", "A\u200bda", "A\u00adda", "A\ufeffda"],
    ],
    [
      INVISIBLE,
      ["Ada\ue000", "Ada\ufffe", "A\ud83d", "Ada\ufe0f", "Ada\u{e0041}", "\u3164", "A\u115f", "A\u034fda"],
    ],
    [INVISIBLE, ["\u200dAda", "Ada\u200c", "Ada \u200d Eve"]],
    [
      SYMBOLS,
      ["😀", "Ada 😀", "Ada❤", "Ada 🇺🇸", "A👍🏽", "Ada™", "$am", "A+B", "<b>Ada</b>", "Ada\u20e3", "⠀A"],
    ],
    [/more than eight combining marks/, [`A${"\u0301".repeat(9)}`]],
    [/at most 100 characters/, [`A${"\u0301".repeat(400)}`]],
    [/must contain a letter/, ["12345", "---", "...", "'"]],
    [/Social Security/, ["Ada 123-45-6789", "Ada ssn 123456789", "Ada 123456789"]],
    [/must be text/, [1, null, ["Ada"], {}, true]],
  ])("is rejected with %s", (message, names) => {
    for (const name of names) expect([name, findIssue(name)]).toEqual([name, expect.stringMatching(message)]);
  });

  const letter = fc
    .integer({ min: 0x41, max: 0x2fa1d })
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /^(?=\p{L})(?!\p{Default_Ignorable_Code_Point})/u.test(character));
  const mark = fc.constantFrom("\u0301", "\u0308", "\u05b0", "\u064b", "\u093f", "\u0e34");
  const separator = fc.constantFrom(" ", "-", "'", "’", ".", "‐");
  const word = fc.array(fc.tuple(letter, fc.option(mark, { nil: "" })), { minLength: 1, maxLength: 9 });
  const words = fc.array(
    word.map((letters) => letters.flat().join("")),
    { minLength: 1, maxLength: 9 },
  );

  it("can be any words of letters and combining marks, joined by spaces, hyphens, apostrophes or periods", () => {
    fc.assert(
      fc.property(words, separator, (parts, joiner) => {
        const name = parts.join(joiner);
        expect(parseNames(name)).toMatchObject({ firstName: name, lastName: name });
      }),
      { numRuns: 500 },
    );
  });

  it("cannot contain an invisible character or a symbol anywhere", () => {
    const forbiddenCharacter = fc
      .integer({ min: 0, max: 0x10ffff })
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter(
        (character) =>
          /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{So}\p{Sc}\p{Sm}]/u.test(character) &&
          // Joiners are allowed between letters of some scripts.
          !/[\u200c\u200d]/.test(character),
      );
    fc.assert(
      fc.property(fc.tuple(word, forbiddenCharacter, word), ([before, character, after]) => {
        const name = `${before.flat().join("")}${character}${after.flat().join("")}`;
        expect(findIssue(name)).toMatch(new RegExp(`${INVISIBLE.source}|${SYMBOLS.source}`));
      }),
      { numRuns: 300 },
    );
  });

  it("has at most a hundred characters, regardless of their encoding", () => {
    const unit = fc.constantFrom("a", "é", "e\u0301", "𠮷", "नि", "한");
    fc.assert(
      fc.property(fc.array(unit, { minLength: 95, maxLength: 105 }), (units) => {
        expect(findIssue(units.join("")) === null).toBe(units.length <= 100);
      }),
    );
  });
});
