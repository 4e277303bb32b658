import {
  custodianQuerySchema,
  custodianSchema,
  listCustodians as readPage,
  toCustodianView,
} from "@svc/custodians";
import { list } from "../../declare.ts";
import { custodian } from "../../examples/story.ts";

export const listCustodians = list({
  name: "listCustodians",
  summary: "Browse and search custodians",
  scope: "custodians:read",
  input: custodianQuerySchema,
  view: custodianSchema,
  example: { view: custodian },
  answers: { 200: "One page of custodians." },
  errors: [],
  rest: "GET /v1/custodians",
  graphql: {
    query: "custodians",
    description: "Active custodians: best match first when `q` is given, else by name.",
  },
  async run(call, query) {
    const page = await readPage(call.custodians, query);
    return { ...page, items: page.items.map((one) => toCustodianView(one, call.environment)) };
  },
  cursor: (_custodian, index, { cursors }) => cursors[index] ?? "",
  etag: ({ etag }) => etag,
  // No shared cache may keep it: it was given to a credential.
  headers: {
    names: [],
    of: ({ maxAgeSeconds }) => ({ "Cache-Control": `private, max-age=${maxAgeSeconds}` }),
  },
});
