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
  reason: string;
  line: number;
}

const EXEMPTION = /^-- allow: ([a-z-]{1,40}): (\S.*)$/;

type Tree = { [name: string]: unknown };

/** @throws Error on a syntax error */
export function readStatements(sql: string): Statement[] {
  const bytes = Buffer.from(sql);
  let end = 0;
  return (parseSync(sql).stmts ?? []).map(({ stmt, stmt_location = 0, stmt_len }) => {
    const start = end;
    end = stmt_len === undefined || stmt_len === 0 ? bytes.length : stmt_location + stmt_len;
    const startLine = bytes.subarray(0, start).toString().split("\n").length;
    const { exemptions, lines } = readComments(bytes.subarray(start, end).toString(), startLine);
    if (stmt === undefined) throw new Error("the parser returned no statement");
    return { node: stmt, kind: getKind(stmt), line: startLine + lines, exemptions };
  });
}

/** Reads the comments before a statement. The first line can contain the end of the previous statement. */
function readComments(text: string, first: number): { exemptions: Exemption[]; lines: number } {
  const exemptions: Exemption[] = [];
  const rows = text.split("\n");
  let lines = 0;
  for (const row of rows) {
    const trimmed = lines === 0 ? row.replace(/^;/, "").trim() : row.trim();
    if (trimmed !== "" && !trimmed.startsWith("--")) break;
    const [, rule, reason] = EXEMPTION.exec(trimmed) ?? [];
    if (rule !== undefined && reason !== undefined) exemptions.push({ rule, reason, line: first + lines });
    lines += 1;
  }
  return { exemptions, lines };
}

export const getKind = (node: Node): string => Object.keys(node)[0] ?? "";

/** Reads the statements of a PL/pgSQL block. */
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

/** Wraps expressions and assignments in SELECT. */
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

export function visit(tree: unknown, onNode: (kind: string, members: Tree) => void): void {
  if (tree === null || typeof tree !== "object") return;
  for (const [kind, members] of Object.entries(tree)) {
    if (members !== null && typeof members === "object" && !Array.isArray(members))
      onNode(kind, members as Tree);
    visit(members, onNode);
  }
}

/** Returns the last part of a name: `t` for `public.t`. */
export const getLastName = (nodes: readonly Node[] | undefined): string => {
  const last = nodes?.at(-1);
  return last !== undefined && "String" in last ? (last.String.sval ?? "") : "";
};

export function findColumns(expression: unknown): string[] {
  const names: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "ColumnRef") names.push(getLastName(members.fields as Node[]));
  });
  return names;
}

export function findCalls(expression: unknown): string[] {
  const names: string[] = [];
  visit(expression, (kind, members) => {
    if (kind === "FuncCall") names.push(getLastName(members.funcname as Node[]));
  });
  return names;
}
