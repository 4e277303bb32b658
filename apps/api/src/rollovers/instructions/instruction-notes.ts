export const MISSING = {
  payee: "Whom the destination wants cheques made out to: the directory does not say.",
  check_address: "Where the destination takes cheques: the directory does not say.",
  wire_details: "The destination's bank details for wires: the directory does not say.",
  ach_details: "The destination's bank details for ACH: the directory does not say.",
  dtc_number: "The destination's number at the Depository Trust Company: the directory does not say.",
  request_address: "Where the source takes requests: the directory does not say.",
  participant_name: "The participant's family name: the account does not have it.",
  decedent_name:
    "Whom the money is inherited from, in whose name an inherited IRA is titled: nobody has said.",
  participant_address: "The participant's address: the account does not have it.",
  documents: "Documents that the source wants have not been provided: see what is to be enclosed.",
} as const;
export type MissingCode = keyof typeof MISSING;

export const WARNINGS = {
  source_not_verified:
    "The directory's entry of the source was not confirmed with it. Ask it whether all this holds, by a number that you had before.",
  destination_not_verified:
    "The directory's entry of the destination was not confirmed with it. Ask it whether all this holds, by a number that you had before.",
  source_inactive: "The directory no longer lists the source.",
  destination_inactive: "The directory no longer lists the destination.",
  not_approved: "The review has not approved this rollover.",
  on_hold: "This rollover is on hold.",
  ended: "This rollover has ended: no money is to be sent by these instructions.",
  money_sent:
    "Money has already been sent for this rollover. What these instructions ask for may have been done.",
  participant_pays:
    "The source pays to the participant, who has 60 days: these instructions are for paying in at the destination.",
} as const;
export type WarningCode = keyof typeof WARNINGS;
