import { requireKeyId } from "@svc/service-kit/auth";
import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { findRequest } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

export const getKeyRequest = read({
  name: "getKeyRequest",
  summary: "Retrieve one of this API key's requests",
  description:
    "The log keeps failed requests and a sample of successful requests for seven days. It contains no bodies, queries or other client input, except the ID in the path.",
  credentials: ["ak"],
  id: "req",
  view: requestSchema,
  example: { view: EXAMPLE_REQUEST },
  responses: { 200: "The request." },
  errors: ["not_found"],
  rest: "GET /v1/requests/{id}",
  async run({ db, principal }, { id }) {
    const row = await findRequest(db.sql, principal.organizationId, id);
    if (row?.keyId !== requireKeyId(principal)) throw notFound("request");
    return toRequestView(row);
  },
});
