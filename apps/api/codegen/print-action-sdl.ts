import { z } from "zod";
import { inputTypeOf, mutationOf } from "../src/graphql/action-mutations.ts";
import {
  ACTION_NAMES,
  ACTIONS,
  type ActionDefinition,
  CALLERS_ACTIONS,
  type CallersAction,
} from "../src/rollovers/workflow/transitions.ts";

/** What of a JSON Schema the params of actions are made of. */
interface ParamSchema {
  type: "string" | "array" | "object";
  description?: string;
  enum?: string[];
  pattern?: string;
  items?: ParamSchema;
  properties?: Record<string, ParamSchema>;
  required?: string[];
}

/** The enums that the rest of the schema has, by their values. A set of values that is not here has no name yet. */
const ENUM_NAMES: Readonly<Record<string, string>> = {
  "loa statement distribution_form spousal_consent other": "DocumentType",
  "check wire ach acats internal": "DeliveryMethod",
  "destination participant": "FundsRecipient",
  "integrator participant": "DocumentSource",
  "lost returned stale": "ReturnReason",
};

const MONEY = /\\\.\\d\{2\}\$$/;

const CONTROLS = `  "The version that you have seen: another one is refused with \`version_conflict\`."
  ifVersion: Int
  "Check everything and write nothing; the rollover is shown as it would be."
  dryRun: Boolean = false
  "1 to 255 characters of your own: the same input sent again within a day with the same key does nothing twice."
  idempotencyKey: String
}`;

const HEAD = `# Written by \`npm run generate\` from the table of transitions; a test holds it against that table.`;

const DOCUMENT_INPUT = "DocumentInput";

/** The mutations of all actions, and their inputs, as SDL: one of each for every action that a caller may ask for. */
export function printActionSdl(): string {
  const definitions: Readonly<Record<string, ActionDefinition>> = ACTIONS;
  const summaryOf = (action: string) => definitions[action]?.summary ?? "";
  const enumValues = ACTION_NAMES.map((action) => `  ${quoted(summaryOf(action))}\n  ${action}`);
  const mutations = CALLERS_ACTIONS.map((action) =>
    printMutation(action, definitions[action] as ActionDefinition),
  );
  return `${[
    HEAD,
    `"What can be done to a rollover."\nenum RolloverAction {\n${enumValues.join("\n")}\n}`,
    ...CALLERS_ACTIONS.map((action) => printInput(action, summaryOf(action))),
    printFields(DOCUMENT_INPUT, "A document that is handed in, by reference.", documentSchema(), "}"),
    `extend type Mutation {\n${mutations.join("\n")}\n}`,
  ].join("\n\n")}\n`;
}

function printMutation(
  action: CallersAction,
  { summary, from, isOperation, types }: ActionDefinition,
): string {
  const scopes = isOperation ? "scopes `rollovers:act` and `rollovers:operate`" : "scope `rollovers:act`";
  const only = types ? ` Only for ${types.map((type) => `\`${type}\``).join(", ")}.` : "";
  const states = from.map((state) => `\`${state}\``).join(", ");
  return `  """
  ${summary}${only} Possible in ${states}. Needs the ${scopes}.
  """
  ${mutationOf(action)}("The rollover, and what has to be told." input: ${inputTypeOf(action)}!): RolloverPayload!`;
}

function printInput(action: CallersAction, summary: string): string {
  const head = `  "The rollover's id."\n  rolloverId: ID!\n`;
  return printFields(inputTypeOf(action), summary, paramsOf(action), CONTROLS, head);
}

function printFields(
  name: string,
  description: string,
  schema: ParamSchema,
  tail: string,
  head = "",
): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, param]) => {
    if (!param.description) throw new Error(`${name}.${field} has no description`);
    const bang = schema.required?.includes(field) ? "!" : "";
    return `  ${quoted(param.description)}\n  ${field}: ${typeOf(`${name}.${field}`, param)}${bang}\n`;
  });
  return `${quoted(description)}\ninput ${name} {\n${head}${fields.join("")}${tail}`;
}

function typeOf(place: string, param: ParamSchema): string {
  if (param.type === "array" && param.items) return `[${typeOf(place, param.items)}!]`;
  if (param.type === "object") return DOCUMENT_INPUT;
  if (param.enum) {
    const name = ENUM_NAMES[param.enum.join(" ")];
    if (!name)
      throw new Error(`${place} is one of ${param.enum.join(", ")}, which has no name in the schema`);
    return name;
  }
  if (param.type !== "string") throw new Error(`${place} is of a type that has no name in the schema`);
  return MONEY.test(param.pattern ?? "") ? "Money" : "String";
}

function paramsOf(action: CallersAction): ParamSchema {
  return z.toJSONSchema(ACTIONS[action].params, { io: "input", unrepresentable: "any" }) as ParamSchema;
}

function documentSchema(): ParamSchema {
  const { items } = paramsOf("provide_documents").properties?.documents ?? {};
  if (!items) throw new Error("provide_documents takes no documents");
  return items;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
