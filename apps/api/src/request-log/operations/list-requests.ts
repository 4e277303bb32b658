import { decodeCursor, idField, listQueryFields, timeField } from "@svc/service-kit";
import { z } from "zod";
import { list } from "../../declare.ts";
import { listRequests as listStored } from "../request-store.ts";
import { EXAMPLE_REQUEST, requestSchema, toRequestView } from "../request-view.ts";

const CLASSES = ["2xx", "3xx", "4xx", "5xx"] as const;
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export const listRequests = list({
  name: "listRequests",
  summary: "List the organization's requests of the last seven days, newest first",
  description:
    "All that were refused or failed, up to thirty a minute of a key and sixty of the organization by each instance, and of the others the first ten of a key in each minute; of an hour 5 000.",
  scope: "logs:read",
  input: z.strictObject({
    ...listQueryFields,
    status: z
      .enum(CLASSES, `must be one of ${CLASSES.join(", ")}`)
      .optional()
      .describe("Only answers of this class."),
    code: z
      .string("must be one code")
      .regex(/^[a-zA-Z_]{1,60}$/, "must be the code of an error")
      .optional()
      .describe("Only those with this error code."),
    route: z
      .string("must be one route")
      .max(200, "is too long")
      .optional()
      .describe("Only those of this route: the pattern of the path."),
    method: z
      .enum(METHODS, `must be one of ${METHODS.join(", ")}`)
      .optional()
      .describe("Only those with this method."),
    keyId: idField("key").optional().describe("Only those with this key."),
    memberId: idField("mem").optional().describe("Only those of this member."),
    from: timeField.optional().describe("Only those from this moment on."),
    to: timeField.optional().describe("Only those before this moment."),
  }),
  view: requestSchema,
  example: { view: EXAMPLE_REQUEST },
  answers: { 200: "One page of requests." },
  errors: [],
  fromReplica: true,
  rest: "GET /portal/api/requests",
  async run({ db, principal }, { limit, cursor, status, ...filter }) {
    const after = cursor === undefined ? null : decodeCursor(cursor, "req");
    const statusClass = status && Number(status.charAt(0));
    const page = await listStored(db.sql, principal.organizationId, { ...filter, statusClass }, after, limit);
    return { ...page, items: page.items.map(toRequestView) };
  },
});
