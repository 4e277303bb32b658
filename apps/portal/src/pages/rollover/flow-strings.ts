import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Where the money is",
    stages: {
      sent: "Sent",
      in_transit: "In transit",
      received: "Received",
      posted: "Posted",
    },
    branches: {
      not_sent: "not yet sent",
      federal: "federal tax withheld",
      state: "state tax withheld",
      short: "short",
      over: "over",
      short_accepted: "short, accepted",
      over_accepted: "over, accepted",
    },
    check: (number: string) => `Check ${number}`,
    line: (number: number) => `Line ${number}`,
    lineLabel: (number: number) => `Ledger line ${number}`,
    entryLabel: (name: string) => `${name}: open the entry`,
    form1099R: (code: string) => `1099-R code ${code}`,
    void: (reason: string) => `void: ${reason}`,
    track: "Track",
    requested: (amount: string) => `of ${amount} requested`,
  },
});
