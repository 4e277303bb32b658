import { type Node, parsePlPgSQLSync, parseSync } from "libpg-query";

/** A statement of a migration. */
export interface Statement {
  node: Node;
  /** As PostgreSQL's parser names it: `IndexStmt`. */
  kind: string;
  /** Where it begins, counted from 1. */
  line: number;
  /** What stands before it as `-- allow: <rule>: <why>`. */
  excuses: Excuse[];
}

/** A reason for what a rule refuses. */
export interface Excuse {
  rule: string;
  why: string;
  line: number;
}

/** How a comment excuses the statement that it stands before. */
const EXCUSE = /^-- allow: ([a-z-]{1,40}): (\S.*)$/;

/** Kinds and members of a statement, as JSON has them. */
type Tree = { [name: string]: unknown };

/**
 * Reads a migration by PostgreSQL's own parser.
 *
 * @throws Error of the parser, where it is no SQL
 */
export function readStatements(sql: string): Statement[] {
  const bytes = Buffer.from(sql);
  let end = 0;
  return (parseSync(sql).stmts ?? []).map(({ stmt, stmt_location = 0, stmt_len }) => {
    const from = end;
    end = stmt_len === undefined || stmt_len === 0 ? bytes.length : stmt_location + stmt_len;
    const before = bytes.subarray(0, from).toString().split("\n").length;
    const { excuses, lines } = readComments(bytes.subarray(from, end).toString(), before);
    if (stmt === undefined) throw new Error("the parser gave no statement");
    return { node: stmt, kind: kindOf(stmt), line: before + lines, excuses };
  });
}

/** The lines before a statement's first word. The first line is what is left of the one that the statement before ended on. */
function readComments(text: string, first: number): { excuses: Excuse[]; lines: number } {
  const excuses: Excuse[] = [];
  const rows = text.split("\n");
  let lines = 0;
  for (const row of rows) {
    const said = lines === 0 ? row.replace(/^;/, "").trim() : row.trim();
    if (said !== "" && !said.startsWith("--")) break;
    const [, rule, why] = EXCUSE.exec(said) ?? [];
    if (rule !== undefined && why !== undefined) excuses.push({ rule, why, line: first + lines });
    lines += 1;
  }
  return { excuses, lines };
}

export const kindOf = (node: Node): string => Object.keys(node)[0] ?? "";

/** What a block of PL/pgSQL does: its statements and expressions in SQL, and whether there is any that cannot be read here. */
export function readBlock(block: string): { statements: Statement[]; isDynamic: boolean } {
  const statements: Statement[] = [];
  let isDynamic = false;
  visit(parsePlPgSQLSync(block), (kind, members) => {
    if (/dynexecute|dynfors/.test(kind)) isDynamic = true;
    if (kind !== "PLpgSQL_expr") return;
    const read = readQuery(String(members.query));
    if (read === null) isDynamic = true;
    else statements.push(...read);
  });
  return { statements, isDynamic };
}

/** A statement, or an expression or assignment, which is read as what selects it. */
function readQuery(query: string): Statement[] | null {
  for (const text of [query, `SELECT ${query}`, `SELECT ${query.slice(query.indexOf(":=") + 2)}`]) {
    try {
      return readStatements(text);
    } catch {
      // The next form of it is tried.
    }
  }
  return null;
}

/** Calls for each node in a tree, with its kind and its members. */
export function visit(tree: unknown, call: (kind: string, members: Tree) => void): void {
  if (tree === null || typeof tree !== "object") return;
  for (const [kind, members] of Object.entries(tree)) {
    if (members !== null && typeof members === "object" && !Array.isArray(members))
      call(kind, members as Tree);
    visit(members, call);
  }
}

/** The last part of a name: `t` of `public.t`. */
export const lastName = (nodes: readonly Node[] | undefined): string => {
  const last = nodes?.at(-1);
  return last !== undefined && "String" in last ? (last.String.sval ?? "") : "";
};

/** The names of all columns in an expression. */
export function columnsIn(expression: unknown): string[] {
  const found: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "ColumnRef") found.push(lastName(members.fields as Node[]));
  });
  return found;
}

/** The names of all functions that an expression calls. */
export function callsIn(expression: unknown): string[] {
  const found: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "FuncCall") found.push(lastName(members.funcname as Node[]));
  });
  return found;
}
