import { idField, timeField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { listRequests as listLoggedRequests } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

const CLASSES = ["2xx", "3xx", "4xx", "5xx"] as const;
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export const listRequests = list({
  name: "listRequests",
  summary: "List the organization's requests of the last seven days, newest first",
  description:
    "The log contains failed requests and a sample of successful requests. On each instance, the " +
    "limits per minute are:\n\n" +
    "- failed requests: 30 per caller and 60 per organization\n" +
    "- successful requests: 10 per caller and 60 per organization\n\n" +
    "The log stores up to 5,000 requests per hour.",
  scope: "logs:read",
  input: z.strictObject({
    ...listQueryFields,
    status: z
      .enum(CLASSES, `must be one of ${CLASSES.join(", ")}`)
      .optional()
      .describe("Only requests with this class of status."),
    code: z
      .string("must be a single error code")
      .regex(/^[a-zA-Z_]{1,60}$/, "must be an error code")
      .optional()
      .describe("Only requests with this error code."),
    route: z
      .string("must be a single route")
      .max(200, "is too long")
      .optional()
      .describe("Only requests to this route, given as a path pattern."),
    method: z
      .enum(METHODS, `must be one of ${METHODS.join(", ")}`)
      .optional()
      .describe("Only requests with this method."),
    keyId: idField("key").optional().describe("Only requests with this key."),
    memberId: idField("mem").optional().describe("Only requests by this member."),
    from: timeField.optional().describe("Only requests at or after this time."),
    to: timeField.optional().describe("Only requests before this time."),
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
