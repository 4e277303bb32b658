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
  resultsNone: "Nothing found for “{query}”. Try a shorter or an older name.",
  resultsOne: "1 company found.",
  resultsOther: "{count} companies found.",
  resultsMore: "The first {count} are shown. Type more of the name.",
  alsoKnownAs: "Also {names}",
  chosen: "{name} is chosen.",
  faultCustodian: "Choose a company from the list.",
  faultAccountType: "Choose the kind of account.",
  typesNone: "This company has no account of a kind that fits here. Choose another one.",

  qualified_plan: "401(k) or similar plan at work",
  "403b": "403(b)",
  governmental_457b: "Governmental 457(b)",
  designated_roth: "Roth 401(k), 403(b) or 457(b)",
  traditional_ira: "Traditional IRA",
  roth_ira: "Roth IRA",
  sep_ira: "SEP IRA",
  simple_ira: "SIMPLE IRA",

  detailsTitle: "About you",
  detailsIntro: "Your details as they are on your account, so that it can be found.",

  problemOffline: "The connection was lost. What you entered is still here.",
  problemSession: "Your session is over, and a new one could not be had. What you entered is still here.",
  problemOrigin: "This website is not allowed to use this form ({origin}). Please tell whoever runs it.",
  problemSetup: "This form is not set up as it should be. Please tell whoever runs this website.",
  problemConflict:
    "These details do not match those of your account. Check the date of birth and the last 4 digits.",
  problemLocked:
    "Details that do not match your account were sent too often, so it checks none until tomorrow. Please ask whoever runs this website.",
  problemTooMany: "That was tried too often. Please wait a while, then try again.",
  problemService: "Something did not work on our side. What you entered is still here.",
};

/** The widget's texts, by name. */
export type Strings = Record<keyof typeof en | keyof typeof laterEn, string>;
export type StringName = keyof Strings;
