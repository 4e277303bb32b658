import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Not in good order (NIGO)",
    none: "No NIGO items.",
    reason: "Reason",
    fixedBy: "Who must fix it",
    status: "Status",
    actions: "Actions",
    record: "Record NIGO items",
    recorded: "NIGO items recorded",
    create: "Record",
    cancel: "Cancel",
    resolve: "Mark as corrected",
    reported: (day: string) => `reported ${day}`,
  },
});
