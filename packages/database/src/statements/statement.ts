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

/** Builds statements; `statement` makes them runnable. */
export const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Placeholders for a statement's values while it is built. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

interface Query<Row> extends OperationNodeSource {
  compile(executor: never): CompiledQuery<Row>;
}

/** A statement without RETURNING has no rows. */
type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult ? never : Result;

export interface RunStatement<Values, Row> {
  (db: Sql, ...values: Given<Values>): Promise<Row[]>;
  first(db: Sql, ...values: Given<Values>): Promise<Row | null>;
  toSent(...values: Given<Values>): SentStatement;
}

export interface SentStatement extends Statement {
  values: unknown[];
}
type Given<Values> = object extends Values ? [] : [Values];

export interface KnownStatement extends CompiledStatement {
  name: string;
  /** Shared by the variants of one `statementsByName` call. */
  family?: object;
}

const known = new Map<string, { compile(): CompiledStatement; family?: object }>();

/** Compiles and returns all statements defined so far. */
export function knownStatements(isMeant: (name: string) => boolean = () => true): KnownStatement[] {
  return [...known]
    .filter(([name]) => isMeant(name))
    .map(([name, { compile, ...one }]) => ({ name, ...one, ...compile() }));
}

/**
 * Defines a statement that is compiled at its first run and prepared once per connection.
 *
 * @param build uses `kysely` or `sql`; values that change between runs come from `param`
 * @throws Error when the name is taken
 */
export function statement<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  return make(name, { name }, build);
}

/** Like `statement`, but planned at each run, for rare statements or values that need different plans. */
export function plannedEachTime<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  return make(name, {}, build);
}

/** Defines variants of a statement, each at its first use. @param make defines the variant with this name */
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
