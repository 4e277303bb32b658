import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Timeline",
    note: "Add a note",
    noteHint:
      "Notes can't be edited or deleted. They become unreadable when the participant's data is erased.",
    add: "Save note",
    added: "Note added",
    whole: (count: number) => (count === 1 ? "1 entry, chain intact" : `${count} entries, chain intact`),
    broken: "The chain of entries is broken. Contact the operator of this service.",
    more: "Details",
    older: (count: number) => `Show ${count} older`,
    actors: {
      api_key: "API key",
      session: "the widget",
      operator: "the operator of this service",
      timer: "a timer",
      custodian: "the sandbox custodian",
      member: "a member",
    } as Readonly<Record<string, string>>,
    you: "you",
    by: "by",
    events: {
      "rollover.created": "Created",
      "rollover.updated": "Updated",
      "rollover.note_added": "Note",
      "rollover.participant_renamed": "Participant renamed",
      "rollover.overdue": "Overdue",
      "rollover.deadline_approaching": "Deadline approaching",
      "rollover.instructions_revealed": "Instructions viewed",
      "rollover.self_certification_revealed": "Self-certification viewed",
      "rollover.letter_issued": "Letter issued",
      "rollover.letter_signed": "Letter signed",
      "rollover.letter_signature_requested": "Signature requested",
      "rollover.letter_signature_ended": "Signature declined or expired",
      "rollover.custodian_changed": "Custodian replaced by its successor",
      "rollover.nigo_recorded": "Not in good order (NIGO)",
      "rollover.nigo_resolved": "NIGO item resolved",
      "rollover.sealed": "Record resealed",
    } as Readonly<Record<string, string>>,
  },
});
