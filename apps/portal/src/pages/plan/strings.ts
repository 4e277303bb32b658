import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    back: "All plans",
    edit: "Edit",
    newRollover: "New rollover from this plan",
    about: "About",
    ein: "EIN",
    number: "Plan number",
    form5500: "EIN/PN for Form 5500",
    form5500Search: "Search Form 5500 filings",
    type: "Account type",
    kind: "Plan type",
    kindUnknown: "Unknown",
    sponsor: "Sponsor",
    recordkeeper: "Recordkeeper",
    contact: "Contact",
    phone: "Phone",
    email: "Email",
    by: "Recorded by",
    updated: "Last updated",
    editTitle: "Edit plan",
    editHint:
      "Later instructions and letters use the new details. The EIN, the plan number and the account type can't be changed.",
    saved: "Plan saved",
    conflictTitle: "A teammate changed the plan",
    conflictHint: "Check these changes. Your entries are kept.",
    continueEditing: "Continue editing",
    rollovers: "Rollovers",
    show: "Show",
    filters: { all: "All", open: "Open", finished: "Finished" },
    amount: "Amount",
    fullBalance: "Full balance",
    state: "State",
    pendingOn: "Pending on",
    updatedAt: "Last updated",
    side: "Side",
    sides: { source: "From this plan", destination: "To this plan" },
    noRollovers: {
      all: "No rollovers from or to this plan.",
      open: "No open rollovers from or to this plan.",
      finished: "No finished rollovers from or to this plan.",
    },
    nigoItems: "NIGO items, last 30 days",
    nigoCount: (count: number) =>
      count === 0
        ? "No NIGO items for rollovers from this plan."
        : count === 1
          ? "1 NIGO item for rollovers from this plan."
          : `${count} NIGO items for rollovers from this plan.`,
  },
});
