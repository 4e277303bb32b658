import { Command } from "commander";
import { exportOrganization } from "../exports/export-held.ts";
import { OPERATOR } from "../operator-actor.ts";
import { withOperatorContext } from "../operator-context.ts";
import { type LockChange, letIn, lockOut } from "../organizations/organization-lock.ts";
import { setSettings } from "../organizations/organization-settings.ts";
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  renameOrganization,
  setAllowedOrigins,
} from "../organizations/organizations.ts";
import { toSettingsView } from "../organizations/settings-view.ts";
import { tellMoments } from "./moments.ts";
import { paint } from "./paint.ts";
import { organizationJson, print } from "./print.ts";
import { printLines } from "./print-lines.ts";
import { table } from "./table.ts";
import { withWholeContext } from "./whole-context.ts";

interface SettingsOptions {
  timeZone?: string;
  days?: string[];
  secondPerson?: string[];
  json?: true;
}

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
    .action(async (options: { json?: true }, command: Command) => {
      const { all, tell } = await withOperatorContext(env, async (ctx) => ({
        all: await listOrganizations(ctx),
        tell: tellMoments(command, ctx.clock),
      }));
      const rows = all.map((one) => [
        one.id,
        one.name,
        one.lockedAt ? paint.bad(`${tell(one.lockedAt)}: ${one.lockReason}`) : "",
        tell(one.createdAt),
        one.allowedOrigins.join(" "),
      ]);
      print(
        options.json === true,
        all.map(organizationJson),
        table(["ID", "NAME", "LOCKED", "CREATED", { title: "ORIGINS", mayBeCut: true }], rows),
      );
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

  org
    .command("rename")
    .description("give it another name")
    .argument("<organization>", "its id")
    .argument("<name>", "what it is called from now on")
    .option("--json", "print JSON")
    .action(async (id: string, name: string, options: { json?: true }) => {
      const renamed = await withOperatorContext(env, (ctx) => renameOrganization(ctx, OPERATOR, id, name));
      print(options.json === true, organizationJson(renamed), [`${renamed.id} is ${renamed.name} now.`]);
    });

  org
    .command("lock")
    .description(
      "serve none of its keys, members and sessions, and send none of its webhooks, until it is unlocked",
    )
    .argument("<organization>", "its id")
    .requiredOption("--reason <text>", "why: for you and the audit log; callers are not told")
    .option("--json", "print JSON")
    .action(async (id: string, { reason, json }: { reason: string; json?: true }) => {
      const change = await withOperatorContext(env, (ctx) => lockOut(ctx, OPERATOR, id, { reason }));
      printLock(json, change, "Locked", "refuse whoever speaks for it");
    });

  org
    .command("unlock")
    .description("serve it again; webhooks that waited are sent")
    .argument("<organization>", "its id")
    .option("--json", "print JSON")
    .action(async (id: string, { json }: { json?: true }) => {
      const change = await withOperatorContext(env, (ctx) => letIn(ctx, OPERATOR, id));
      printLock(json, change, "Unlocked", "serve it");
    });

  org
    .command("settings")
    .description(
      "show, or set, where its days are days, how long it waits for what, and what needs a second person",
    )
    .argument("<organization>", "its id")
    .option("--time-zone <name>", "a name of the IANA time zone database, e.g. America/Chicago")
    .option("--days <wait=days...>", "e.g. review=3; review=default unsets it")
    .option(
      "--second-person <action...>",
      "what needs a second person, e.g. approve complete; none for nothing",
    )
    .option("--json", "print JSON")
    .action(async (id: string, options: SettingsOptions) => {
      const { timeZone, days, secondPerson } = options;
      const patch = {
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(days === undefined ? {} : { deadlineDays: readDays(days) }),
        ...(secondPerson === undefined
          ? {}
          : { secondPerson: secondPerson.filter((action) => action !== "none") }),
      };
      const organization = await withOperatorContext(env, (ctx) =>
        Object.keys(patch).length > 0 ? setSettings(ctx, OPERATOR, id, patch) : getOrganization(ctx, id),
      );
      const view = toSettingsView(organization);
      const rows = view.waits.map((wait) => [
        wait.name,
        wait.days === null ? "the custodian's" : String(wait.days),
        wait.count,
        wait.isDefault ? "" : "set",
      ]);
      const forTwo = view.secondPerson.length > 0 ? view.secondPerson.join(", ") : "nothing";
      const lines = [
        `Time zone: ${view.timeZone}`,
        `Second person: ${forTwo}`,
        "",
        ...table(["WAIT", "DAYS", "COUNT", ""], rows),
      ];
      print(options.json === true, view, lines);
    });

  org
    .command("export")
    .description("write everything that is held of an organization as NDJSON; it is written down")
    .argument("<organization>", "its id")
    .action((id: string) => withWholeContext(env, (ctx) => printLines(exportOrganization(ctx, id))));

  return org;
}

function printLock(
  isJson: true | undefined,
  { organization, wasAnnounced }: LockChange,
  done: string,
  comes: string,
): void {
  print(isJson === true, { organization: organizationJson(organization), wasAnnounced }, [
    `${done} ${organization.id} (${organization.name}).`,
    wasAnnounced
      ? `Running services were told, and ${comes} from now on.`
      : `Running services could not be told; they ${comes} within ten seconds.`,
  ]);
}

/** Parses `review=3` into `{ review: 3 }`. The schema rejects other values. */
function readDays(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", days = ""] = pair.split("=");
      return [name, days === "default" ? null : Number(days)];
    }),
  );
}
