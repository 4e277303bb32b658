import {
  type CustodianRequestGroup,
  listCustodianRequests,
  type SettledRequests,
  settleCustodianRequests,
} from "@svc/custodians/requests";
import type { Command } from "commander";
import { OPERATOR } from "../context/actor.ts";
import { withOperatorContext } from "../context/operator-context.ts";
import { print } from "./print.ts";

interface SettleOptions {
  as?: string;
  dismiss?: true;
  json?: true;
}

export function addRequestCommands(custodians: Command, env: NodeJS.ProcessEnv): void {
  custodians
    .command("requests")
    .description("list companies that participants could not find, most requested first")
    .option("--all", "include requests settled in the last 30 days")
    .option("--json", "print JSON")
    .action(async (options: { all?: true; json?: true }) => {
      const includeSettled = options.all === true;
      const groups = await withOperatorContext(env, (ctx) =>
        listCustodianRequests(ctx.db, { includeSettled }),
      );
      print(
        options.json === true,
        groups.map(toJson),
        groups.length > 0 ? groups.flatMap(formatGroup) : [NO_REQUESTS],
      );
    });

  custodians
    .command("settle")
    .description(
      "settle all open requests for a company: match the company to a custodian or dismiss the requests",
    )
    .argument("<request>", "ID of any of the requests, crq_…")
    .option("--as <custodian>", "matching custodian, by slug or ID")
    .option("--dismiss", "dismiss the requests, because the company should not be added")
    .option("--json", "print JSON")
    .action(async (request: string, options: SettleOptions, command: Command) => {
      if ((options.as === undefined) === (options.dismiss === undefined))
        command.error("error: pass either --as or --dismiss");
      const settlement = options.as === undefined ? "dismissed" : { as: options.as };
      const result = await withOperatorContext(env, (ctx) =>
        settleCustodianRequests(ctx, OPERATOR, { requestId: request, settlement }),
      );
      print(options.json === true, toSettledJson(request, result), formatSettled(result));
    });
}

const NO_REQUESTS = "No open requests for missing companies.";

function toJson({ id, firstSeenAt, lastSeenAt, settledAt, ...group }: CustodianRequestGroup) {
  return {
    id,
    object: "custodian_request",
    ...group,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

const formatDay = (at: Date) => at.toISOString().slice(0, 10);
const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

function formatGroup(group: CustodianRequestGroup): string[] {
  const { id, name, participants, source, destination, organizations, firstSeenAt, lastSeenAt } = group;
  const times =
    formatDay(firstSeenAt) === formatDay(lastSeenAt)
      ? formatDay(lastSeenAt)
      : `${formatDay(firstSeenAt)} to ${formatDay(lastSeenAt)}`;
  const directions = [...(source > 0 ? ["out"] : []), ...(destination > 0 ? ["in"] : [])].join(" and ");
  const types = group.accountTypes.length > 0 ? `: ${group.accountTypes.join(", ")}` : "";
  return [
    `${id}  ${name}`,
    `    ${formatCount(participants, "participant", "participants")}, ${times}; money ${directions}${types}`,
    `    requested at ${organizations.map((one) => `${one.name} (${one.id}): ${one.participants}`).join(", ")}`,
    ...formatStatus(group),
  ];
}

function formatStatus({ settledAt, settledAs, inDirectory, firstSeenAt }: CustodianRequestGroup): string[] {
  if (settledAt)
    return [`    settled ${formatDay(settledAt)}: ${settledAs ? `as ${settledAs.slug}` : "dismissed"}`];
  if (!inDirectory) return [];
  const { name, slug, listedAt } = inDirectory;
  const since =
    listedAt > firstSeenAt ? `was added to the directory on ${formatDay(listedAt)}` : "is in the directory";
  return [`    ${name} (${slug}) ${since}; participants can now find it by this name`];
}

function toSettledJson(id: string, { settled, custodian, isFoundByName }: SettledRequests) {
  return {
    id,
    object: "custodian_request",
    settled,
    outcome: custodian ? "added" : "dismissed",
    custodianId: custodian?.id ?? null,
    isFoundByName,
  };
}

function formatSettled({ settled, custodian, isFoundByName }: SettledRequests): string[] {
  if (settled === 0) return ["No open requests for this company. Nothing changed."];
  const outcome = custodian ? `settled as ${custodian.name} (${custodian.slug})` : "dismissed";
  return [
    `${formatCount(settled, "request", "requests")} ${outcome}.`,
    ...(custodian && !isFoundByName
      ? [
          "Participants still cannot find it by the name they typed. To add that name to its aliases, export the directory, edit it and import it.",
        ]
      : []),
  ];
}
