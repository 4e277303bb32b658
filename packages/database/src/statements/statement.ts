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
import type { Sql } from "../sql.ts";
import { type CompiledStatement, compileStatement, Parameter } from "./statement-compiler.ts";

export { sql } from "kysely";

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

/** Runs a statement with its values, and gives its rows. */
export type RunStatement<Values, Row> = (
  db: Sql,
  ...values: object extends Values ? [] : [Values]
) => Promise<Row[]>;

/**
 * Makes a statement that is built and compiled once, when it first runs, and that each connection prepares once.
 *
 * @param name its own: connections know the prepared statement by it
 * @param build builds it with `kysely`, or writes it with `sql`; values that change from run to run come from `param`
 */
export function statement<Values extends object, Row>(
  name: string,
  build: (param: Params<Values>) => Query<Row>,
): RunStatement<Values, RowOf<Row>> {
  let compiled: CompiledStatement | undefined;
  return (db, ...[values]) => {
    compiled ??= compileStatement(build(PARAMS as Params<Values>).toOperationNode());
    const { text, parameters } = compiled;
    const given = values as Record<string, unknown> | undefined;
    return db.query({ name, text, values: parameters.map((parameter) => given?.[parameter]) });
  };
}

const PARAMS = new Proxy({} as Record<string, RawBuilder<unknown>>, {
  get: (_, name) => sql`${new Parameter(String(name))}`,
});
