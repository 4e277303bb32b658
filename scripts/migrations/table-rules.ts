import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from "libpg-query";
import type { Judged } from "./judged.ts";
import { type Finding, finding } from "./rules.ts";
import { callsIn, columnsIn, lastName, visit } from "./statements.ts";

/** Functions with one value for all rows: columns with such a default are added without rewriting rows. */
const STABLE = new Set([
  "now",
  "transaction_timestamp",
  "statement_timestamp",
  "to_jsonb",
  "jsonb_build_object",
  "jsonb_build_array",
]);
const SERIAL = new Set(["serial", "bigserial", "smallserial", "serial4", "serial8", "serial2"]);
/** Commands with a brief lock that the last release does not notice, or that squawk checks. */
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

export function judgeAlterTable(statement: AlterTableStmt, judged: Judged): Finding[] {
  const table = statement.relation?.relname ?? "";
  if (judged.schema.isFresh("table", table)) return [];
  if (statement.objtype !== "OBJECT_TABLE") return [finding("not-known", `ALTER of ${table}`)];
  return (statement.cmds ?? []).flatMap((one) =>
    "AlterTableCmd" in one ? judgeCommand(table, one.AlterTableCmd, judged) : [],
  );
}

function judgeCommand(table: string, command: AlterTableCmd, judged: Judged): Finding[] {
  const { subtype = "", name = "", def } = command;
  const { schema, released } = judged;
  const column = `${table}.${name}`;
  if (HARMLESS.has(subtype)) return [];
  if (REWRITES.has(subtype)) return [finding("rewrites-table", `table ${table}`)];
  if (LOCKS.test(subtype)) return [finding("locks-table", `${subtype.slice(3)} of ${table}`)];
  if (ROW_SECURITY.test(subtype)) return [finding("row-security", `table ${table}`)];
  switch (subtype) {
    case "AT_AddColumn":
      return def && "ColumnDef" in def ? judgeColumn(table, def.ColumnDef) : [];
    case "AT_AddConstraint":
      return def && "Constraint" in def ? judgeConstraint(table, def.Constraint, judged) : [];
    case "AT_ColumnDefault":
      return def !== undefined || schema.isFreshColumn(table, name)
        ? []
        : [finding("default-gone", `column ${column}`)];
    case "AT_SetNotNull": {
      const isProved = schema.isNeverNull(table, name);
      return isProved ? [] : [finding("set-not-null", `column ${column}`)];
    }
    case "AT_DropColumn": {
      const isNamed = !schema.isFreshColumn(table, name) && !released.isIgnored(table, name);
      return isNamed ? [finding("drops-used", `column ${column}`)] : [];
    }
    case "AT_DropConstraint": {
      const isLoosened = ["CONSTR_CHECK", "CONSTR_FOREIGN"].includes(
        schema.findConstraint(table, name)?.kind ?? "",
      );
      const isFresh = schema.isFresh("constraint", column);
      return isLoosened || isFresh ? [] : [finding("drops-used", `constraint ${name} of ${table}`)];
    }
    default:
      return [finding("not-known", `${subtype.slice(3)} of ${table}`)];
  }
}

function judgeColumn(table: string, { colname, typeName, constraints = [] }: ColumnDef): Finding[] {
  const what = `column ${table}.${colname}`;
  const found = constraints.flatMap((one) => ("Constraint" in one ? [one.Constraint] : []));
  const has = (...kinds: string[]) => found.some(({ contype = "" }) => kinds.includes(contype));
  const defaults = found.filter(({ contype }) => contype === "CONSTR_DEFAULT");
  const isWritten =
    SERIAL.has(lastName(typeName?.names)) ||
    has("CONSTR_IDENTITY") ||
    found.some(({ contype, generated_kind }) => contype === "CONSTR_GENERATED" && generated_kind !== "v") ||
    defaults.some(({ raw_expr }) => isVolatile(raw_expr));
  return [
    ...(isWritten ? [finding("column-rewrites", what)] : []),
    // Without a default, all rows are null, so PostgreSQL checks no foreign keys.
    ...(has("CONSTR_CHECK") || (has("CONSTR_FOREIGN") && defaults.length > 0)
      ? [finding("column-scans", what)]
      : []),
  ];
}

const isVolatile = (expression: Node | undefined) => callsIn(expression).some((name) => !STABLE.has(name));

function judgeConstraint(table: string, constraint: Constraint, judged: Judged): Finding[] {
  const { contype = "", conname, raw_expr, fk_attrs = [] } = constraint;
  const what = `constraint ${conname ?? contype} of ${table}`;
  const isFresh = (column: string) => judged.schema.isFreshColumn(table, column);
  if (["CONSTR_UNIQUE", "CONSTR_EXCLUSION"].includes(contype)) return [];
  if (!["CONSTR_CHECK", "CONSTR_FOREIGN", "CONSTR_NOTNULL"].includes(contype))
    return [finding("not-known", what)];
  const columns = contype === "CONSTR_CHECK" ? columnsIn(raw_expr) : namesOf(constraint.keys ?? fk_attrs);
  const mayBeLeftOut = contype !== "CONSTR_NOTNULL" && !asksForValue(raw_expr);
  const keepsOld = columns.length > 0 && columns.every(isFresh) && mayBeLeftOut;
  return keepsOld ? [] : [finding("constraint-refuses", what)];
}

const namesOf = (nodes: readonly Node[]) =>
  nodes.map((node) => ("String" in node ? (node.String.sval ?? "") : ""));

/** True if a check can fail for null, which the last release inserts for new columns. */
function asksForValue(expression: Node | undefined): boolean {
  let asks = false;
  visit(expression, (kind, members) => {
    if (kind === "NullTest" && members.nulltesttype === "IS_NOT_NULL") asks = true;
    // Functions and some operators can turn null into a value.
    if (kind === "FuncCall" || kind === "CoalesceExpr") asks = true;
    if (kind === "A_Expr" && members.kind === "AEXPR_NOT_DISTINCT") asks = true;
  });
  return asks;
}
