import { requireKeyId } from "@svc/service-kit/auth";
import { decodeCursor, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { REQUEST_LOG_LIMITS, requestQueryFields, requestTimeFields } from "../request-query.ts";
import { listRequests } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

export const listKeyRequests = list({
  name: "listKeyRequests",
  summary: "List this API key's requests of the last seven days, newest first",
  description: `Use it to debug an integration. A key sees only its own requests. ${REQUEST_LOG_LIMITS}`,
  credentials: ["ak"],
  input: z.strictObject({ ...requestQueryFields, ...requestTimeFields }),
  view: requestSchema,
  example: { view: EXAMPLE_REQUEST },
  responses: { 200: "One page of requests." },
  errors: [],
  fromReplica: true,
  rest: "GET /v1/requests",
  async run({ db, principal }, { limit, cursor, status, ...filter }) {
    const page = await listRequests(db.sql, principal.organizationId, {
      ...filter,
      keyId: requireKeyId(principal),
      memberId: undefined,
      statusClass: status && Number(status.charAt(0)),
      after: decodeCursor(cursor, "req"),
      limit,
    });
    return mapPage(page, toRequestView);
  },
});
