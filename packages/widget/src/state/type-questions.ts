import type { AccountType } from "./account-types.ts";

/**
 * What finds the type of an account for a participant who does not know it: three questions at the most, each answer leading
 * to another question, a type, or `unsure`. Only what nearly always holds leads to a type; the rest is looked at by people.
 */
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
  // Small employers may have any of these, so the paper has to tell.
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

/** The question that is asked first. */
export const FIRST_QUESTION: Question = "origin";

/** What an answer leads to. */
export type Answered = Question | AccountType | "unsure";

/** The answers to a question, in the order in which they are offered, each with what it leads to. */
export function answersTo(question: Question): [answer: string, next: Answered][] {
  return Object.entries<Answered>(QUESTIONS[question]);
}

export function isQuestion(next: Answered): next is Question {
  return next in QUESTIONS;
}
