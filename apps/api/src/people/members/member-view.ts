import { timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import type { Invitation } from "./invitation-store.ts";
import type { Member } from "./member-store.ts";
import { ORGANIZATION_ROLES } from "./roles.ts";

export const roleField = z
  .enum(ORGANIZATION_ROLES, `must be one of ${ORGANIZATION_ROLES.join(", ")}`)
  .describe("The member's role in the organization.");

export const memberSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `mem_` and 26 characters, used in the audit log and timelines."),
    object: z.literal("member"),
    name: z.string().describe("The person's name."),
    email: z.string().describe("The person's sign-in email address."),
    role: roleField,
    hasSecondFactor: z.boolean().describe("Whether a passkey or an authenticator app is set up."),
    version: z
      .number()
      .int()
      .describe("The version, which increases when the role changes. Used in the `ETag` and `If-Match`."),
    createdAt: timestampField.describe("When the person became a member."),
  })
  .meta({ id: "Member" });

export type MemberView = z.infer<typeof memberSchema>;

export function toMemberView({ userId: _, createdAt, ...member }: Member): MemberView {
  return { object: "member", ...member, createdAt: createdAt.toISOString() };
}

export const memberEtag = ({ version }: MemberView) => toETag(version);

export const invitationSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `inv_` and 26 characters."),
    object: z.literal("invitation"),
    email: z.string().describe("The email address of the invited person."),
    role: roleField,
    createdAt: timestampField.describe("When the invitation was created."),
    expiresAt: timestampField.describe("When the link expires."),
  })
  .meta({ id: "Invitation" });

export const newInvitationSchema = invitationSchema
  .extend({
    isMailed: z.boolean().describe("Whether an email with the link is being sent."),
    link: z
      .string()
      .nullable()
      .describe(
        "The link, shown only once, if this deployment sends no email. Give it to the person yourself.",
      ),
  })
  .meta({ id: "NewInvitation" });

export function toInvitationView({ createdAt, expiresAt, ...invitation }: Invitation) {
  const { id, email, role } = invitation;
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { id, object: "invitation" as const, email, role, ...times };
}
