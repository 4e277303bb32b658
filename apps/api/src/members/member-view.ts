import { answerTime, toETag } from "@svc/service-kit";
import { z } from "zod";
import type { Invitation } from "./invitation-store.ts";
import type { Member } from "./member-store.ts";
import { ORGANIZATION_ROLES } from "./roles.ts";

export const roleField = z
  .enum(ORGANIZATION_ROLES, `must be one of ${ORGANIZATION_ROLES.join(", ")}`)
  .describe("What the member may do in the organization.");

export const memberSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `mem_` and 26 characters. Audit rows and timelines name it."),
    object: z.literal("member"),
    name: z.string().describe("The person's name."),
    email: z.string().describe("The address that the person signs in with."),
    role: roleField,
    hasSecondFactor: z.boolean().describe("Whether a passkey or an authenticator app is set up."),
    version: z
      .number()
      .int()
      .describe("Counts the changes of the role; the `ETag`, which `If-Match` compares."),
    createdAt: answerTime.describe("Since when the person is a member."),
  })
  .meta({ id: "Member" });

export type MemberView = z.infer<typeof memberSchema>;

export function toMemberView({ userId: _, createdAt, ...member }: Member): MemberView {
  return { object: "member", ...member, createdAt: createdAt.toISOString() };
}

export const tagOfMember = ({ version }: MemberView) => toETag(version);

export const invitationSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `inv_` and 26 characters."),
    object: z.literal("invitation"),
    email: z.string().describe("Who is invited."),
    role: roleField,
    createdAt: answerTime.describe("When it was made."),
    expiresAt: answerTime.describe("When its link ends."),
  })
  .meta({ id: "Invitation" });

export const newInvitationSchema = invitationSchema
  .extend({
    isMailed: z.boolean().describe("Whether a mail with the link is on its way."),
    link: z
      .string()
      .nullable()
      .describe("The link, this once, where this deployment sends no mail: give it to the person yourself."),
  })
  .meta({ id: "NewInvitation" });

export function toInvitationView({ createdAt, expiresAt, ...invitation }: Invitation) {
  const { id, email, role } = invitation;
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { id, object: "invitation" as const, email, role, ...times };
}
