import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from "libpg-query";
import { createFinding, type Finding, type MigrationContext } from "./rules.ts";
import { findCalls, findColumns, getLastName, visit } from "./statements.ts";

/** Functions that return one value for all rows. As defaults, they do not rewrite rows. */
const STABLE = new Set([
  "now",
  "transaction_timestamp",
  "statement_timestamp",
  "to_jsonb",
  "jsonb_build_object",
  "jsonb_build_array",
]);
const SERIAL = new Set(["serial", "bigserial", "smallserial", "serial4", "serial8", "serial2"]);
/** Commands that neither block nor affect the last release, and commands that squawk checks. */
const HARMLESS = new Set([
  "AT_DropNotNull",
  "AT_ValidateConstraint",
  "AT_AlterColumnType",
  "AT_SetStatistics",
  "AT_SetRelOptions",
  "AT_ResetRelOptions",
  "AT_SetOptions",
  "AT_ResetOptions",
  "AT_SetStorage",
  "AT_SetCompression",
]);
const REWRITES = new Set([
  "AT_SetLogged",
  "AT_SetUnLogged",
  "AT_SetAccessMethod",
  "AT_SetTableSpace",
  "AT_SetExpression",
]);
const LOCKS =
  /^AT_(Attach|Detach|AddInherit|DropInherit|EnableTrig|EnableAlwaysTrig|EnableReplicaTrig|DisableTrig)/;
const ROW_SECURITY = /^AT_(Enable|Disable|Force|NoForce)RowSecurity$/;

export function checkAlterTable(statement: AlterTableStmt, context: MigrationContext): Finding[] {
  const table = statement.relation?.relname ?? "";
  if (context.schema.isNew("table", table)) return [];
  if (statement.objtype !== "OBJECT_TABLE") return [createFinding("not-known", `ALTER of ${table}`)];
  return (statement.cmds ?? []).flatMap((one) =>
    "AlterTableCmd" in one ? checkCommand(table, one.AlterTableCmd, context) : [],
  );
}

function checkCommand(table: string, command: AlterTableCmd, context: MigrationContext): Finding[] {
  const { subtype = "", name = "", def } = command;
  const { schema, released } = context;
  const column = `${table}.${name}`;
  if (HARMLESS.has(subtype)) return [];
  if (REWRITES.has(subtype)) return [createFinding("rewrites-table", `table ${table}`)];
  if (LOCKS.test(subtype)) return [createFinding("locks-table", `${subtype.slice(3)} of ${table}`)];
  if (ROW_SECURITY.test(subtype)) return [createFinding("row-security", `table ${table}`)];
  switch (subtype) {
    case "AT_AddColumn":
      return def && "ColumnDef" in def ? checkColumn(table, def.ColumnDef) : [];
    case "AT_AddConstraint":
      return def && "Constraint" in def ? checkConstraint(table, def.Constraint, context) : [];
    case "AT_ColumnDefault":
      return def !== undefined || schema.isNewColumn(table, name)
        ? []
        : [createFinding("default-gone", `column ${column}`)];
    case "AT_SetNotNull": {
      const hasCheck = schema.isNeverNull(table, name);
      return hasCheck ? [] : [createFinding("set-not-null", `column ${column}`)];
    }
    case "AT_DropColumn": {
      const isUsed = !schema.isNewColumn(table, name) && !released.isIgnored(table, name);
      return isUsed ? [createFinding("drops-used", `column ${column}`)] : [];
    }
    case "AT_DropConstraint": {
      const isLoosened = ["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(
        schema.findConstraint(table, name)?.kind ?? "",
      );
      const isNew = schema.isNew("constraint", column);
      return isLoosened || isNew ? [] : [createFinding("drops-used", `constraint ${name} of ${table}`)];
    }
    default:
      return [createFinding("not-known", `${subtype.slice(3)} of ${table}`)];
  }
}

function checkColumn(table: string, { colname, typeName, constraints = [] }: ColumnDef): Finding[] {
  const subject = `column ${table}.${colname}`;
  const columnConstraints = constraints.flatMap((one) => ("Constraint" in one ? [one.Constraint] : []));
  const hasConstraint = (...kinds: string[]) =>
    columnConstraints.some(({ contype = "" }) => kinds.includes(contype));
  const defaults = columnConstraints.filter(({ contype }) => contype === "CONSTR_DEFAULT");
  const rewritesRows =
    SERIAL.has(getLastName(typeName?.names)) ||
    hasConstraint("CONSTR_IDENTITY") ||
    columnConstraints.some(
      ({ contype, generated_kind }) => contype === "CONSTR_GENERATED" && generated_kind !== "v",
    ) ||
    defaults.some(({ raw_expr }) => isVolatile(raw_expr));
  return [
    ...(rewritesRows ? [createFinding("column-rewrites", subject)] : []),
    // Without a default, all rows are null, so PostgreSQL checks no foreign keys.
    ...(hasConstraint("CONSTR_CHECK") || (hasConstraint("CONSTR_FOREIGN") && defaults.length > 0)
      ? [createFinding("column-scans", subject)]
      : []),
  ];
}

const isVolatile = (expression: Node | undefined) => findCalls(expression).some((name) => !STABLE.has(name));

function checkConstraint(table: string, constraint: Constraint, context: MigrationContext): Finding[] {
  const { contype = "", conname, raw_expr, fk_attrs = [] } = constraint;
  const subject = `constraint ${conname ?? contype} of ${table}`;
  const isNew = (column: string) => context.schema.isNewColumn(table, column);
  if (["CONSTR_UNIQUE", "CONSTR_EXCLUSION"].includes(contype)) return [];
  if (!["CONSTR_CHECK", "CONSTR_FOREIGN", "CONSTR_NOTNULL"].includes(contype))
    return [createFinding("not-known", subject)];
  const columns = contype === "CONSTR_CHECK" ? findColumns(raw_expr) : getNames(constraint.keys ?? fk_attrs);
  const isSatisfiedByNull = contype !== "CONSTR_NOTNULL" && !requiresValue(raw_expr);
  const isSafe = columns.length > 0 && columns.every(isNew) && isSatisfiedByNull;
  return isSafe ? [] : [createFinding("constraint-refuses", subject)];
}

const getNames = (nodes: readonly Node[]) =>
  nodes.map((node) => ("String" in node ? (node.String.sval ?? "") : ""));

/** Returns true if a check can fail for null. The last release inserts null into new columns. */
function requiresValue(expression: Node | undefined): boolean {
  let isRequired = false;
  visit(expression, (kind, members) => {
    if (kind === "NullTest" && members.nulltesttype === "IS_NOT_NULL") isRequired = true;
    // Functions and some operators can turn null into a value.
    if (kind === "FuncCall" || kind === "CoalesceExpr") isRequired = true;
    if (kind === "A_Expr" && members.kind === "AEXPR_NOT_DISTINCT") isRequired = true;
  });
  return isRequired;
}
