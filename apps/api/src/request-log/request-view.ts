import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import type { LoggedRequestRow } from "./request-store.ts";

export const requestSchema = z
  .strictObject({
    id: z.string().describe("The request's id, as `X-Request-Id` and `requestId` of an error have it."),
    object: z.literal("request"),
    createdAt: answerTime.describe("When it was answered."),
    service: z.enum(["api", "widget_auth"]).describe("Which service answered it."),
    method: z.string().describe("Its method."),
    route: z.string().nullable().describe("The pattern of its path; null where there is none."),
    status: z.int().describe("What it was answered; 499 where the client did not wait for it."),
    code: z.string().nullable().describe("The error's code."),
    keyId: z.string().nullable().describe("The key that it carried, or whose session it was."),
    memberId: z.string().nullable().describe("The member who was signed in."),
    durationMs: z.int().describe("How long it took, in milliseconds."),
  })
  .meta({
    id: "LoggedRequest",
    description:
      "A request of the last seven days: nothing that its sender wrote but which route it asked for.",
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
};
