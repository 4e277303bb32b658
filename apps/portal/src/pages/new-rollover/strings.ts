import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "New rollover",
    hint: "A draft: nothing is asked of anybody before it is submitted, and most of it can be changed until then.",
    participant: "Participant",
    account: "Account",
    accountHint: "The beginning of a name, a whole email address, or your own id.",
    newAccount: "New account",
    sides: "From where to where",
    custodian: "Custodian",
    how: "How, and how much",
    whose: "Whose money",
    attested: "What the participant attests",
    attestedHint:
      "Each rule asks for its own. What is not asked for may be left open; the eligibility says what is missing.",
    own: "For your team",
    eligibility: "Eligibility",
    eligibilityHint:
      "Choose the type and both kinds of account: what the IRS rollover chart says is shown here as you go.",
    outcomes: {
      allowed: "It is permitted",
      allowed_with_conditions: "It is permitted, and this holds",
      prohibited: "It is not permitted",
      needs_review: "Something is missing that a rule hangs on",
    } as Readonly<Record<string, string>>,
    notAdvice: (version: string) => `By ${version}. Not tax advice.`,
    create: "Create the draft",
    cancel: "Cancel",
    created: "The draft was created",
    noAccess: "Your role cannot create rollovers",
    noAccessHint: "An owner or admin of your organization can give you one that can, such as operations.",
  },
});
