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

/** Builds queries, which `statement` makes runnable. */
export const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Placeholders for the values of a statement. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

interface Query<Row> extends OperationNodeSource {
  compile(executor: never): CompiledQuery<Row>;
}

/** An insert, update or delete without RETURNING has no rows. */
type RowOf<Result> = Result extends InsertResult | UpdateResult | DeleteResult ? never : Result;

export interface RunnableStatement<Values, Row> {
  (db: Sql, ...values: ValueArguments<Values>): Promise<Row[]>;
  first(db: Sql, ...values: ValueArguments<Values>): Promise<Row | null>;
  toStatement(...values: ValueArguments<Values>): StatementWithValues;
}

export interface StatementWithValues extends Statement {
  values: unknown[];
}
type ValueArguments<Values> = object extends Values ? [] : [Values];

interface NamedStatement extends CompiledStatement {
  name: string;
  /** Shared by the variants of one `statementsByName` call. */
  family?: object;
}

const registered = new Map<string, { compile(): CompiledStatement; family?: object }>();

/** Compiles the statements defined so far. */
export function listStatements(isIncluded: (name: string) => boolean = () => true): NamedStatement[] {
  return [...registered]
    .filter(([name]) => isIncluded(name))
    .map(([name, { compile, ...registration }]) => ({ name, ...registration, ...compile() }));
}

/**
 * Defines a statement that is compiled at its first run and prepared once per connection.
 * @param build takes values that change between runs from `param`
 * @throws Error if another statement has the name
 */
export function statement<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunnableStatement<Values, RowOf<Row>> {
  return defineStatement(name, { name }, build);
}

/** Defines a statement that PostgreSQL plans at each run. For rare statements, or values that need different plans. */
export function unpreparedStatement<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunnableStatement<Values, RowOf<Row>> {
  return defineStatement(name, {}, build);
}

/** Defines variants of a statement, each at its first use. */
export function statementsByName<Shape, Run>(
  toName: (shape: Shape) => string,
  defineVariant: (name: string, shape: Shape) => Run,
): (shape: Shape) => Run {
  const variants = new Map<string, Run>();
  return (shape) => {
    const name = toName(shape);
    const existing = variants.get(name);
    if (existing) return existing;
    const run = defineVariant(name, shape);
    variants.set(name, run);
    const registration = registered.get(name);
    if (registration) registration.family = variants;
    return run;
  };
}

/** @param naming empty if PostgreSQL plans each run */
function defineStatement<Values extends object, Row>(
  name: string,
  naming: { name?: string },
  build: (param: Params<Values>) => Query<Row>,
): RunnableStatement<Values, RowOf<Row>> {
  if (registered.has(name)) throw new Error(`two statements have the name ${name}`);
  let compiled: CompiledStatement | undefined;
  const compile = () => {
    compiled ??= compileStatement(build(PARAMS as Params<Values>).toOperationNode());
    return compiled;
  };
  registered.set(name, { compile });
  const toStatement = (...[values]: ValueArguments<Values>) => {
    const { text, parameters } = compile();
    const valuesByName = values as Record<string, unknown> | undefined;
    return { ...naming, text, values: parameters.map((parameter) => valuesByName?.[parameter]) };
  };
  const run = (db: Sql, ...values: ValueArguments<Values>) => db.query<RowOf<Row>>(toStatement(...values));
  const first = async (db: Sql, ...values: ValueArguments<Values>) => (await run(db, ...values))[0] ?? null;
  return Object.assign(run, { first, toStatement });
}

const PARAMS = new Proxy({} as Record<string, RawBuilder<unknown>>, {
  get: (_, name) => sql`${new Parameter(String(name))}`,
});
