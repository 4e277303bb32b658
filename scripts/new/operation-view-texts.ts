import { basename } from "node:path";
import { EXAMPLE_SUFFIX } from "./nouns.ts";
import type { OperationNames, OperationPlan } from "./operation-plan.ts";
import { getImportPath } from "./places.ts";
import { addArticle, capitalize, toSnake, toWords } from "./words.ts";

/** Existing files that every operation imports. */
export interface Files {
  defineOperation: string;
  exampleValues: string;
}

/** Returns false for creations, whose skeletons write no row, and for new nouns, which have no table. */
export const usesStore = ({ subject, kind, hasId }: OperationPlan) =>
  subject !== null && (kind !== "write" || hasId);

const getColumns = ({ table }: OperationPlan) => (table?.hasCreatedAt ? ["id", "createdAt"] : ["id"]);

/** Returns true for a read without an ID, which counts the organization's rows. */
export const isCount = ({ kind, hasId, subject }: OperationPlan) =>
  kind === "read" && !hasId && subject !== null;

/** Returns true for a list in GraphQL, where each connection has a total count. */
export const hasCounter = ({ kind, isPortal }: OperationPlan) => kind === "list" && !isPortal;

export const listStoreNames = (plan: OperationPlan, { count, read }: OperationNames): string[] =>
  hasCounter(plan) ? [count, read] : [read];

export function getObjectName(
  { kind, entity, subject, hasId }: OperationPlan,
  { result }: OperationNames,
): string {
  if (kind === "write") return hasId ? toSnake(subject?.noun ?? result) : toSnake(result);
  return toSnake(entity);
}

export function writeView(plan: OperationPlan, names: OperationNames): string {
  const { schema, type, toView, noun, viewFile, storeFile, exampleFile } = names;
  const object = getObjectName(plan, names);
  const isRowBased = usesStore(plan) && !isCount(plan);
  const isCreation = plan.kind === "write" && !plan.hasId;
  const columns = isRowBased || plan.kind === "list" ? getColumns(plan) : [];
  const shownColumns = plan.kind === "write" ? columns.filter((column) => column === "id") : columns;
  const hasTime = isCreation || shownColumns.includes("createdAt");
  const fields = [
    ...(shownColumns.length > 0 ? [`    id: z.string().describe("The ID of the ${noun}."),`] : []),
    `    object: z.literal("${object}"),`,
    `    // TODO: Describe the fields of the response. Add each one to the example in ${basename(exampleFile)} and to the test.`,
    ...(hasTime ? [`    createdAt: timestampField.describe("When the ${noun} was created."),`] : []),
    ...(shownColumns.length === 0 && !isCreation
      ? ['    count: z.int().min(0).describe("The number of objects."),']
      : []),
  ];
  const properties = [
    "id: row.id",
    `object: "${object}"`,
    ...(shownColumns.includes("createdAt") ? ["createdAt: row.createdAt.toISOString()"] : []),
  ];
  return [
    ...(hasTime ? ['import { timestampField } from "@svc/service-kit/fields";'] : []),
    'import { z } from "zod";',
    ...(isRowBased ? [`import type { ${type}Row } from "${getImportPath(viewFile, storeFile)}";`] : []),
    "",
    `export const ${schema} = z`,
    "  .strictObject({",
    ...fields,
    "  })",
    `  .meta({ id: "${type}", description: "${capitalize(addArticle(toWords(names.result)))}." });`,
    "",
    ...(isRowBased
      ? [
          `export function ${toView}(row: ${type}Row): z.output<typeof ${schema}> {`,
          `  return { ${properties.join(", ")} };`,
          "}",
          "",
        ]
      : []),
  ].join("\n");
}

export function writeStore(plan: OperationPlan, names: OperationNames): string {
  const { subject, table, kind } = plan;
  const { type, read, result } = names;
  const statementName = toSnake(result);
  const columns = getColumns(plan);
  const row = [
    `export interface ${type}Row {`,
    "  id: string;",
    ...(columns.includes("createdAt") ? ["  createdAt: Date;"] : []),
    "}",
    "",
  ];
  const from = `    .selectFrom("${table?.table}")`;
  const selected = columns.length === 1 ? '"id"' : '["id", "createdAt"]';
  const organizationFilter = '    .where("organizationId", "=", param.organizationId)';
  if (kind === "list") {
    const hasCount = hasCounter(plan);
    return [
      `import { ${hasCount ? "createCounter, " : ""}createPageReader, kysely, type OrganizationParams, type PageParams, type Params, pageAfter, unpreparedStatement } from "@svc/database";`,
      "",
      ...row,
      "/** Returns the rows of all pages. */",
      "const selectRows = (param: Params<OrganizationParams>) =>",
      "  // TODO: Select the columns that the view shows.",
      `  kysely.selectFrom("${table?.table}").select(${selected})`,
      '    .where("organizationId", "=", param.organizationId);',
      "",
      `export const ${read} = createPageReader(`,
      `  unpreparedStatement("${statementName}_page", (param: Params<PageParams>) =>`,
      "    pageAfter(selectRows(param), param),",
      "  ),",
      ");",
      "",
      ...(hasCount
        ? [`export const ${names.count} = createCounter("${statementName}_total_count", selectRows);`, ""]
        : []),
    ].join("\n");
  }
  if (isCount(plan))
    return [
      'import { kysely, type Params, type Sql, sql, statement } from "@svc/database";',
      "",
      `const count = statement("${statementName}", (param: Params<{ organizationId: string }>) =>`,
      "  // TODO: Select what the view shows.",
      "  kysely",
      from,
      '    .select(sql<number>`count(*)::int`.as("count"))',
      '    .where("organizationId", "=", param.organizationId),',
      ");",
      "",
      `export async function ${read}(db: Sql, organizationId: string): Promise<number> {`,
      "  const [row] = await count(db, { organizationId });",
      "  return row?.count ?? 0;",
      "}",
      "",
    ].join("\n");
  return [
    'import { kysely, type Params, type Sql, statement } from "@svc/database";',
    "",
    ...row,
    "interface RowParams {",
    "  organizationId: string;",
    "  id: string;",
    "}",
    "",
    `const findById = statement("${statementName}_by_id", (param: Params<RowParams>) =>`,
    "  // TODO: Select the columns that the view shows.",
    "  kysely",
    from,
    `    .select(${selected})`,
    organizationFilter,
    '    .where("id", "=", param.id),',
    ");",
    "",
    `/** Finds ${addArticle(toWords(subject?.noun ?? ""))} of an organization. */`,
    `export async function ${read}(`,
    "  db: Sql,",
    "  organizationId: string,",
    "  id: string,",
    `): Promise<${type}Row | null> {`,
    "  const [row] = await findById(db, { organizationId, id });",
    "  return row ?? null;",
    "}",
    "",
  ].join("\n");
}

export function writeExample(plan: OperationPlan, names: OperationNames, files: Files): string {
  const { subject, kind, hasId } = plan;
  const hasRow = (hasId || kind === "list") && subject !== null;
  const importedValues = [
    ...(kind === "write" && !hasId ? ["NOW"] : []),
    ...(hasRow && kind !== "write" && plan.table?.hasCreatedAt ? ["NOW"] : []),
    ...(hasRow && subject?.exampleId ? [subject.exampleId] : []),
  ];
  const id = subject?.exampleId ?? `"${subject?.idPrefix}_${EXAMPLE_SUFFIX}"`;
  const properties = [
    ...(hasRow ? [`  id: ${id},`] : []),
    `  object: "${getObjectName(plan, names)}",`,
    ...(importedValues.includes("NOW") ? ["  createdAt: NOW,"] : []),
    ...(!hasRow && kind !== "write" ? ["  count: 1,"] : []),
  ];
  return [
    ...(importedValues.length > 0
      ? [
          `import { ${importedValues.join(", ")} } from "${getImportPath(names.exampleFile, files.exampleValues)}";`,
          "",
        ]
      : []),
    `export const ${names.example} = {`,
    ...properties,
    "};",
    "",
  ].join("\n");
}
