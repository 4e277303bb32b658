import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { findRequest } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

export const getRequest = read({
  name: "getRequest",
  summary: "Retrieve a request of the last seven days",
  scope: "logs:read",
  id: "req",
  view: requestSchema,
  example: { view: EXAMPLE_REQUEST },
  responses: { 200: "The request." },
  errors: ["not_found"],
  rest: "GET /portal/api/requests/{id}",
  async run({ db, principal }, { id }) {
    const row = await findRequest(db.sql, principal.organizationId, id);
    if (!row) throw notFound("request");
    return toRequestView(row);
  },
});
