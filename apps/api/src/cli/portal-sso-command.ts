import { FieldCipher } from "@svc/accounts";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { z } from "zod";
import {
  type OperatorContext,
  operatorConfigSchema,
  withConfiguredContext,
} from "../context/operator-context.ts";
import { mailFields, toMailSettings } from "../people/mail/mail-config.ts";
import { addSsoDomain, listSsoDomains, removeSsoDomain, setSsoLink } from "../people/members/sso-domains.ts";
import { getOrganization } from "../people/organizations/organizations.ts";
import { portalFields } from "../people/sign-in/portal-config.ts";
import { print, printText } from "./print.ts";
import { formatTable } from "./table.ts";

const schema = operatorConfigSchema.extend({
  PORTAL_OIDC_ISSUER: z
    .string({ error: "is required for single sign-on" })
    .pipe(portalFields.PORTAL_OIDC_ISSUER.unwrap()),
});

const mailSchema = schema.extend({ ...mailFields, DATA_KEYS: configFields.DATA_KEYS });

const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

interface DomainOptions {
  org?: string;
  platform?: true;
  json?: true;
}

export function portalSsoCommand(env: NodeJS.ProcessEnv): Command {
  const sso = new Command("sso").description("manage single sign-on through PORTAL_OIDC_ISSUER");

  const addDomainCommand = (
    name: string,
    description: string,
    change: (
      ctx: OperatorContext,
      domain: { issuer: string; organizationId: string | null; domain: string },
    ) => Promise<string>,
  ) =>
    sso
      .command(name)
      .description(description)
      .argument("<domain>", "email domain; first verify that the organization owns it")
      .option("--org <organization>", "organization ID, org_…")
      .option("--platform", "platform staff")
      .option("--json", "print JSON")
      .action(async (domain: string, { org, platform, json }: DomainOptions, command: Command) => {
        if ((org === undefined) === (platform === undefined))
          command.error("error: pass --org <organization> or --platform");
        if (!DOMAIN.test(domain)) command.error("error: <domain> must be a domain, such as acme.example");
        const config = readConfig(schema, env);
        const { PORTAL_OIDC_ISSUER: issuer } = config;
        const message = await withConfiguredContext(config, async (ctx) => {
          if (org !== undefined) await getOrganization(ctx, org);
          return change(ctx, { issuer, organizationId: org ?? null, domain });
        });
        print(json === true, { organizationId: org ?? null, issuer, domain }, [message]);
      });

  addDomainCommand(
    "add",
    "allow single sign-on for an email domain of an organization",
    async (ctx, { organizationId, issuer, domain }) =>
      (await addSsoDomain(ctx, { organizationId, issuer, domain }))
        ? `Users with an address at ${domain} can now sign in through ${issuer}.`
        : "Already allowed. Nothing changed.",
  );
  addDomainCommand(
    "remove",
    "stop allowing single sign-on for an email domain",
    async (ctx, { organizationId, issuer, domain }) => {
      await removeSsoDomain(ctx, { organizationId, issuer, domain });
      return `Users with an address at ${domain} can no longer sign in through ${issuer}.`;
    },
  );

  sso
    .command("list")
    .description("list allowed domains")
    .option("--json", "print JSON")
    .action(async ({ json }: DomainOptions) => {
      const config = readConfig(operatorConfigSchema, env);
      const rows = await withConfiguredContext(config, ({ db }) => listSsoDomains(db.sql));
      print(
        json === true,
        rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
        formatTable(
          ["ORGANIZATION", "DOMAIN", "ISSUER"],
          rows.map(({ organizationId, domain, issuer }) => [organizationId ?? "platform", domain, issuer]),
        ),
      );
    });

  const setLink = async (email: string, sub: string | null) => {
    const config = readConfig(mailSchema, env);
    await withConfiguredContext(config, ({ db, clock }) =>
      setSsoLink(
        {
          db,
          clock,
          mail: toMailSettings(config),
          cipher: new FieldCipher(config.DATA_KEYS),
          // No job, because the worker checks for mail every minute.
          jobs: { send: async () => {}, close: async () => {} },
        },
        { email, issuer: config.PORTAL_OIDC_ISSUER, sub },
      ),
    );
  };

  sso
    .command("link")
    .description("link a subject of the issuer to a user")
    .argument("<email>", "email address of the user")
    .requiredOption("--subject <subject>", "`sub` claim of the user at the issuer")
    .action(async (email: string, { subject }: { subject: string }) => {
      await setLink(email, subject);
      printText([`${email} can sign in through the issuer.`]);
    });

  sso
    .command("unlink")
    .description("unlink a user from the issuer and end the sessions they opened with single sign-on")
    .argument("<email>", "email address of the user")
    .action(async (email: string) => {
      await setLink(email, null);
      printText([`${email} can no longer sign in through the issuer.`]);
    });
  return sso;
}
