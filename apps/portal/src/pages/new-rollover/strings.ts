import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "New rollover",
    hint: "Creates a draft. You can edit most fields until you submit it.",
    participant: "Participant",
    newAccount: "New account",
    sides: "Source and destination",
    amountAndDelivery: "Amount and delivery",
    relationship: "Relationship",
    attestations: "Attestations",
    attestationsHint: "Complete the attestations that apply. Eligibility lists any that are missing.",
    internal: "Internal",
    eligibility: "Eligibility",
    eligibilityHint: "Choose the rollover type and both account types to check the IRS rollover chart.",
    outcomes: {
      allowed: "Permitted",
      allowed_with_conditions: "Permitted with conditions",
      prohibited: "Not permitted",
      needs_review: "More information needed",
    } as Readonly<Record<string, string>>,
    notAdvice: (version: string) => `Based on ${version}. Not tax advice.`,
    create: "Create draft",
    cancel: "Cancel",
    created: "Draft created",
    noAccess: "Your role can't create rollovers",
    noAccessHint:
      "Ask an owner or administrator of your organization for a role that can, such as Operations.",
  },
});
