import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Timeline",
    note: "Add a note",
    noteHint:
      "Notes can't be changed or removed. They are visible only here, until the participant is erased.",
    add: "Save note",
    added: "Note added",
    whole: (count: number) =>
      count === 1 ? "One entry, sealed" : `${count} entries, each sealed to the one before`,
    broken: "The chain of entries is broken. Contact the operator of this service",
    more: "Details",
    older: (count: number) => `Show ${count} older`,
    actors: {
      api_key: "API key",
      session: "the widget",
      operator: "the operator of this service",
      timer: "a timer",
      custodian: "the sandbox's custodian",
      member: "a member",
    } as Readonly<Record<string, string>>,
    you: "you",
    by: "by",
    events: {
      "rollover.created": "Created",
      "rollover.updated": "Changed",
      "rollover.note_added": "Note",
      "rollover.overdue": "Overdue",
      "rollover.deadline_approaching": "Deadline approaching",
      "rollover.instructions_revealed": "Instructions were shown",
      "rollover.self_certification_revealed": "Self-certification was shown",
      "rollover.sealed": "Sealed again",
    } as Readonly<Record<string, string>>,
  },
});
