import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "New rollover",
    hint: "Creates a draft. You can change most of it until you submit it.",
    participant: "Participant",
    account: "Account",
    accountHint: "The beginning of a name, a full email address, or your external ID.",
    newAccount: "New account",
    sides: "Source and destination",
    custodian: "Custodian",
    how: "Amount and delivery",
    whose: "Relationship",
    attested: "Attestations",
    attestedHint: "Fill in the attestations that apply. Eligibility shows what is missing.",
    own: "Internal",
    eligibility: "Eligibility",
    eligibilityHint: "Choose the type and both account types to see what the IRS rollover chart says.",
    outcomes: {
      allowed: "Permitted",
      allowed_with_conditions: "Permitted with conditions",
      prohibited: "Not permitted",
      needs_review: "More information is needed",
    } as Readonly<Record<string, string>>,
    notAdvice: (version: string) => `By ${version}. Not tax advice.`,
    create: "Create draft",
    cancel: "Cancel",
    created: "Draft created",
    noAccess: "Your role cannot create rollovers",
    noAccessHint: "An owner or admin of your organization can give you a role that can, such as operations.",
  },
});
