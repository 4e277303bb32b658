import { inlineSchema, type Schema } from "./inline-schema.ts";
import { TOOL_LIST, type ToolSource } from "./tool-list.ts";

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  "x-scope"?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

const REQUIRED_SCOPE_SENTENCE = /\n*Requires an `ak_` key with the scope `[\w:]+`\.$/;

const IDEMPOTENCY_KEY = {
  type: "string",
  pattern: "^[\\x21-\\x7e]{1,200}$",
  description:
    "Optional. For 24 hours, a repeated call with the same arguments returns the first result and changes nothing. To repeat an identical change on purpose, choose another value.",
};
const CONFIRMATION_TOKEN = {
  type: "string",
  maxLength: 4000,
  description:
    "Token from this tool's previous response, with status `confirmation_required`. Send it only after the person has agreed to that change, with all other arguments unchanged.",
};

/** @throws Error if an operation does not exist */
export function writeTools(document: Document): string {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const tools = TOOL_LIST.map((source) => {
    const operation = operations.find(({ operationId }) => operationId === source.operation);
    if (!operation) throw new Error(`generate/tool-list.ts: the API has no operation ${source.operation}.`);
    return [source.name, declareTool(source, operation, document)] as const;
  });
  const listNames = (isWrite: boolean) =>
    TOOL_LIST.filter((source) => (source.isWrite ?? false) === isWrite)
      .map(({ name }) => `"${name}"`)
      .join(" | ");
  return `import type { ToolDeclaration } from "../tools/tool.ts";

export type ReadName = ${listNames(false)};
export type WriteName = ${listNames(true)};
export const TOOLS: Readonly<Record<ReadName | WriteName, ToolDeclaration>> = ${JSON.stringify(Object.fromEntries(tools), null, 1)};
`;
}

function declareTool(source: ToolSource, operation: Operation, document: Document) {
  const scope = operation["x-scope"];
  const details = (operation.description ?? "").replace(REQUIRED_SCOPE_SENTENCE, "").trim();
  const sentences = [
    `${operation.summary}.`,
    !source.omitsDetails && details,
    source.note,
    scope && `Requires the scope \`${scope}\`.`,
  ];
  return {
    title: operation.summary,
    description: sentences.filter(Boolean).join(" "),
    inputSchema: buildInput(source, operation, document),
  };
}

function buildInput(source: ToolSource, operation: Operation, { components }: Document): Schema {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const parameters = (operation.parameters ?? []).map((parameter) =>
    parameter.$ref
      ? components.parameters[parameter.$ref.replace("#/components/parameters/", "")]
      : parameter,
  );
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const parameter of parameters) {
    if (!parameter || parameter.in === "header") continue;
    // The only path parameter of these operations is the rollover's ID.
    const name = parameter.in === "path" ? "rolloverId" : parameter.name;
    const { description, schema } = parameter;
    properties[name] = inlineSchema(
      { ...schema, ...(description ? { description } : {}) },
      components.schemas,
    );
    if (parameter.required) required.push(name);
  }
  if (source.operation === "executeAction") {
    const name = String(body?.$ref).split("/").at(-1) ?? "";
    addActionInput(properties, required, components.schemas[name] ?? body);
  } else if (body) {
    const inlined = inlineSchema(body, components.schemas) as { properties: Schema; required?: string[] };
    Object.assign(properties, inlined.properties);
    required.push(...(inlined.required ?? []));
  }
  if (source.isWrite)
    Object.assign(properties, { idempotencyKey: IDEMPOTENCY_KEY, confirmationToken: CONFIRMATION_TOKEN });
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** Omits the parameters of each action: `explain_rollover` returns the parameters of the available actions. */
function addActionInput(
  properties: Record<string, unknown>,
  required: string[],
  body: Schema | undefined,
): void {
  const { mapping } = (body as Schema).discriminator as { mapping: Record<string, string> };
  Object.assign(properties, {
    version: {
      type: "integer",
      minimum: 1,
      description: "The rollover's version that you have seen. If it has changed since, nothing happens.",
    },
    action: { type: "string", enum: Object.keys(mapping), description: "The action." },
    params: { type: "object", description: "The action's parameters. Default: none." },
    dryRun: {
      type: "boolean",
      description: "True to return the resulting rollover without saving anything. Default: false.",
    },
  });
  required.push("version", "action");
}
