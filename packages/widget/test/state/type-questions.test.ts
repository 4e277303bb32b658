import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES } from "../../src/state/account-types.ts";
import { isCompanyName } from "../../src/state/company-name.ts";
import {
  type AnswerResult,
  FIRST_QUESTION,
  getAnswers,
  isQuestion,
  QUESTIONS,
} from "../../src/state/type-questions.ts";
import { en } from "../../src/strings/en.ts";
import { es } from "../../src/strings/es.ts";
import { laterEn } from "../../src/strings/later-en.ts";

function listPaths(next: AnswerResult, answers: string[] = []): { answers: string[]; found: string }[] {
  if (!isQuestion(next)) return [{ answers, found: next }];
  return getAnswers(next).flatMap(([answer, result]) => listPaths(result, [...answers, `${next}:${answer}`]));
}
const PATHS = listPaths(FIRST_QUESTION);

describe("Questions about the account type", () => {
  it.each(PATHS)(
    "lead to one type or to 'unsure', after up to three answers: $answers",
    ({ answers, found }) => {
      expect(answers.length).toBeLessThanOrEqual(3);
      expect([...ACCOUNT_TYPES, "unsure"]).toContain(found);
      // Only the answer `unknown` leads to no type.
      expect(found === "unsure").toBe(answers.at(-1)?.endsWith(":unknown"));
    },
  );

  it("lead to every type, and every question is used", () => {
    expect(new Set(PATHS.map(({ found }) => found))).toEqual(new Set([...ACCOUNT_TYPES, "unsure"]));
    const answers = new Set(PATHS.flatMap((path) => path.answers.map((answer) => answer.split(":")[0])));
    expect(answers).toEqual(new Set(Object.keys(QUESTIONS)));
  });

  it("have texts in each language, as does the help for each type", () => {
    const english: Record<string, string> = { ...en, ...laterEn };
    const spanish: Record<string, string> = es;
    const keys = Object.keys(english).filter((key) => /^(ask|help_)/.test(key));
    for (const question of Object.keys(QUESTIONS)) {
      // Tax questions share their texts.
      const key = question.endsWith("Tax") ? "tax" : question;
      for (const [answer] of getAnswers(question as keyof typeof QUESTIONS))
        if (answer !== "unknown") expect(keys).toContain(`ask_${key}_${answer}`);
    }
    for (const type of ACCOUNT_TYPES) expect(keys).toContain(`help_${type}`);
    for (const key of keys) expect(spanish[key]).toBeTruthy();
  });
});

it.each([
  ["Acme Trust", true],
  ["1-800-CONTACTS", true],
  ["ada@example.com", false],
  ["123-45-6789", false],
  ["***", false],
  ["x".repeat(101), false],
])("isCompanyName(%j) is %s", (text, expected) => expect(isCompanyName(text)).toBe(expected));
