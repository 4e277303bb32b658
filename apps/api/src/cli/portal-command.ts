import { readConfig } from "@svc/service-kit/config";
import { Command, InvalidArgumentError } from "commander";
import {
  operatorConfigSchema,
  withConfiguredContext,
  withOperatorContext,
} from "../context/operator-context.ts";
import { toInvitationLink } from "../people/members/invite-member.ts";
import {
  createPasswordReset,
  inviteAsOperator,
  listMembersAsOperator,
  verifyAsOperator,
} from "../people/members/operator-members.ts";
import { ORGANIZATION_ROLES, type OrganizationRole } from "../people/members/roles.ts";
import { getOrganization } from "../people/organizations/organizations.ts";
import { toResetLink } from "../people/sign-in/password-reset.ts";
import { portalUrlField } from "../people/sign-in/portal-config.ts";
import { createTimeFormatter } from "./format-time.ts";
import { portalSsoCommand } from "./portal-sso-command.ts";
import { print } from "./print.ts";
import { formatTable } from "./table.ts";

const schema = operatorConfigSchema.extend({ PORTAL_URL: portalUrlField });

function parseRole(text: string): OrganizationRole {
  const role = ORGANIZATION_ROLES.find((one) => one === text);
  if (role) return role;
  throw new InvalidArgumentError(`must be one of ${ORGANIZATION_ROLES.join(", ")}`);
}

interface InviteOptions {
  org?: string;
  role: OrganizationRole;
  platform?: true;
  json?: true;
}

export function portalCommand(env: NodeJS.ProcessEnv): Command {
  const portal = new Command("portal").description("manage portal users");

  portal
    .command("invite")
    .description("invite a user and print the invitation link once")
    .argument("<email>", "email address to invite")
    .option("--org <organization>", "organization to join")
    .option("--role <role>", ORGANIZATION_ROLES.join(", "), parseRole, "owner")
    .option("--platform", "invite as platform staff, with access to every organization")
    .option("--json", "print JSON")
    .action(async (email: string, { org, role, platform, json }: InviteOptions, command: Command) => {
      if ((org === undefined) === (platform === undefined))
        command.error("error: pass --org <organization> or --platform");
      const config = readConfig(schema, env);
      const token = await withConfiguredContext(config, async (ctx) => {
        if (org !== undefined) await getOrganization(ctx, org);
        const invitedRole = platform ? ("platform" as const) : role;
        return inviteAsOperator(ctx, { organizationId: org ?? null, email, role: invitedRole });
      });
      const link = toInvitationLink(config.PORTAL_URL, token);
      print(json === true, { email, link }, [`Send this link to ${email}. It expires in seven days:`, link]);
    });

  portal
    .command("reset")
    .description("create a password reset link and print it once")
    .argument("<email>", "email address of the user")
    .option("--second-factor", "also remove their lost authenticator app and passkeys")
    .option("--json", "print JSON")
    .action(async (email: string, options: { secondFactor?: true; json?: true }) => {
      const config = readConfig(schema, env);
      const token = await withConfiguredContext(config, (ctx) =>
        createPasswordReset(ctx, email, { removesFactors: options.secondFactor === true }),
      );
      const link = toResetLink(config.PORTAL_URL, token);
      print(options.json === true, { email, link }, [
        `Send this link to ${email}. It expires in one hour:`,
        link,
      ]);
    });

  portal
    .command("verify")
    .description(
      "mark a user's email address as verified, which gives the user access to all of their organizations",
    )
    .argument(
      "<email>",
      "email address; first confirm with the user through another channel that they signed up",
    )
    .option("--json", "print JSON")
    .action(async (email: string, { json }: { json?: true }) => {
      const isNew = await withOperatorContext(env, (ctx) => verifyAsOperator(ctx, email));
      print(json === true, { email, isVerified: true }, [
        isNew ? `${email} is verified.` : `${email} is already verified.`,
      ]);
    });

  portal.addCommand(portalSsoCommand(env));

  portal
    .command("members")
    .description("list portal users and their roles")
    .option("--org <organization>", "only members of this organization")
    .option("--platform", "only platform staff")
    .option("--json", "print JSON")
    .action(async (options: { org?: string; platform?: true; json?: true }, command: Command) => {
      const { allMembers, formatTime } = await withOperatorContext(env, async (ctx) => ({
        allMembers: await listMembersAsOperator(ctx),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      const members = allMembers.filter(
        ({ organizationId }) =>
          (options.org === undefined || organizationId === options.org) &&
          (options.platform === undefined || organizationId === null),
      );
      const rows = members.map((member) => [
        member.id,
        member.organizationId ?? "platform",
        member.role,
        member.email,
        member.name,
        member.emailVerifiedAt === null ? "no" : "yes",
        formatTime(member.createdAt),
      ]);
      const json = members.map(({ createdAt, emailVerifiedAt, ...member }) => ({
        object: "member",
        ...member,
        isEmailVerified: emailVerifiedAt !== null,
        createdAt: createdAt.toISOString(),
      }));
      print(
        options.json === true,
        json,
        formatTable(
          ["ID", "ORGANIZATION", "ROLE", "EMAIL", { title: "NAME", canTruncate: true }, "VERIFIED", "SINCE"],
          rows,
        ),
      );
    });
  return portal;
}
