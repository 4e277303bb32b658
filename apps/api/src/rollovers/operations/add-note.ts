import { textField } from "@svc/service-kit";
import { z } from "zod";
import { write } from "../../declare.ts";
import { noteEntry } from "../../examples/rollover-reads.ts";
import { addNote as writeNote } from "../add-note.ts";
import { timelineEntrySchema, toTimelineEntryView } from "../timeline-view.ts";

const NOTE =
  "Nobody can change or remove it. It is read in the timeline until the participant is erased, and stands in no event.";

export const addNote = write({
  name: "addNote",
  summary: "Write a note on a rollover",
  description: `In any state, also once the rollover has ended. ${NOTE}`,
  scope: "rollovers:write",
  id: "rol",
  input: z
    .strictObject({ text: textField(4_000).describe("What is to be remembered: up to 4 000 characters.") })
    .meta({ id: "NoteInput", description: "A note on a rollover." }),
  view: timelineEntrySchema,
  example: { input: { text: "Called the custodian; they look for the letter." }, view: noteEntry },
  answers: { 201: "The timeline's entry: the text is its `data.note`." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/rollovers/{id}/notes",
  graphql: {
    mutation: "addRolloverNote",
    description: `Writes a note on a rollover, whatever its state. ${NOTE}`,
    payload: {
      name: "AddRolloverNotePayload",
      description: "What came of a note.",
      view: z.object({
        entry: timelineEntrySchema.describe(
          "The timeline's entry: the text is its `data.note`; null when there are errors.",
        ),
      }),
      of: (entry) => ({ entry }),
    },
  },
  async run(call, { id, text }) {
    return toTimelineEntryView(await writeNote(call, id, text));
  },
});
