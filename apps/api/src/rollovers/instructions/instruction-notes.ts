export const MISSING = {
  payee: "The directory has no check payee for the destination custodian.",
  check_address: "The directory has no check mailing address for the destination custodian.",
  wire_details: "The directory has no wire details for the destination custodian.",
  ach_details: "The directory has no ACH details for the destination custodian.",
  dtc_number: "The directory has no DTC number for the destination custodian.",
  request_address: "The directory does not say where the source custodian accepts requests.",
  participant_name: "The account has no last name for the participant.",
  decedent_name: "The name of the deceased owner is missing. An inherited IRA is titled in that name.",
  participant_address: "The account has no address for the participant.",
  documents: "Documents that the source custodian requires are missing. See the enclosures.",
} as const;
export type MissingCode = keyof typeof MISSING;

export const WARNINGS = {
  source_not_verified:
    "The source custodian's directory entry is not verified. Confirm these details with the custodian, using a phone number you already have.",
  destination_not_verified:
    "The destination custodian's directory entry is not verified. Confirm these details with the custodian, using a phone number you already have.",
  source_inactive: "The source custodian is no longer active in the directory.",
  destination_inactive: "The destination custodian is no longer active in the directory.",
  requirements_unconfirmed:
    "Requirements that your organization added for the source custodian or plan have expired. Ask whether they still apply, and confirm them.",
  not_approved: "This rollover has not been approved.",
  participant_died:
    "The participant died. Do not send money: it belongs to the beneficiary, who needs a rollover of their own.",
  on_hold: "This rollover is on hold.",
  ended: "This rollover has ended. Do not send money using these instructions.",
  money_sent:
    "Money has already been sent for this rollover. These instructions may already have been followed.",
  participant_pays:
    "The source custodian pays the participant, who has 60 days to deposit the money. These instructions are for the deposit at the destination.",
} as const;
export type WarningCode = keyof typeof WARNINGS;
