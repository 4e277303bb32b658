import { readConfig } from "@svc/service-kit";
import { Command, InvalidArgumentError } from "commander";
import { invitationLink } from "../members/invite-member.ts";
import {
  inviteAsOperator,
  listMembersAsOperator,
  makeReset,
  verifyAsOperator,
} from "../members/operator-members.ts";
import { ORGANIZATION_ROLES, type OrganizationRole } from "../members/roles.ts";
import { operatorConfigSchema, withConfiguredContext, withOperatorContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { portalUrlField } from "../sign-in/portal-config.ts";
import { resetLink } from "../sign-in/reset-link.ts";
import { tellMoments } from "./moments.ts";
import { portalSsoCommand } from "./portal-sso-command.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

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
  const portal = new Command("portal").description("people: who may sign in to the portal");

  portal
    .command("invite")
    .description("make an invitation, and print its link once")
    .argument("<email>", "who is invited")
    .option("--org <organization>", "the organization that they become a member of")
    .option("--role <role>", ORGANIZATION_ROLES.join(", "), parseRole, "owner")
    .option("--platform", "as staff of the institution, in every organization")
    .option("--json", "print JSON")
    .action(async (email: string, { org, role, platform, json }: InviteOptions, command: Command) => {
      if ((org === undefined) === (platform === undefined))
        command.error("error: say --org <organization>, or --platform");
      const config = readConfig(schema, env);
      const token = await withConfiguredContext(config, async (ctx) => {
        if (org !== undefined) await getOrganization(ctx, org);
        const as = platform ? ("platform" as const) : role;
        return inviteAsOperator(ctx, { organizationId: org ?? null, email, role: as });
      });
      const link = invitationLink(config.PORTAL_URL, token);
      print(json === true, { email, link }, [`Give this link to ${email}; it holds for seven days:`, link]);
    });

  portal
    .command("reset")
    .description("make a link with which a person chooses a new password, and print it once")
    .argument("<email>", "whose")
    .option("--second-factor", "also take away their authenticator app and passkeys, which are lost")
    .option("--json", "print JSON")
    .action(async (email: string, options: { secondFactor?: true; json?: true }) => {
      const config = readConfig(schema, env);
      const token = await withConfiguredContext(config, (ctx) =>
        makeReset(ctx, email, options.secondFactor === true),
      );
      const link = resetLink(config.PORTAL_URL, token);
      print(options.json === true, { email, link }, [
        `Give this link to ${email}; it holds for an hour:`,
        link,
      ]);
    });

  portal
    .command("verify")
    .description(
      "record that you know who reads a person's mailbox: they reach all their organizations from then on",
    )
    .argument("<email>", "whose; ask them first, by another channel, whether they made the account")
    .option("--json", "print JSON")
    .action(async (email: string, { json }: { json?: true }) => {
      const isNew = await withOperatorContext(env, (ctx) => verifyAsOperator(ctx, email));
      print(json === true, { email, isVerified: true }, [
        isNew ? `${email} is verified.` : `${email} was verified before.`,
      ]);
    });

  portal.addCommand(portalSsoCommand(env));

  portal
    .command("members")
    .description("list who may sign in, and as what")
    .option("--org <organization>", "of one organization")
    .option("--platform", "the institution's staff")
    .option("--json", "print JSON")
    .action(async (options: { org?: string; platform?: true; json?: true }, command: Command) => {
      const { all, tell } = await withOperatorContext(env, async (ctx) => ({
        all: await listMembersAsOperator(ctx),
        tell: tellMoments(command, ctx.clock),
      }));
      const shown = all.filter(
        ({ organizationId }) =>
          (options.org === undefined || organizationId === options.org) &&
          (options.platform === undefined || organizationId === null),
      );
      const rows = shown.map((one) => [
        one.id,
        one.organizationId ?? "the institution",
        one.role,
        one.email,
        one.name,
        one.emailVerifiedAt === null ? "no" : "yes",
        tell(one.createdAt),
      ]);
      const json = shown.map(({ createdAt, emailVerifiedAt, ...one }) => ({
        object: "member",
        ...one,
        isEmailVerified: emailVerifiedAt !== null,
        createdAt: createdAt.toISOString(),
      }));
      print(
        options.json === true,
        json,
        table(
          ["ID", "ORGANIZATION", "ROLE", "MAIL", { title: "NAME", mayBeCut: true }, "VERIFIED", "SINCE"],
          rows,
        ),
      );
    });
  return portal;
}
