import {
  type CompiledQuery,
  type DeleteResult,
  DummyDriver,
  type InsertResult,
  Kysely,
  type OperationNodeSource,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  type UpdateResult,
} from "kysely";
import type { Tables } from "../generated/tables/tables.ts";
import type { Sql, Statement } from "../sql.ts";
import { type CompiledStatement, compileStatement, Parameter } from "./statement-compiler.ts";

export { type Expression, type RawBuilder, sql } from "kysely";

/** Builds statements over the tables of `schema.prisma`. It runs none: `statement` makes of what it builds one that runs. */
export const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The values of a statement where it is built: each an expression for what is given when it runs. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** What Kysely built, or its `sql` wrote. */
interface Query<Row> extends OperationNodeSource {
  compile(executor: never): CompiledQuery<Row>;
}

/** A statement without RETURNING has no rows. */
type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult ? never : Result;

/** A statement, to be called: runs it with its values, and gives its rows. */
export interface RunStatement<Values, Row> {
  (db: Sql, ...values: Given<Values>): Promise<Row[]>;
  /** The first row, or null. */
  first(db: Sql, ...values: Given<Values>): Promise<Row | null>;
  /** What is sent when it runs. */
  toSent(...values: Given<Values>): SentStatement;
}

/** A statement with its values. */
export interface SentStatement extends Statement {
  values: unknown[];
}
type Given<Values> = object extends Values ? [] : [Values];

/** What this process has made, whether it ran or not: to be looked at as a whole. */
export interface KnownStatement extends CompiledStatement {
  name: string;
  /** The same object of all that `statementsByName` made as shapes of one. */
  family?: object;
}

const known = new Map<string, { compile(): CompiledStatement; family?: object }>();

/**
 * Every statement that has been made so far, compiled.
 *
 * @param isMeant of which names; the others are not compiled
 * @throws Error for one that cannot be
 */
export function knownStatements(isMeant: (name: string) => boolean = () => true): KnownStatement[] {
  return [...known]
    .filter(([name]) => isMeant(name))
    .map(([name, { compile, ...one }]) => ({ name, ...one, ...compile() }));
}

/**
 * Makes a statement that is built and compiled once, when it first runs, and that each connection prepares once.
 *
 * @param name its own: connections know the prepared statement by it
 * @param build builds it with `kysely`, or writes it with `sql`; values that change from run to run come from `param`
 * @throws Error when another has this name
 */
export function statement<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  return make(name, { name }, build);
}

/** As `statement`, planned anew each time, for the values at hand: it runs rarely, or one plan does not fit all of them. */
export function plannedEachTime<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  return make(name, {}, build);
}

/** Statements of different shapes, each made when it is first asked for. @param make makes the one with a name */
export function statementsByName<Shape, Run>(
  nameOf: (shape: Shape) => string,
  make: (name: string, shape: Shape) => Run,
): (shape: Shape) => Run {
  const made = new Map<string, Run>();
  return (shape) => {
    const name = nameOf(shape);
    const before = made.get(name);
    if (before) return before;
    const run = make(name, shape);
    made.set(name, run);
    const one = known.get(name);
    if (one) one.family = made;
    return run;
  };
}

function make<Values extends object, Row>(
  name: string,
  sent: { name?: string },
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  if (known.has(name)) throw new Error(`two statements are called ${name}`);
  let compiled: CompiledStatement | undefined;
  const compile = () => {
    compiled ??= compileStatement(build(PARAMS as Params<Values>).toOperationNode());
    return compiled;
  };
  known.set(name, { compile });
  const toSent = (...[values]: Given<Values>) => {
    const { text, parameters } = compile();
    const given = values as Record<string, unknown> | undefined;
    return { ...sent, text, values: parameters.map((parameter) => given?.[parameter]) };
  };
  const run = (db: Sql, ...values: Given<Values>) => db.query<RowOf<Row>>(toSent(...values));
  const first = async (db: Sql, ...values: Given<Values>) => (await run(db, ...values))[0] ?? null;
  return Object.assign(run, { first, toSent });
}

const PARAMS = new Proxy({} as Record<string, RawBuilder<unknown>>, {
  get: (_, name) => sql`${new Parameter(String(name))}`,
});
