import type { OperationNames, OperationPlan } from "./operation-plan.ts";
import { type Files, hasCounter, isCount, listStoreNames, usesStore } from "./operation-view-texts.ts";
import { getImportPath } from "./places.ts";
import { capitalize, toCamel, toPascal, toSnake, toWords } from "./words.ts";

export function writeOperation(plan: OperationPlan, names: OperationNames, files: Files): string {
  const { kind, hasId, hasBody, subject, scope, method, path } = plan;
  const { operation, schema, example, toView, operationFile } = names;
  const toImportPath = (file: string) => getImportPath(operationFile, file);
  const summary = plan.summary ?? capitalize(toWords(plan.name));
  const needsZod = kind === "list" || hasBody || (kind === "write" && !plan.isPortal);
  const lines = [
    ...(hasId ? ['import { notFound } from "@svc/service-kit/errors";'] : []),
    ...(hasBody ? ['import { lineField } from "@svc/service-kit/fields";'] : []),
    ...(kind === "list"
      ? ['import { decodeCursor, listQueryFields, mapPage } from "@svc/service-kit/lists";']
      : []),
    ...(needsZod ? [`import { z } from "zod";`] : []),
    `import { ${hasCounter(plan) ? "type ApiCall, " : ""}${kind} } from "${toImportPath(files.defineOperation)}";`,
    `import { ${example} } from "${toImportPath(names.exampleFile)}";`,
    ...(usesStore(plan)
      ? [`import { ${listStoreNames(plan, names).join(", ")} } from "${toImportPath(names.storeFile)}";`]
      : []),
    `import { ${[schema, ...(usesStore(plan) && !isCount(plan) ? [toView] : [])].join(", ")} } from "${toImportPath(names.viewFile)}";`,
    "",
    `export const ${operation} = ${kind}({`,
    `  name: "${operation}",`,
    ...(plan.summary === null ? ["  // TODO: Say what the operation does, in a few words."] : []),
    `  summary: "${summary}",`,
    `  scope: "${scope}",`,
    ...(hasId && subject ? [`  id: "${subject.idPrefix}",`] : []),
    ...(kind === "list" ? ["  input: z.strictObject(listQueryFields),"] : []),
    ...(hasBody ? writeInput(names) : []),
    `  view: ${schema},`,
    `  example: { ${hasBody ? 'input: { reason: "An example." }, ' : ""}view: ${example} },`,
    `  responses: { ${getSuccessStatus(plan)}: "${describeResponse(plan)}" },`,
    "  errors: [],",
    `  rest: "${method} ${path}",`,
    ...writeGraphql(plan, names),
    ...writeRun(plan, names),
    "});",
    "",
  ];
  return lines.join("\n");
}

export const getSuccessStatus = ({ kind, hasId, method }: OperationPlan) =>
  kind === "write" && method === "POST" && !hasId ? 201 : 200;

function describeResponse({ kind, entity }: OperationPlan): string {
  if (kind === "write") return "The result.";
  return kind === "list" ? `One page of ${toWords(entity)} objects.` : `The ${toWords(entity)}.`;
}

function writeInput({ operation }: OperationNames): string[] {
  return [
    "  input: z",
    "    // TODO: Describe the fields of the body.",
    '    .strictObject({ reason: lineField(255).describe("The reason, up to 255 characters.") })',
    `    .meta({ id: "${toPascal(operation)}Input", description: "The input of ${operation}." }),`,
  ];
}

function writeGraphql(plan: OperationPlan, { graphql, operation, schema, count }: OperationNames): string[] {
  if (plan.isPortal) return [];
  if (hasCounter(plan))
    return [
      "  graphql: {",
      `    query: "${graphql}",`,
      `    count: ({ db, principal }: ApiCall) => ${count}(db.sql, principal.organizationId, {}),`,
      "  },",
    ];
  if (plan.kind !== "write") return [`  graphql: { query: "${graphql}" },`];
  const fieldName = plan.hasId ? `${toCamel(plan.subject?.noun ?? "object")}Id` : "createdAt";
  const fieldDeclaration = plan.hasId
    ? `${fieldName}: z.string().describe("The ID of the ${toWords(plan.subject?.noun ?? "object")}. Null if there are errors.")`
    : `${fieldName}: ${schema}.shape.createdAt`;
  const toPayload = plan.hasId ? `({ id }) => ({ ${fieldName}: id })` : "({ createdAt }) => ({ createdAt })";
  return [
    "  graphql: {",
    `    mutation: "${operation}",`,
    "    payload: {",
    `      name: "${toPascal(operation)}Payload",`,
    `      description: "Result of ${operation}.",`,
    "      view: z.object({",
    `        ${fieldDeclaration},`,
    "      }),",
    `      toPayload: ${toPayload},`,
    "    },",
    "  },",
  ];
}

function writeRun(plan: OperationPlan, { read, toView, noun, type }: OperationNames): string[] {
  const { kind, hasId, subject, entity } = plan;
  if (kind === "list" && subject)
    return [
      "  async run({ db, principal }, { cursor, limit }) {",
      `    const after = decodeCursor(cursor, "${subject.idPrefix}");`,
      `    const page = await ${read}(db.sql, principal.organizationId, { after, limit });`,
      `    return mapPage(page, ${toView});`,
      "  },",
    ];
  if (kind === "write" && hasId)
    return [
      "  async run({ tx, principal }, { id }) {",
      `    const found = await ${read}(tx, principal.organizationId, id);`,
      `    if (!found) throw notFound("${noun}");`,
      "    // TODO: Change the row, and record the change in the audit log or as an event.",
      `    return ${toView}(found);`,
      "  },",
    ];
  if (kind === "write")
    return [
      "  // TODO: Write the row, and record it in the audit log or as an event.",
      `  run: ({ clock }) => ({ object: "${toSnake(type).replace(/^_/, "")}" as const, createdAt: clock.now().toISOString() }),`,
    ];
  if (hasId)
    return [
      "  async run({ db, principal }, { id }) {",
      `    const found = await ${read}(db.sql, principal.organizationId, id);`,
      `    if (!found) throw notFound("${noun}");`,
      `    return ${toView}(found);`,
      "  },",
    ];
  if (isCount(plan))
    return [
      "  async run({ db, principal }) {",
      `    const count = await ${read}(db.sql, principal.organizationId);`,
      `    return { object: "${toSnake(entity)}" as const, count };`,
      "  },",
    ];
  return [
    "  // TODO: Read the response from a store. Select only rows of the organization of `principal`.",
    `  run: () => ({ object: "${toSnake(entity)}" as const, count: 0 }),`,
  ];
}
