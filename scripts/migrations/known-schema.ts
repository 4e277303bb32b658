import type { AlterTableCmd, Constraint, CreateFunctionStmt, Node } from "libpg-query";
import { findColumns, getKind, getLastName, type Statement } from "./statements.ts";

interface KnownConstraint {
  kind: string;
  isValid: boolean;
  /** The column of a constraint that only checks NOT NULL. */
  notNull: string | null;
}

/** Schema after the migrations so far. Distinguishes objects of the last release from newer objects. */
export class KnownSchema {
  /** Objects created since the last release: `table events`, `column events.id`, `function f`, `index i`. */
  private readonly newObjects = new Set<string>();
  private readonly functions = new Map<string, string[]>();
  private readonly uniqueIndexes = new Set<string>();
  private readonly constraints = new Map<string, KnownConstraint>();
  private isReleased = true;

  beginMigration(isReleased: boolean): void {
    this.isReleased = isReleased;
  }

  isNew(kind: string, name: string): boolean {
    return this.newObjects.has(`${kind} ${name}`);
  }

  isNewColumn(table: string, column: string): boolean {
    return this.isNew("table", table) || this.isNew("column", `${table}.${column}`);
  }

  getSignatures(name: string): readonly string[] {
    return this.functions.get(name) ?? [];
  }

  isUniqueIndex(name: string): boolean {
    return this.uniqueIndexes.has(name);
  }

  findConstraint(table: string, name: string): KnownConstraint | undefined {
    return this.constraints.get(`${table}.${name}`);
  }

  isNeverNull(table: string, column: string): boolean {
    return [...this.constraints].some(
      ([name, { isValid, notNull }]) => name.startsWith(`${table}.`) && isValid && notNull === column,
    );
  }

  record({ node }: Pick<Statement, "node">): void {
    if ("CreateStmt" in node) {
      const table = node.CreateStmt.relation?.relname ?? "";
      this.add("table", table);
      for (const element of node.CreateStmt.tableElts ?? []) {
        if ("Constraint" in element) this.recordConstraint(table, element.Constraint);
      }
    } else if ("CreateTableAsStmt" in node)
      this.add("table", node.CreateTableAsStmt.into?.rel?.relname ?? "");
    else if ("ViewStmt" in node) this.add("view", node.ViewStmt.view?.relname ?? "");
    else if ("CreateSeqStmt" in node) this.add("sequence", node.CreateSeqStmt.sequence?.relname ?? "");
    else if ("CreateEnumStmt" in node) this.add("type", getLastName(node.CreateEnumStmt.typeName));
    else if ("CompositeTypeStmt" in node) this.add("type", node.CompositeTypeStmt.typevar?.relname ?? "");
    else if ("CreateTrigStmt" in node) {
      const { relation, trigname } = node.CreateTrigStmt;
      this.add("trigger", `${relation?.relname}.${trigname}`);
    } else if ("CreateFunctionStmt" in node) this.recordFunction(node.CreateFunctionStmt);
    else if ("IndexStmt" in node) {
      this.add("index", node.IndexStmt.idxname ?? "");
      if (node.IndexStmt.unique) this.uniqueIndexes.add(node.IndexStmt.idxname ?? "");
    } else if ("AlterTableStmt" in node) {
      const table = node.AlterTableStmt.relation?.relname ?? "";
      for (const command of node.AlterTableStmt.cmds ?? []) {
        if ("AlterTableCmd" in command) this.recordCommand(table, command.AlterTableCmd);
      }
    }
  }

  private recordCommand(table: string, command: AlterTableCmd): void {
    const { subtype, def, name } = command;
    if (subtype === "AT_AddColumn" && def && "ColumnDef" in def)
      this.add("column", `${table}.${def.ColumnDef.colname}`);
    if (subtype === "AT_AddConstraint" && def && "Constraint" in def)
      this.recordConstraint(table, def.Constraint);
    const constraint = this.findConstraint(table, name ?? "");
    if (subtype === "AT_ValidateConstraint" && constraint) constraint.isValid = true;
    if (subtype === "AT_DropConstraint") this.constraints.delete(`${table}.${name}`);
  }

  private recordConstraint(table: string, constraint: Constraint): void {
    if (!constraint.conname) return;
    this.add("constraint", `${table}.${constraint.conname}`);
    this.constraints.set(`${table}.${constraint.conname}`, {
      kind: constraint.contype ?? "",
      isValid: constraint.skip_validation !== true,
      notNull: findNotNullColumn(constraint.raw_expr),
    });
  }

  private recordFunction(statement: CreateFunctionStmt): void {
    const name = getLastName(statement.funcname);
    const signatures = this.functions.get(name) ?? [];
    const signature = formatArguments(statement);
    if (signatures.length === 0) this.add("function", name);
    if (!signatures.includes(signature)) this.functions.set(name, [...signatures, signature]);
  }

  private add(kind: string, name: string): void {
    if (!this.isReleased) this.newObjects.add(`${kind} ${name}`);
  }
}

/** Formats the types of a function's arguments, which distinguish its overloads. */
export function formatArguments(statement: CreateFunctionStmt): string {
  const types = (statement.parameters ?? []).flatMap((parameter) =>
    "FunctionParameter" in parameter &&
    !["FUNC_PARAM_TABLE", "FUNC_PARAM_OUT"].includes(parameter.FunctionParameter.mode ?? "")
      ? [parameter.FunctionParameter.argType]
      : [],
  );
  return types
    .map((type) => `${getLastName(type?.names)}${"[]".repeat(type?.arrayBounds?.length ?? 0)}`)
    .join(", ");
}

function findNotNullColumn(expression: Node | undefined): string | null {
  if (expression === undefined || getKind(expression) !== "NullTest" || !("NullTest" in expression))
    return null;
  if (expression.NullTest.nulltesttype !== "IS_NOT_NULL") return null;
  return findColumns(expression)[0] ?? null;
}
