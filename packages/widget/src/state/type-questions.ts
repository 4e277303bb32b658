import type { AccountType } from "./account-types.ts";

/** Each answer leads to another question, a type or `unsure`, which a person resolves. */
export const QUESTIONS = {
  origin: { job: "employer", self: "purpose", unknown: "unsure" },
  employer: {
    company: "companyTax",
    small: "statement",
    nonprofit: "nonprofitTax",
    government: "governmentTax",
    // The Thrift Savings Plan is treated as a qualified plan.
    federal: "companyTax",
    unknown: "unsure",
  },
  purpose: { saving: "savingTax", business: "statement", unknown: "unsure" },
  companyTax: { before: "qualified_plan", after: "designated_roth", unknown: "unsure" },
  nonprofitTax: { before: "403b", after: "designated_roth", unknown: "unsure" },
  governmentTax: { before: "governmental_457b", after: "designated_roth", unknown: "unsure" },
  savingTax: { before: "traditional_ira", after: "roth_ira", unknown: "unsure" },
  // Small employers can have any of these types, so the account statement decides.
  statement: {
    plan: "qualified_plan",
    roth: "designated_roth",
    simple: "simple_ira",
    sep: "sep_ira",
    unknown: "unsure",
  },
} as const satisfies Record<string, Record<string, Question | AccountType | "unsure">>;

export type Question =
  | "origin"
  | "employer"
  | "purpose"
  | "companyTax"
  | "nonprofitTax"
  | "governmentTax"
  | "savingTax"
  | "statement";

export const FIRST_QUESTION: Question = "origin";

export type AnswerResult = Question | AccountType | "unsure";

export function getAnswers(question: Question): [answer: string, next: AnswerResult][] {
  return Object.entries<AnswerResult>(QUESTIONS[question]);
}

export function isQuestion(next: AnswerResult): next is Question {
  return next in QUESTIONS;
}
