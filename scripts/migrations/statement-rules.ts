import type { CreateFunctionStmt, DropStmt, GrantStmt, IndexStmt, Node, RenameStmt } from "libpg-query";
import { formatArguments, type KnownSchema } from "./known-schema.ts";
import { createFinding, type Finding, type MigrationContext } from "./rules.ts";
import { findCalls, getLastName, readBlock, type Statement, visit } from "./statements.ts";
import { checkAlterTable } from "./table-rules.ts";

const MAX_LOCK_TIMEOUT_MS = 1_000;
const HARMLESS = new Set([
  "CommentStmt",
  "CompositeTypeStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateSchemaStmt",
  "CreateSeqStmt",
  "CreateStatsStmt",
]);

/** squawk also checks these statements, but not inside blocks. */
const SQUAWK_STATEMENTS = new Set(["AlterTableStmt", "DropStmt", "IndexStmt"]);

const isBuiltIn = (schema: KnownSchema, name: string) => schema.getSignatures(name).length === 0;

export function checkStatement(
  statement: Pick<Statement, "node" | "kind">,
  context: MigrationContext,
): Finding[] {
  const { node, kind } = statement;
  const { schema } = context;
  const isNew = (table: string | undefined) => schema.isNew("table", table ?? "");
  const reportIfExisting = (table: string | undefined, ...findings: Finding[]) =>
    isNew(table) ? [] : findings;
  if (HARMLESS.has(kind)) return [];
  if ("AlterTableStmt" in node) return checkAlterTable(node.AlterTableStmt, context);
  if ("IndexStmt" in node) return checkIndex(node.IndexStmt, context);
  if ("DropStmt" in node) return checkDrop(node.DropStmt, context);
  if ("RenameStmt" in node) return checkRename(node.RenameStmt, context);
  if ("CreateFunctionStmt" in node) return checkFunction(node.CreateFunctionStmt, context);
  if ("GrantStmt" in node) return checkGrant(node.GrantStmt, context);
  if ("DoStmt" in node) return checkBlock(context, node);
  if ("CallStmt" in node)
    return [createFinding("calls-function", `${getLastName(node.CallStmt.funccall?.funcname)}()`)];
  if ("CreateStmt" in node) {
    const [parent] = (node.CreateStmt.inhRelations ?? []).flatMap((table) =>
      "RangeVar" in table ? [table.RangeVar.relname] : [],
    );
    return parent === undefined
      ? []
      : reportIfExisting(parent, createFinding("locks-table", `a partition of ${parent}`));
  }
  if ("ViewStmt" in node) {
    const name = node.ViewStmt.view?.relname ?? "";
    return node.ViewStmt.replace && !schema.isNew("view", name)
      ? [createFinding("not-known", `view ${name}`)]
      : [];
  }
  if ("CreateTrigStmt" in node) {
    const table = node.CreateTrigStmt.relation?.relname;
    return reportIfExisting(
      table,
      createFinding("runs-in-writes", `trigger ${node.CreateTrigStmt.trigname} on ${table}`),
    );
  }
  if ("RuleStmt" in node)
    return reportIfExisting(
      node.RuleStmt.relation?.relname,
      createFinding("runs-in-writes", `rule ${node.RuleStmt.rulename}`),
    );
  if ("CreatePolicyStmt" in node) {
    const table = node.CreatePolicyStmt.table?.relname;
    return reportIfExisting(
      table,
      createFinding("row-security", `policy ${node.CreatePolicyStmt.policy_name} on ${table}`),
    );
  }
  if ("AlterEnumStmt" in node) {
    const type = getLastName(node.AlterEnumStmt.typeName);
    return schema.isNew("type", type) ? [] : [createFinding("enum-changes", `type ${type}`)];
  }
  if (["UpdateStmt", "DeleteStmt", "MergeStmt", "InsertStmt", "SelectStmt"].includes(kind))
    return checkRows(node, context);
  if ("TruncateStmt" in node) {
    const tables = (node.TruncateStmt.relations ?? []).flatMap((table) =>
      "RangeVar" in table ? [table.RangeVar.relname] : [],
    );
    return tables.flatMap((table) => reportIfExisting(table, createFinding("truncates", `table ${table}`)));
  }
  if ("LockStmt" in node) {
    const tables = (node.LockStmt.relations ?? []).flatMap((table) =>
      "RangeVar" in table ? [table.RangeVar.relname] : [],
    );
    return tables.flatMap((table) =>
      reportIfExisting(table, createFinding("locks-table", `LOCK TABLE ${table}`)),
    );
  }
  if ("VacuumStmt" in node || "ClusterStmt" in node || "RefreshMatViewStmt" in node)
    return [createFinding("rewrites-table", kind.replace(/Stmt$/, ""))];
  if ("VariableSetStmt" in node) {
    const { name = "", is_local, args } = node.VariableSetStmt;
    const isAllowed =
      is_local === true && name === "lock_timeout" && parseMilliseconds(args) <= MAX_LOCK_TIMEOUT_MS;
    return isAllowed ? [] : [createFinding("sets-limits", `SET ${name}`)];
  }
  return [createFinding("not-known", kind.replace(/Stmt$/, ""))];
}

function checkRows(node: Node, { schema }: MigrationContext): Finding[] {
  const findings: Finding[] = [];
  visit(node, (kind, members) => {
    const { relation, selectStmt, lockingClause } = members as RowStatement;
    const table = relation?.relname ?? "";
    const insertsValues =
      kind === "InsertStmt" && (!selectStmt || selectStmt.SelectStmt?.valuesLists !== undefined);
    const isWrite = ["UpdateStmt", "DeleteStmt", "MergeStmt", "InsertStmt"].includes(kind) && !insertsValues;
    if (isWrite && !schema.isNew("table", table))
      findings.push(createFinding("many-rows", `${kind.replace(/Stmt$/, "").toUpperCase()} of ${table}`));
    if (lockingClause !== undefined) findings.push(createFinding("many-rows", "SELECT … FOR UPDATE"));
  });
  const called = findCalls(node).filter((name) => !isBuiltIn(schema, name));
  return [...findings, ...called.map((name) => createFinding("calls-function", `${name}()`))];
}

interface RowStatement {
  relation?: { relname?: string };
  selectStmt?: { SelectStmt?: { valuesLists?: unknown } };
  lockingClause?: unknown;
}

function checkIndex(
  index: IndexStmt,
  { schema, statementCount, hasTransaction }: MigrationContext,
): Finding[] {
  const { idxname = "", relation, concurrent, if_not_exists, unique, indexParams = [] } = index;
  const table = relation?.relname ?? "";
  const subject = `index ${idxname} on ${table}`;
  const isAlone = statementCount === 1 && !hasTransaction && idxname !== "" && if_not_exists === true;
  const aloneFindings = concurrent && !isAlone ? [createFinding("concurrently-alone", subject)] : [];
  if (schema.isNew("table", table)) return aloneFindings;
  const columns = indexParams.map((param) => ("IndexElem" in param ? (param.IndexElem.name ?? "") : ""));
  const hasNewColumn = columns.some((column) => schema.isNewColumn(table, column));
  return [
    ...(unique && !hasNewColumn ? [createFinding("constraint-refuses", subject)] : []),
    ...aloneFindings,
  ];
}

const KINDS: Readonly<Record<string, string>> = {
  OBJECT_TABLE: "table",
  OBJECT_VIEW: "view",
  OBJECT_SEQUENCE: "sequence",
  OBJECT_INDEX: "index",
  OBJECT_TYPE: "type",
  OBJECT_FUNCTION: "function",
  OBJECT_TRIGGER: "trigger",
};

function checkDrop(
  drop: DropStmt,
  { schema, released, statementCount, hasTransaction }: MigrationContext,
): Finding[] {
  const kind = KINDS[drop.removeType ?? ""] ?? drop.removeType ?? "";
  return (drop.objects ?? []).flatMap((object) => {
    // Trigger names are unique per table.
    const name =
      kind === "trigger" && "List" in object
        ? (object.List.items ?? []).map(getName).join(".")
        : getName(object);
    const subject = `${kind} ${name}`;
    const isAlone = statementCount === 1 && !hasTransaction && drop.missing_ok === true;
    const aloneFindings = drop.concurrent && !isAlone ? [createFinding("concurrently-alone", subject)] : [];
    if (schema.isNew(kind, name) || (kind === "table" && released.isIgnored(name))) return aloneFindings;
    if (kind !== "index") return [createFinding("drops-used", subject)];
    // The last release's ON CONFLICT clauses may depend on a unique index.
    return [
      ...(schema.isUniqueIndex(name) || released.hasIndex(name)
        ? [createFinding("drops-used", subject)]
        : []),
      ...aloneFindings,
    ];
  });
}

function checkRename(
  { renameType, relation, subname = "", object }: RenameStmt,
  { schema }: MigrationContext,
): Finding[] {
  const table = relation?.relname ?? "";
  if (renameType === "OBJECT_COLUMN") {
    return schema.isNewColumn(table, subname)
      ? []
      : [createFinding("renames-used", `column ${table}.${subname}`)];
  }
  const kind = KINDS[renameType ?? ""] ?? String(renameType);
  const name = object ? getName(object) : table;
  const isNew = schema.isNew(kind, name) || schema.isNew("table", table);
  return isNew
    ? []
    : [createFinding("renames-used", `${kind} ${name}${subname === "" ? "" : ` ${subname}`}`)];
}

function checkFunction(statement: CreateFunctionStmt, { schema }: MigrationContext): Finding[] {
  const name = getLastName(statement.funcname);
  const signatures = schema.getSignatures(name);
  const isNewOverload =
    signatures.length > 0 &&
    !signatures.includes(formatArguments(statement)) &&
    !schema.isNew("function", name);
  return isNewOverload ? [createFinding("function-form", `${name}(${formatArguments(statement)})`)] : [];
}

function checkGrant({ is_grant, objtype, objects = [] }: GrantStmt, { schema }: MigrationContext): Finding[] {
  if (is_grant) return [];
  const kind = KINDS[objtype ?? ""] ?? String(objtype);
  const names = objects.map(getName).filter((name) => !schema.isNew(kind, name));
  return names.map((name) => createFinding("revokes-used", `${kind} ${name}`));
}

/** Reports dynamic SQL, which cannot be checked. */
function checkBlock(context: MigrationContext, node: Node): Finding[] {
  const [source = ""] = "DoStmt" in node ? (node.DoStmt.args ?? []).flatMap(readBody) : [];
  const tag = "$svc_block$";
  const { statements, isDynamic } = readBlock(`DO ${tag}${source}${tag}`);
  return [
    ...(isDynamic ? [createFinding("dynamic-sql", "EXECUTE")] : []),
    ...statements.flatMap((inner) => [
      ...(SQUAWK_STATEMENTS.has(inner.kind)
        ? [createFinding("dynamic-sql", `${inner.kind} in a block`)]
        : []),
      ...checkStatement(inner, context),
    ]),
  ];
}

const readBody = (arg: Node): string[] => {
  const body = "DefElem" in arg && arg.DefElem.defname === "as" ? arg.DefElem.arg : undefined;
  return body && "String" in body ? [body.String.sval ?? ""] : [];
};

function getName(object: Node): string {
  if ("RangeVar" in object) return object.RangeVar.relname ?? "";
  if ("ObjectWithArgs" in object) return getLastName(object.ObjectWithArgs.objname);
  if ("List" in object) return getLastName(object.List.items);
  if ("TypeName" in object) return getLastName(object.TypeName.names);
  return "String" in object ? (object.String.sval ?? "") : "";
}

/** Parses `'200ms'`, `'1s'` or `200`. Zero and unreadable values mean no limit. */
function parseMilliseconds(args: readonly Node[] | undefined): number {
  const [value] = args ?? [];
  const constant = value && "A_Const" in value ? value.A_Const : undefined;
  const text = constant?.sval?.sval ?? String(constant?.ival?.ival ?? "");
  const [, count = "0", unit] = /^([0-9]{1,9})(ms|s)?$/.exec(text) ?? [];
  const ms = Number(count) * (unit === "s" ? 1000 : 1);
  return ms === 0 ? Number.POSITIVE_INFINITY : ms;
}
