import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "New rollover",
    hint: "Creates a draft. You can edit most fields until you submit it.",
    participant: "Participant",
    newAccount: "New account",
    sides: "Source and destination",
    amountAndDelivery: "Amount and delivery",
    sourcesAndAssets: "Money sources and assets",
    relationship: "Relationship",
    attestations: "Attestations",
    attestationsHint: "Complete the attestations that apply. Missing ones are listed under “Eligibility”.",
    internal: "Internal details",
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
    contains: (labels: readonly string[]) =>
      labels.length <= 5
        ? labels.join(", ")
        : `${labels.slice(0, 4).join(", ")} and ${labels.length - 4} more`,
    filled: (labels: readonly string[]) => `Filled in: ${labels.join(", ")}`,
    complete: "All required fields are filled in.",
    missing: (names: readonly string[], others: number) =>
      `Still needed: ${names.join(", ")}${others === 0 ? "" : ` and ${others} more`}.`,
    invalid: (names: readonly string[]) => `To correct: ${names.join(", ")}.`,
    cancel: "Cancel",
    created: "Draft created",
    noAccess: "Your role can't create rollovers",
    noAccessHint:
      "Ask an owner or administrator of your organization for a role that can, such as Operations.",
  },
});
