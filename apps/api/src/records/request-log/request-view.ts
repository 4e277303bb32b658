import { enumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { LoggedRequestRow } from "./request-store.ts";

const issueSchema = z
  .strictObject({
    location: z
      .string()
      .describe(
        "A JSON Pointer into the body (`#/source/accountType`) or a query parameter (`?limit`). Names that the API does not use can be masked: `*`.",
      ),
    reason: enumField("RequestIssueReason", "Description of the issue.", {
      required: "The field or parameter is missing.",
      unknown: "The API does not have this field or parameter.",
      invalid: "The value is not allowed.",
    }),
  })
  .meta({ id: "LoggedRequestIssue", description: "Invalid input of a logged request, without its value." });

export const requestSchema = z
  .strictObject({
    id: z.string().describe("The request ID, also in `X-Request-Id` and in the `requestId` of an error."),
    object: z.literal("request"),
    createdAt: timestampField.describe("When the response was sent."),
    service: enumField("RequestService", "The service that handled the request.", {
      api: "The API.",
      widget_auth: "The service of the widget.",
    }),
    method: z.string().describe("The HTTP method."),
    route: z.string().nullable().describe("The path pattern; null if no route matched."),
    status: z.int().describe("The HTTP status; 499 if the client disconnected first."),
    code: z.string().nullable().describe("The error code."),
    keyId: z.string().nullable().describe("The API key of the request or of its session."),
    memberId: z.string().nullable().describe("The signed-in member."),
    durationMs: z.int().describe("The duration in milliseconds."),
    subjectId: z
      .string()
      .nullable()
      .describe("The object in the path, such as a rollover. It may not exist."),
    issues: z
      .array(issueSchema)
      .describe("The invalid input of a rejected request, up to 20 issues. Values are not stored."),
  })
  .meta({
    id: "LoggedRequest",
    description:
      "A request of the last seven days. It contains no client input, except the ID in the path: `route` is the pattern of the path, and `issues` has no values.",
  });

export function toRequestView(row: LoggedRequestRow): z.output<typeof requestSchema> {
  return {
    id: row.id,
    object: "request",
    createdAt: row.at.toISOString(),
    service: row.service as "api" | "widget_auth",
    method: row.method,
    route: row.route,
    status: row.status,
    code: row.code,
    keyId: row.keyId,
    memberId: row.memberId,
    durationMs: row.durationMs,
    subjectId: row.subjectId,
    issues: [...(row.issues ?? [])],
  };
}

export const EXAMPLE_REQUEST: z.output<typeof requestSchema> = {
  id: "req_01m7zh400eenbshkcr3rdw9v4t",
  object: "request",
  createdAt: "2026-06-15T12:00:00.000Z",
  service: "api",
  method: "POST",
  route: "/v1/rollovers/{id}/actions",
  status: 409,
  code: "invalid_transition",
  keyId: "key_01m7zh3zk2enbshk1v7r8q0c5t",
  memberId: null,
  durationMs: 14,
  subjectId: "rol_01m7zh3qf8enbshk9m2v6d4x1a",
  issues: [],
};
