import { decodeCursorText, encodeCursorText, invalidCursor, listQueryFields } from "@svc/service-kit/lists";
import { z } from "zod";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { countDeclarations, listDeclarations } from "../tax/disasters/declaration-store.ts";
import {
  declarationExample,
  declarationSchema,
  toDeclarationView,
} from "../tax/disasters/declaration-view.ts";

const CURSOR_KIND = "disaster";

const querySchema = z.strictObject({
  ...listQueryFields,
  state: z
    .string("must be a single value")
    .regex(/^[A-Z]{2}$/, "must be two capital letters, such as FL")
    .optional()
    .describe("Only declarations with areas in this state, as a postal code."),
});

export const listDisasterDeclarations = list({
  name: "listDisasterDeclarations",
  summary: "List disaster declarations that postpone deadlines",
  description:
    "Returns the latest version of each declaration, sorted by ID. The operator of the service loads the declarations. Send the ID of a declaration as the attestation `disasterDeclaration`.",
  scope: "rollovers:read",
  input: querySchema,
  view: declarationSchema,
  example: { view: declarationExample },
  responses: { 200: "One page of declarations." },
  errors: [],
  rest: "GET /v1/disaster-declarations",
  graphql: {
    query: "disasterDeclarations",
    count: ({ db }: ApiCall, { state }: z.output<typeof querySchema>) =>
      countDeclarations(db.sql, { state: state ?? null }),
  },
  cursor: ({ id }) => encodeCursorText(`${CURSOR_KIND}.${id}`),
  async run({ db }, { limit, cursor, state = null }) {
    const afterId = cursor === undefined ? null : decodeDeclarationId(cursor);
    const declarations = await listDeclarations(db.sql, { state, afterId, limit: limit + 1 });
    return {
      items: declarations.slice(0, limit).map(toDeclarationView),
      hasMore: declarations.length > limit,
    };
  },
});

function decodeDeclarationId(cursor: string): string {
  const [, id] = /^disaster\.([A-Z0-9.-]+)$/.exec(decodeCursorText(cursor)) ?? [];
  if (id === undefined) throw invalidCursor();
  return id;
}
