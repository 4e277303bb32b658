import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { consent } from "../../src/accounts-and-consents/consents/consent-examples.ts";
import { writeConsentLetter } from "../../src/accounts-and-consents/consents/consent-letter.ts";
import type { ConsentView } from "../../src/accounts-and-consents/consents/consent-view.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";

const renderLetter = async (changes: Partial<ConsentView> = {}) =>
  readLetter(await writeConsentLetter({ ...(consent as ConsentView), ...changes }));
const toOneLine = (text: string) => text.replaceAll("\n", " ");
const buildStatements = (changes: object) =>
  [{ ...consent.statements[0], ...changes }] as ConsentView["statements"];

describe("Printable consent letter", () => {
  it("states who agreed, when, in which session, to which rollover, and to what text verbatim", async () => {
    const letter = await renderLetter();
    const facts = letter.taggedTexts.map(([, text]) => text);
    const findFact = (label: string) => facts[facts.indexOf(label) + 1];
    expect(findFact("Given by")).toBe("Ada Sample");
    expect(findFact("On")).toBe("June 15, 2026 at 12:00:00 PM UTC");
    expect(findFact("Session")).toBe(consent.sessionId);
    expect(findFact("From")).toBe("Empower\nQualified plan");
    expect(findFact("To")).toBe("Fidelity\nTraditional IRA");
    for (const { text, statement, version } of consent.statements) {
      expect(toOneLine(readLetterText(letter))).toContain(text);
      expect(toOneLine(readLetterText(letter))).toContain(`${statement}, version ${version}`);
    }
    expect(findFact("Full text")).toBe("https://app.example.com/terms/2026-05");
    expect(JSON.stringify(letter.metadata)).not.toContain("Ada");
  });

  it("marks text in the organization's own words, and text that was erased", async () => {
    const altered = await renderLetter({
      statements: buildStatements({ isAltered: true, text: "Move it." }),
    });
    expect(readLetterText(altered)).toMatch(/organization.s own words/);
    const erased = await renderLetter({
      participantName: null,
      sessionId: null,
      statements: buildStatements({ kind: "terms", text: null }),
    });
    expect(readLetterText(erased)).toContain("The text was erased with the account.");
    expect(readLetterText(erased)).not.toMatch(/null|undefined|Ada/);
  });

  it("prints any displayed text, with HTML as plain text", async () => {
    expect(
      readLetterText(await renderLetter({ statements: buildStatements({ text: "<b>bold</b> & <script>" }) })),
    ).toContain("<b>bold</b> & <script>");
    const shown = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }),
      fc.string({ unit: "binary", minLength: 1, maxLength: 100 }),
      fc.constantFrom(
        "同意します",
        "أوافق على الشروط",
        "👩🏽‍🚀",
        "a\nb\n\nc",
        "x".repeat(4000),
        "ı̇ ﷽ \u0301\u0301",
      ),
    );
    const manyTexts = fc.array(shown, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(manyTexts, async (texts) => {
        const statements = texts.flatMap((text) => buildStatements({ text }));
        const bytes = await writeConsentLetter({ ...(consent as ConsentView), statements });
        expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
      }),
      { numRuns: 2 },
    );
  });
});
