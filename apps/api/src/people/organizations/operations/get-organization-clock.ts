import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { readOrganizationClock } from "../organization-clock.ts";

const clockSchema = z
  .strictObject({
    object: z.literal("organization_clock"),
    now: timestampField.describe(
      "The organization's current time. It is ahead of real time if the sandbox clock was advanced.",
    ),
  })
  .meta({ id: "OrganizationClock", description: "The clock that an organization's rollovers use." });

export const getOrganizationClock = read({
  name: "getOrganizationClock",
  summary: "Get the organization's current time",
  description: "The sandbox clock in the test environment; the real time in the live environment.",
  scope: "rollovers:read",
  view: clockSchema,
  example: { view: { object: "organization_clock", now: "2026-06-20T12:00:00.000Z" } },
  responses: { 200: "The organization's time." },
  errors: [],
  rest: "GET /portal/api/clock",
  async run(call) {
    const now = await readOrganizationClock(call, call.db.sql, call.principal.organizationId);
    return { object: "organization_clock" as const, now: now.toISOString() };
  },
});
