import { localize } from "../../shell/language.ts";

export const workStrings = localize({
  en: {
    title: "Your work",
    tiles: {
      overdue: "Overdue",
      dueToday: "Due today",
      dueInSevenDays: "Due within 7 days",
      mine: "Assigned to me",
      unassigned: "Unassigned",
    },
    next: "Next",
    sourceCustodian: "the source custodian",
    destinationCustodian: "the destination custodian",
    openNext: "Open next",
    nothingNext: "No rollover is waiting for operations.",
  },
});

export const transitStrings = localize({
  en: {
    title: "Money in transit",
    empty: "No money is in transit.",
    inRollovers: (count: number) =>
      count === 1 ? "in 1 rollover" : `in ${count.toLocaleString("en-US")} rollovers`,
    clear: "Show all",
    byAge: "By time in transit",
    byCustodian: "By source custodian",
    ages: {
      up_to_3_days: "Up to 3 days",
      up_to_10_days: "4–10 days",
      up_to_30_days: "11–30 days",
      over_30_days: "Over 30 days",
    },
    otherCustodians: (count: number) => (count === 1 ? "1 more custodian" : `${count} more custodians`),
    amount: "Amount",
    rollovers: "Rollovers",
    oldest: (count: number, shown: number) =>
      shown < count
        ? `Longest in transit: ${shown} of ${count.toLocaleString("en-US")}`
        : "Longest in transit",
    openList: "Open in Rollovers",
    openCount: (label: string, count: number) =>
      count === 1 ? `${label}: open 1 rollover` : `${label}: open ${count.toLocaleString("en-US")} rollovers`,
    noneSelected: "No money in transit matches the selection.",
    participant: "Participant",
    custodian: "Source custodian",
    sent: "Sent",
    days: "Days",
  },
});

export const developerStrings = localize({
  en: {
    title: "Integration",
    endpoints: "Webhook endpoints, last 24 hours",
    allEndpoints: "All endpoints",
    noEndpoints: "No endpoints yet.",
    delivered: (succeeded: number, failed: number) =>
      `${succeeded.toLocaleString("en-US")} delivered, ${failed.toLocaleString("en-US")} failed`,
    noAttempts: "No attempts",
    keys: "Keys to check",
    allKeys: "All keys",
    noKeys: "No keys yet.",
    keysFine: "All keys are in use, and none expires within 14 days.",
    // A time follows these three texts.
    expires: "Expires",
    neverUsed: "Never used. Created",
    unused: "Last used",
    errors: "Recent errors",
    allRejected: "Rejected (4xx)",
    allFailed: "Failed (5xx)",
    noErrors: "No errors in the last seven days.",
  },
});

export const ownerStrings = localize({
  en: {
    title: "Organization",
    people: "People",
    allPeople: "Team",
    members: (count: string) => `${count} members`,
    oneMember: "1 member",
    withoutSecondFactor: (count: number) =>
      count === 1 ? "1 member has no second factor" : `${count} members have no second factor`,
    allSecured: "Everyone has a second factor.",
    invitations: (count: number) =>
      count === 1 ? "1 invitation is pending" : `${count} invitations are pending`,
    noInvitations: "No pending invitations.",
    approvals: "Pending approvals",
    allApprovals: "All approvals",
    noApprovals: "No approvals are pending.",
    expires: "Expires",
    incomingMoney: "Incoming money, last 30 days",
    receivingDesk: "Receiving desk",
    totals: {
      arrivals: "Arrived",
      applied: "Applied to rollovers",
      returned: "Returned",
      reversed: "Reversed",
      unmatched: "Unmatched",
      suspense: "In suspense",
    },
    noMoney: "No money arrived in the last 30 days.",
    suspenseOverdue: (amount: string, count: number) =>
      `${amount} in suspense is past its return date (${count === 1 ? "1 item" : `${count} items`})`,
  },
});
