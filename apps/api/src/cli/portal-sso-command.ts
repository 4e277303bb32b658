import { FieldCipher } from "@svc/accounts";
import { configFields, readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { z } from "zod";
import { mailFields, toMailSettings } from "../mail/mail-config.ts";
import { addSsoDomain, listSsoDomains, removeSsoDomain, setSsoLink } from "../members/sso-domains.ts";
import { type OperatorContext, operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { getOrganization } from "../organizations/organizations.ts";
import { portalFields } from "../sign-in/portal-config.ts";
import { print } from "./print.ts";
import { table } from "./table.ts";

const schema = operatorConfigSchema.extend({
  PORTAL_OIDC_ISSUER: z
    .string({ error: "must be set: the deployment has one issuer" })
    .pipe(portalFields.PORTAL_OIDC_ISSUER.unwrap()),
});

const mailSchema = schema.extend({ ...mailFields, DATA_KEYS: configFields.DATA_KEYS });

const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}$/i;

interface Where {
  org?: string;
  platform?: true;
  json?: true;
}

export function portalSsoCommand(env: NodeJS.ProcessEnv): Command {
  const sso = new Command("sso").description(
    "single sign-on: which organizations PORTAL_OIDC_ISSUER opens, and for whom",
  );

  const onDomain = (
    name: string,
    description: string,
    change: (ctx: OperatorContext, issuer: string, of: string | null, domain: string) => Promise<string>,
  ) =>
    sso
      .command(name)
      .description(description)
      .argument("<domain>", "the part of the addresses after @; verify first that it is the organization's")
      .option("--org <organization>", "which organization")
      .option("--platform", "the institution's own staff")
      .option("--json", "print JSON")
      .action(async (domain: string, { org, platform, json }: Where, command: Command) => {
        if ((org === undefined) === (platform === undefined))
          command.error("error: say --org <organization>, or --platform");
        if (!DOMAIN.test(domain)) command.error("error: <domain> must be a name such as acme.example");
        const config = readConfig(schema, env);
        const { PORTAL_OIDC_ISSUER: issuer } = config;
        const said = await withConfiguredContext(config, async (ctx) => {
          if (org !== undefined) await getOrganization(ctx, org);
          return change(ctx, issuer, org ?? null, domain);
        });
        print(json === true, { organizationId: org ?? null, issuer, domain }, [said]);
      });

  onDomain(
    "add",
    "let the issuer open an organization for a domain's addresses",
    async (ctx, issuer, of, domain) =>
      (await addSsoDomain(ctx, { organizationId: of, issuer, domain }))
        ? `${issuer} opens it for addresses at ${domain}.`
        : "It did so already.",
  );
  onDomain("remove", "take a domain back", async (ctx, issuer, of, domain) => {
    await removeSsoDomain(ctx, { organizationId: of, issuer, domain });
    return `${issuer} no longer opens it for addresses at ${domain}.`;
  });

  sso
    .command("list")
    .description("list the domains")
    .option("--json", "print JSON")
    .action(async ({ json }: Where) => {
      const config = readConfig(operatorConfigSchema, env);
      const rows = await withConfiguredContext(config, ({ db }) => listSsoDomains(db.sql));
      print(
        json === true,
        rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
        table(
          ["ORGANIZATION", "DOMAIN", "ISSUER"],
          rows.map(({ organizationId, domain, issuer }) => [
            organizationId ?? "the institution",
            domain,
            issuer,
          ]),
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
          // The worker checks for mail every minute.
          jobs: { send: async () => {}, close: async () => {} },
        },
        { email, issuer: config.PORTAL_OIDC_ISSUER, sub },
      ),
    );
  };

  sso
    .command("link")
    .description("link a subject of the issuer to a person")
    .argument("<email>", "whose")
    .requiredOption("--subject <subject>", "the `sub` that the issuer has for them")
    .action(async (email: string, { subject }: { subject: string }) => {
      await setLink(email, subject);
      print(false, {}, [`${email} can sign in through the issuer.`]);
    });

  sso
    .command("unlink")
    .description("remove a person's links to the issuer, and end the sessions that it opened")
    .argument("<email>", "whose")
    .action(async (email: string) => {
      await setLink(email, null);
      print(false, {}, [`${email} no longer signs in through the issuer.`]);
    });
  return sso;
}
