import { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import {
  type LockChange,
  lockOrganizationAccess,
  unlockOrganizationAccess,
} from "../people/organizations/organization-lock.ts";
import { changeSettingsAsOperator } from "../people/organizations/organization-settings.ts";
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  renameOrganization,
  setAllowedOrigins,
} from "../people/organizations/organizations.ts";
import { toSettingsView } from "../people/organizations/settings-view.ts";
import { exportOrganization } from "../records/exports/export-data.ts";
import { createTimeFormatter } from "./format-time.ts";
import { withFullContext } from "./full-context.ts";
import { paint } from "./paint.ts";
import { print, printLines, toOrganizationJson } from "./print.ts";
import { formatTable } from "./table.ts";

interface SettingsOptions {
  timeZone?: string;
  days?: string[];
  secondPerson?: string[];
  json?: true;
}

export function orgCommand(env: NodeJS.ProcessEnv): Command {
  const org = new Command("org").description("manage organizations, which own keys, accounts and rollovers");

  org
    .command("create")
    .description("create an organization")
    .requiredOption("--name <name>", "organization name")
    .option(
      "--origin <origin...>",
      "origins allowed to embed the widget, such as https://app.example.com",
      [],
    )
    .option("--json", "print JSON")
    .action(async (options: { name: string; origin: string[]; json?: true }) => {
      const created = await withOperatorContext(env, (ctx) =>
        createOrganization(ctx, OPERATOR, { name: options.name, origins: options.origin }),
      );
      print(options.json === true, toOrganizationJson(created), [`Created ${created.id} (${created.name}).`]);
    });

  org
    .command("list")
    .description("list all organizations")
    .option("--json", "print JSON")
    .action(async (options: { json?: true }, command: Command) => {
      const { organizations, formatTime } = await withOperatorContext(env, async (ctx) => ({
        organizations: await listOrganizations(ctx),
        formatTime: createTimeFormatter(command, ctx.clock),
      }));
      const rows = organizations.map((organization) => [
        organization.id,
        organization.name,
        organization.lockedAt
          ? paint.bad(`${formatTime(organization.lockedAt)}: ${organization.lockReason}`)
          : "",
        formatTime(organization.createdAt),
        organization.allowedOrigins.join(" "),
      ]);
      print(
        options.json === true,
        organizations.map(toOrganizationJson),
        formatTable(["ID", "NAME", "LOCKED", "CREATED", { title: "ORIGINS", canTruncate: true }], rows),
      );
    });

  org
    .command("origins")
    .description("show or replace the origins allowed to embed the widget")
    .argument("<organization>", "organization ID, org_…")
    .argument("[origins...]", "such as https://app.example.com or http://localhost:*")
    .option("--clear", "remove all origins")
    .option("--json", "print JSON")
    .action(async (id: string, origins: string[], options: { clear?: true; json?: true }) => {
      const isUpdate = origins.length > 0 || options.clear === true;
      const organization = await withOperatorContext(env, (ctx) =>
        isUpdate
          ? setAllowedOrigins(ctx, OPERATOR, { organizationId: id, origins })
          : getOrganization(ctx, id),
      );
      const lines = organization.allowedOrigins.length > 0 ? organization.allowedOrigins : ["none"];
      print(options.json === true, toOrganizationJson(organization), lines);
    });

  org
    .command("rename")
    .description("rename an organization")
    .argument("<organization>", "organization ID, org_…")
    .argument("<name>", "new name")
    .option("--json", "print JSON")
    .action(async (id: string, name: string, options: { json?: true }) => {
      const renamed = await withOperatorContext(env, (ctx) =>
        renameOrganization(ctx, OPERATOR, { organizationId: id, newName: name }),
      );
      print(options.json === true, toOrganizationJson(renamed), [
        `Renamed ${renamed.id} to ${renamed.name}.`,
      ]);
    });

  org
    .command("lock")
    .description(
      "reject all keys, members and sessions of an organization and pause its webhooks until it is unlocked",
    )
    .argument("<organization>", "organization ID, org_…")
    .requiredOption("--reason <text>", "reason, for operators and the audit log; never shown to callers")
    .option("--json", "print JSON")
    .action(async (id: string, { reason, json }: { reason: string; json?: true }) => {
      const change = await withOperatorContext(env, (ctx) =>
        lockOrganizationAccess(ctx, OPERATOR, { organizationId: id, input: { reason } }),
      );
      printLock(json, change, { verb: "Locked", effect: "reject its requests" });
    });

  org
    .command("unlock")
    .description("unlock an organization; paused webhooks are sent")
    .argument("<organization>", "organization ID, org_…")
    .option("--json", "print JSON")
    .action(async (id: string, { json }: { json?: true }) => {
      const change = await withOperatorContext(env, (ctx) => unlockOrganizationAccess(ctx, OPERATOR, id));
      printLock(json, change, { verb: "Unlocked", effect: "serve it" });
    });

  org
    .command("settings")
    .description("show or set the time zone, deadlines and two-person approvals of an organization")
    .argument("<organization>", "organization ID, org_…")
    .option("--time-zone <name>", "IANA time zone, such as America/Chicago")
    .option("--days <deadline=days...>", "deadlines, such as review=3; review=default restores the default")
    .option(
      "--second-person <action...>",
      "actions that need a second person, such as approve complete; `none` for no actions",
    )
    .option("--json", "print JSON")
    .action(async (id: string, options: SettingsOptions) => {
      const { timeZone, days, secondPerson } = options;
      const patch = {
        ...(timeZone === undefined ? {} : { timeZone }),
        ...(days === undefined ? {} : { deadlineDays: parseDeadlineDays(days) }),
        ...(secondPerson === undefined
          ? {}
          : { secondPerson: secondPerson.filter((action) => action !== "none") }),
      };
      const organization = await withOperatorContext(env, (ctx) =>
        Object.keys(patch).length > 0
          ? changeSettingsAsOperator(ctx, OPERATOR, { organizationId: id, input: patch })
          : getOrganization(ctx, id),
      );
      const view = toSettingsView(organization);
      const rows = view.waits.map((wait) => [
        wait.name,
        wait.days === null ? "per custodian" : String(wait.days),
        wait.count,
        wait.isDefault ? "" : "set",
      ]);
      const secondPersonActions = view.secondPerson.length > 0 ? view.secondPerson.join(", ") : "none";
      const lines = [
        `Time zone: ${view.timeZone}`,
        `Second person: ${secondPersonActions}`,
        "",
        ...formatTable(["DEADLINE", "DAYS", "DAY KIND", ""], rows),
      ];
      print(options.json === true, view, lines);
    });

  org
    .command("export")
    .description("export all data about an organization as NDJSON; the export is audited")
    .argument("<organization>", "organization ID, org_…")
    .action((id: string) => withFullContext(env, (ctx) => printLines(exportOrganization(ctx, id))));

  return org;
}

function printLock(
  isJson: true | undefined,
  { organization, wasAnnounced }: LockChange,
  { verb, effect }: { verb: string; effect: string },
): void {
  print(isJson === true, { organization: toOrganizationJson(organization), wasAnnounced }, [
    `${verb} ${organization.id} (${organization.name}).`,
    wasAnnounced
      ? `Running services were notified and now ${effect}.`
      : `Running services could not be notified. They ${effect} within ten seconds.`,
  ]);
}

/** `review=3` becomes `{ review: 3 }`. The schema rejects unknown names and invalid numbers. */
function parseDeadlineDays(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", days = ""] = pair.split("=");
      return [name, days === "default" ? null : Number(days)];
    }),
  );
}
