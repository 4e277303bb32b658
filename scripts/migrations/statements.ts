import { type Node, parsePlPgSQLSync, parseSync } from "libpg-query";

export interface Statement {
  node: Node;
  /** Node type of PostgreSQL's parser: `IndexStmt`. */
  kind: string;
  /** Starts at 1. */
  line: number;
  /** Preceding `-- allow: <rule>: <reason>` comments. */
  exemptions: Exemption[];
}

interface Exemption {
  rule: string;
  why: string;
  line: number;
}

const EXEMPTION = /^-- allow: ([a-z-]{1,40}): (\S.*)$/;

type Tree = { [name: string]: unknown };

/**
 * Parses a migration with PostgreSQL's parser.
 *
 * @throws Error on a syntax error
 */
export function readStatements(sql: string): Statement[] {
  const bytes = Buffer.from(sql);
  let end = 0;
  return (parseSync(sql).stmts ?? []).map(({ stmt, stmt_location = 0, stmt_len }) => {
    const from = end;
    end = stmt_len === undefined || stmt_len === 0 ? bytes.length : stmt_location + stmt_len;
    const before = bytes.subarray(0, from).toString().split("\n").length;
    const { exemptions, lines } = readComments(bytes.subarray(from, end).toString(), before);
    if (stmt === undefined) throw new Error("the parser returned no statement");
    return { node: stmt, kind: getKind(stmt), line: before + lines, exemptions };
  });
}

/** Reads the comments before a statement. The first line is the rest of the previous statement's last line. */
function readComments(text: string, first: number): { exemptions: Exemption[]; lines: number } {
  const exemptions: Exemption[] = [];
  const rows = text.split("\n");
  let lines = 0;
  for (const row of rows) {
    const trimmed = lines === 0 ? row.replace(/^;/, "").trim() : row.trim();
    if (trimmed !== "" && !trimmed.startsWith("--")) break;
    const [, rule, why] = EXEMPTION.exec(trimmed) ?? [];
    if (rule !== undefined && why !== undefined) exemptions.push({ rule, why, line: first + lines });
    lines += 1;
  }
  return { exemptions, lines };
}

export const getKind = (node: Node): string => Object.keys(node)[0] ?? "";

/** Returns the SQL of a PL/pgSQL block, and whether it contains dynamic SQL. */
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

/** Parses a statement, an expression or an assignment. Wraps the latter two in SELECT. */
function readQuery(query: string): Statement[] | null {
  for (const text of [query, `SELECT ${query}`, `SELECT ${query.slice(query.indexOf(":=") + 2)}`]) {
    try {
      return readStatements(text);
    } catch {
      // The query does not have this form.
    }
  }
  return null;
}

export function visit(tree: unknown, call: (kind: string, members: Tree) => void): void {
  if (tree === null || typeof tree !== "object") return;
  for (const [kind, members] of Object.entries(tree)) {
    if (members !== null && typeof members === "object" && !Array.isArray(members))
      call(kind, members as Tree);
    visit(members, call);
  }
}

/** Last part of a name: `t` of `public.t`. */
export const lastName = (nodes: readonly Node[] | undefined): string => {
  const last = nodes?.at(-1);
  return last !== undefined && "String" in last ? (last.String.sval ?? "") : "";
};

export function columnsIn(expression: unknown): string[] {
  const found: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "ColumnRef") found.push(lastName(members.fields as Node[]));
  });
  return found;
}

export function callsIn(expression: unknown): string[] {
  const found: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "FuncCall") found.push(lastName(members.funcname as Node[]));
  });
  return found;
}
