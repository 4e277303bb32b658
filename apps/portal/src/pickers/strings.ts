import { localize } from "../shell/language.ts";

export const strings = localize({
  en: {
    custodian: "Custodian",
    custodianHint: "Enter the start of a name.",
    account: "Participant",
    accountHint: "Enter the start of a name, a full email address, or a full external ID.",
    assignee: "Assignee",
    assigneeHint: "A member of your organization.",
    rollover: "Rollover",
    rolloverHint: "Enter a name, an ID, or an account number's last four characters.",
    plan: "Plan",
    planHint: "Enter part of the plan's or sponsor's name, or the EIN.",
    me: "me",
  },
});
