import { Command } from "commander";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  setAllowedOrigins,
} from "../organizations/organizations.ts";
import { organizationJson, print, table } from "./print.ts";

/** `svc org …` */
export function orgCommand(env: NodeJS.ProcessEnv): Command {
  const org = new Command("org").description("organizations: who owns keys, accounts and rollovers");

  org
    .command("create")
    .description("make an organization")
    .requiredOption("--name <name>", "what it is called")
    .option("--origin <origin...>", "where its widget may run, e.g. https://app.example.com", [])
    .option("--json", "print JSON")
    .action(async (options: { name: string; origin: string[]; json?: true }) => {
      const created = await withOperatorContext(env, (ctx) =>
        createOrganization(ctx, OPERATOR, { name: options.name, origins: options.origin }),
      );
      print(options.json === true, organizationJson(created), [`Created ${created.id} (${created.name}).`]);
    });

  org
    .command("list")
    .description("list every organization")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }) => {
      const all = await withOperatorContext(env, listOrganizations);
      const rows = all.map((one) => [one.id, one.name, one.allowedOrigins.join(" ")]);
      print(options.json === true, all.map(organizationJson), table(["ID", "NAME", "ORIGINS"], rows));
    });

  org
    .command("origins")
    .description("show, or set, where the widget may run; what is set replaces what was there")
    .argument("<organization>", "its id")
    .argument("[origins...]", "e.g. https://app.example.com or http://localhost:*")
    .option("--clear", "allow none")
    .option("--json", "print JSON")
    .action(async (id: string, origins: string[], options: { clear?: true; json?: true }) => {
      const isSetting = origins.length > 0 || options.clear === true;
      const organization = await withOperatorContext(env, (ctx) =>
        isSetting ? setAllowedOrigins(ctx, OPERATOR, id, origins) : getOrganization(ctx, id),
      );
      const lines = organization.allowedOrigins.length > 0 ? organization.allowedOrigins : ["none set"];
      print(options.json === true, organizationJson(organization), lines);
    });

  return org;
}
