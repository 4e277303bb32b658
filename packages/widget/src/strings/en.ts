import type { laterEn } from "./later-en.ts";

/** English, as far as the first steps need it. What stands in braces is put in when it is shown. */
export const en = {
  title: "Move your retirement savings",
  testMode: "Test mode",
  close: "Close",
  back: "Back",
  continue: "Continue",
  retry: "Try again",
  retryIn: "Try again in {time}",
  change: "Change",
  optional: "optional",
  progress: "Step {step} of {steps}",
  reference: "Reference {id}",
  creating: "One moment…",

  sourceTitle: "Where is your money now?",
  sourceIntro: "Find the company that holds the account today. Its name is on your statements.",
  sourceLabel: "Company that holds it now",
  sourceType: "What kind of account is it?",
  destinationTitle: "Where should it go?",
  destinationIntro: "Find the company that will hold the account from now on.",
  destinationLabel: "Company that will hold it",
  destinationType: "What kind of account will it go to?",
  searchHint: "Type a name, for example Fidelity",
  searching: "Searching…",
  resultsNone: "No match for “{query}”. Try a shorter name, or the one it used to have.",
  resultsOne: "1 company found.",
  resultsOther: "{count} companies found.",
  resultsMore: "These are the first {count}. Keep typing to narrow them down.",
  alsoKnownAs: "Also {names}",
  chosen: "{name} is selected.",
  faultCustodian: "Choose a company from the list.",
  faultAccountType: "Choose the kind of account.",
  typesNone: "This company has no type of account that fits here. Choose another company.",

  qualified_plan: "401(k) or similar plan at work",
  "403b": "403(b)",
  governmental_457b: "Governmental 457(b)",
  designated_roth: "Roth 401(k), 403(b) or 457(b)",
  traditional_ira: "Traditional IRA",
  roth_ira: "Roth IRA",
  sep_ira: "SEP IRA",
  simple_ira: "SIMPLE IRA",

  detailsTitle: "About you",
  detailsIntro: "Enter your details as they appear on your account, so we can find it.",

  problemOffline: "The connection was lost. What you entered is still here.",
  problemSession: "Your session has ended, and we couldn’t start a new one. What you entered is still here.",
  problemOrigin: "This form can’t be used on this website ({origin}). Please tell the people who run it.",
  problemSetup: "This form isn’t set up correctly. Please tell the people who run this website.",
  problemConflict: "These details don’t match your account. Check your date of birth and the last 4 digits.",
  problemLocked:
    "Too many attempts didn’t match your account. To protect it, we won’t check details again until tomorrow. Please contact the people who run this website.",
  problemTooMany: "Too many tries. Please wait a moment, then try again.",
  problemService: "Something went wrong on our side. What you entered is still here.",
};

/** The widget's texts, by name. */
export type Strings = Record<keyof typeof en | keyof typeof laterEn, string>;
export type StringName = keyof Strings;
