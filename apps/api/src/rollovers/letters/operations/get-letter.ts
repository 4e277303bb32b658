import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { letter } from "../letter-examples.ts";
import { findLetter } from "../letter-store.ts";
import { letterSchema, toLetterView } from "../letter-view.ts";

export const getLetter = read({
  name: "getLetter",
  summary: "Retrieve a letter and verify its seal",
  description: "Compares the letter, its PDF and its signature with their seals. `sealed` has the result.",
  scope: "rollovers:read",
  id: "ltr",
  view: letterSchema,
  example: { view: letter },
  responses: { 200: "The letter." },
  errors: [],
  rest: "GET /v1/letters/{id}",
  graphql: { query: "letter", isNode: true },
  async run(call, { id }) {
    const stored = await findLetter(call.db.sql, call.principal.organizationId, id);
    if (!stored) throw notFound("letter");
    return toLetterView(call, stored);
  },
});
