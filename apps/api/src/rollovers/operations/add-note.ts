import { textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { addNote as writeNote } from "../actions/add-note.ts";
import { timelineEntrySchema, toTimelineEntryView } from "../timeline/timeline-view.ts";
import { noteEntry } from "../views/read-examples.ts";

const NOTE_RULES =
  "Notes cannot be changed or removed. The timeline shows a note until the participant is erased. Events do not include it.";

export const addNote = write({
  name: "addNote",
  summary: "Add a note to a rollover",
  description: `Allowed in every state, even after the rollover has ended. ${NOTE_RULES}`,
  scope: "rollovers:write",
  id: "rol",
  input: z
    .strictObject({ text: textField(4_000).describe("Text of the note, up to 4,000 characters.") })
    .meta({ id: "NoteInput", description: "A note on a rollover." }),
  view: timelineEntrySchema,
  example: { input: { text: "Called the custodian. They are looking for the letter." }, view: noteEntry },
  responses: { 201: "The timeline entry. Its `data.note` is the text." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/rollovers/{id}/notes",
  graphql: {
    mutation: "addRolloverNote",
    description: `Adds a note to a rollover in any state. ${NOTE_RULES}`,
    payload: {
      name: "AddRolloverNotePayload",
      description: "Result of adding a note.",
      view: z.object({
        entry: timelineEntrySchema.describe(
          "The timeline entry. Its `data.note` is the text. Null if there are errors.",
        ),
      }),
      toPayload: (entry) => ({ entry }),
    },
  },
  async run(call, { id, text }) {
    return toTimelineEntryView(await writeNote(call, id, text));
  },
});
