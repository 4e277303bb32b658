import { idField } from "@svc/service-kit/fields";
import { decodeCursor, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { REQUEST_LOG_LIMITS, requestQueryFields, requestTimeFields } from "../request-query.ts";
import { listRequests as listLoggedRequests } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

export const listRequests = list({
  name: "listRequests",
  summary: "List the organization's requests of the last seven days, newest first",
  description: REQUEST_LOG_LIMITS,
  scope: "logs:read",
  input: z.strictObject({
    ...requestQueryFields,
    keyId: idField("key").optional().describe("Only requests with this key."),
    memberId: idField("mem").optional().describe("Only requests by this member."),
    ...requestTimeFields,
  }),
  view: requestSchema,
  example: { view: EXAMPLE_REQUEST },
  responses: { 200: "One page of requests." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/requests",
  async run({ db, principal }, { limit, cursor, status, ...filter }) {
    const after = decodeCursor(cursor, "req");
    const statusClass = status && Number(status.charAt(0));
    const page = await listLoggedRequests(db.sql, principal.organizationId, {
      ...filter,
      statusClass,
      after,
      limit,
    });
    return mapPage(page, toRequestView);
  },
});
