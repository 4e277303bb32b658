import { parseArgs } from "node:util";
import { ScaffoldError } from "./draft.ts";

export const KINDS = ["operation", "action", "page", "event", "cli-command"] as const;
export type Kind = (typeof KINDS)[number];

const ALIASES: Readonly<Record<string, Kind>> = { "webhook-event": "event" };

const OPTIONS: Readonly<Record<Kind, readonly (readonly [name: string, value: string, help: string])[]>> = {
  operation: [
    ["noun", "rollovers", "the object, if the name does not contain it"],
    ["area", "people", "the folder of apps/api/src for a new noun"],
    ["method", "GET", "default: depends on the verb"],
    ["path", "/v1/rollovers/{id}/summary", "default: depends on the name; /portal/api/… for the portal only"],
    ["scope", "rollovers:read", "default: depends on the noun and the method"],
    ["summary", "text", "description in a few words"],
  ],
  action: [
    ["from", "in_review,approved", "the states that allow the action; default: in_review"],
    ["to", "approved", "the next state; default: stay"],
    ["event", "rollover.signature_requested", "default: depends on the name"],
    ["caller", "", "requires only rollovers:act; default: also requires rollovers:operate"],
    ["summary", "text", "description in one sentence"],
  ],
  page: [
    ["path", "/disputes", "default: /<name>"],
    ["scope", "rollovers:read", "scope that users need to see the page in the navigation"],
    ["group", "work", "work, build, manage or none; default: work"],
    ["list", "/v1/accounts", "path of an API list that the page shows"],
  ],
  event: [["summary", "text", "description of the event in one sentence"]],
  "cli-command": [["summary", "text", "description in lowercase"]],
};

const EXAMPLES: Readonly<Record<Kind, string>> = {
  operation: "get-rollover-summary",
  action: "request_signature",
  page: "disputes",
  event: "account.verified",
  "cli-command": "custodian-links",
};

const DESCRIPTIONS: Readonly<Record<Kind, string>> = {
  operation: "verb and noun; REST and GraphQL",
  action: "an action of a rollover",
  page: "a page of the portal",
  event: "an event type, which webhooks send (also: webhook-event)",
  "cli-command": "a command of svc",
};

export function formatUsage(): string {
  const kinds = KINDS.map((kind) => {
    const options = OPTIONS[kind].map(
      ([name, value, help]) => `      ${`--${name} ${value}`.padEnd(42)} ${help}`,
    );
    return [`  ${kind.padEnd(12)} ${EXAMPLES[kind].padEnd(22)} ${DESCRIPTIONS[kind]}`, ...options].join("\n");
  });
  return `npm run new -- <kind> <name> [options]

Writes a working skeleton with tests. Does not overwrite files.

${kinds.join("\n")}`;
}

export interface Request {
  kind: Kind;
  name: string;
  options: Record<string, string | boolean | undefined>;
}

/** @returns null to print the usage @throws ScaffoldError for invalid arguments */
export function readRequest(args: readonly string[], env: NodeJS.ProcessEnv): Request | null {
  const [word = "", ...kindArgs] = args;
  if (word === "" || args.includes("--help") || args.includes("-h")) return null;
  const kind = ALIASES[word] ?? KINDS.find((known) => known === word);
  if (!kind) throw new ScaffoldError(`"${word}" is not one of ${KINDS.join(", ")}.`);
  const optionNames = OPTIONS[kind].map(([name]) => name);
  // Without `--`, npm parses the options as its own.
  const npmOption = optionNames.find(
    (name) => env[`npm_config_${name}`] !== undefined && env.npm_command === "run",
  );
  if (npmOption)
    throw new ScaffoldError(
      `npm parsed --${npmOption} as its own option. Run: npm run new -- ${word} <name> --${npmOption} …`,
    );
  const { name, options } = parseKindArgs(kind, kindArgs);
  if (name === undefined)
    throw new ScaffoldError(
      `The name is missing. Run, for example: npm run new -- ${kind} ${EXAMPLES[kind]}`,
    );
  return { kind, name, options };
}

function parseKindArgs(
  kind: Kind,
  args: string[],
): { name: string | undefined; options: Request["options"] } {
  const types = Object.fromEntries(
    OPTIONS[kind].map(([name, value]) => [name, { type: value === "" ? "boolean" : "string" } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args, options: types, allowPositionals: true });
    const [name, extraArg] = positionals;
    if (extraArg !== undefined)
      throw new ScaffoldError(`"${extraArg}" is an extra argument. Quote texts that contain spaces.`);
    return { name, options: values as Request["options"] };
  } catch (error) {
    if (error instanceof ScaffoldError) throw error;
    const names = OPTIONS[kind].map(([name]) => `--${name}`).join(", ");
    throw new ScaffoldError(`${(error as Error).message.split(". ")[0]}. Options of ${kind}: ${names}.`);
  }
}
