import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "What the source requires",
    unconfirmed: "Some of these requirements are unconfirmed",
    unconfirmedHint: "Ask the plan or custodian whether they still apply, then confirm them on its page.",
    openPlan: "Open the plan",
    openCustodian: "Open the custodian",
    required: "Documents and signatures",
    nothing: "None",
    enclosures: "Enclose",
    unconfirmedItem: "unconfirmed",
    signers: "Who can sign",
    sendTo: "Where to send the request",
    days: "Processing time",
    notes: "Notes",
  },
});
