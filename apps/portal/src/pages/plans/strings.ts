import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Plans",
    lead: "Employers' retirement plans with their requirements and payment details. Rollovers that name a plan use its details in instructions and letters.",
    new: "New plan",
    newHint: "The EIN, the plan number and the account type can't be changed later.",
    create: "Create plan",
    cancel: "Cancel",
    created: "Plan created",
    openExisting: "This plan is already recorded.",
    openExistingLink: "Open the plan",
    plans: "Plans",
    requirements: (count: number | null) => appendCount("Requirements to confirm", count),
    payments: (count: number | null) => appendCount("Payment details to confirm", count),
    search: "Search plans",
    searchHint: "Plan or sponsor name, EIN, or plan number",
    emptyTitle: "No plans yet",
    empty: "Record a plan to keep its contact, its requirements and its payment details in one place.",
    noMatches: "No matching plans",
    noMatchesHint:
      "Search by part of the plan's or sponsor's name, the start of the EIN, or the plan number.",
    name: "Plan",
    number: "EIN and number",
    type: "Account type",
    recordkeeper: "Recordkeeper",
    toDo: "To do",
    requirementsUnconfirmed: "Requirements expired",
    requirementsExpire: "Requirements expire soon",
    callBackPending: "Call-back pending",
    subject: "Plan or custodian",
    status: "Status",
    source: "Source",
    version: "Version",
    payee: "Checks payable to",
    by: "Entered by",
    entered: "Entered",
    show: "Show",
    dueSets: "Expired, or expiring within 30 days",
    allSets: "All current requirements",
    noDueSets: "No requirements to confirm",
    noDueSetsHint:
      "Requirements appear here 30 days before they expire and stay until someone confirms them.",
    noSets: "No requirements yet",
    noSetsHint: "Add them on the page of a plan or custodian.",
    noPayments: "No payment details to confirm",
    noPaymentsHint: "New payment details appear here until a second person confirms them after a call-back.",
    noPaymentsWithStatus: "No payment details with this status",
    paymentStatuses: {
      unconfirmed: "Waiting for call-back",
      confirmed: "Confirmed",
      all: "All",
    },
    ownEntry: "You entered this, so another person must confirm it",
  },
});

function appendCount(title: string, count: number | null): string {
  return count === null || count === 0 ? title : `${title} (${count})`;
}
