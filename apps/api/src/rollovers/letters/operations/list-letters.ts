import { listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../../context/define-operation.ts";
import { readRolloverPage } from "../../store/read-rollover.ts";
import { parseSequenceCursor } from "../../timeline/read-timelines.ts";
import { letter } from "../letter-examples.ts";
import { countLetters, listLetters as readLetters } from "../letter-store.ts";
import { letterSchema, toLetterView } from "../letter-view.ts";

const querySchema = z.strictObject(listQueryFields);

export const listLetters = list({
  name: "listLetters",
  summary: "List a rollover's letters, oldest first",
  description: "Letters that were replaced by a later one are included.",
  scope: "rollovers:read",
  id: "rol",
  input: querySchema,
  view: letterSchema,
  example: { view: letter },
  responses: { 200: "One page of letters." },
  errors: [],
  rest: "GET /v1/rollovers/{id}/letters",
  graphql: {
    field: "letters",
    parentType: "Rollover",
    description:
      "The rollover's letters, oldest first. One query loads them for all rollovers in the response.",
    isNonNull: true,
    countMany: ({ db, principal }: ApiCall, ids) => countLetters(db.sql, principal.organizationId, ids),
  },
  cursor: ({ number }) => String(number),
  loadMany: loadPages,
  run: (call, { id, ...query }) => readRolloverPage(call, id, (ids) => loadPages(call, ids, query)),
});

/** Rollovers of other organizations get empty pages. */
async function loadPages(
  call: ApiCall,
  ids: readonly string[],
  { limit, cursor }: z.output<typeof querySchema>,
) {
  const after = parseSequenceCursor(cursor);
  const pages = await readLetters(call.db.sql, call.principal.organizationId, {
    rolloverIds: ids,
    after,
    limit,
  });
  return new Map([...pages].map(([id, page]) => [id, mapPage(page, (stored) => toLetterView(call, stored))]));
}
