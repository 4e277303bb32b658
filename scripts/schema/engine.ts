import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

// Prisma's WebAssembly schema engine, which needs no download. The classes below work around bugs of its adapter.

const CHAR_OID = 18;
const TEXT_OID = 25;
const CHAR_MARK = "\u0000char";

/** Returns columns of the type "char", which the adapter does not support, as text with a mark in the column name. */
class IntrospectablePool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg has nine overloads of query(), all passed through unchanged.
  override query(...args: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const result = (super.query as any)(...args);
    if (!(result instanceof Promise)) return result;
    return result.then((response: pg.QueryResult) => {
      for (const field of response.fields ?? []) {
        if (field.dataTypeID === CHAR_OID)
          Object.assign(field, { dataTypeID: TEXT_OID, name: field.name + CHAR_MARK });
      }
      return response;
    });
  }
}

/** Unlike the stock adapter, reads the type "char" and does not split scripts at semicolons. */
async function connectAdapter(pool: pg.Pool, onDispose: () => Promise<void>): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaPg(pool).connect();
  const queryRaw = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    queryRaw: async (query: SqlQuery): Promise<SqlResultSet> => {
      const result = await queryRaw(query);
      const isChar = result.columnNames.map((name) => name.endsWith(CHAR_MARK));
      return {
        ...result,
        columnNames: result.columnNames.map((name) => name.replace(CHAR_MARK, "")),
        columnTypes: result.columnTypes.map((type, column) =>
          isChar[column] ? ColumnTypeEnum.Character : type,
        ),
      };
    },
    executeScript: async (script: string) => {
      await pool.query(script);
    },
    dispose: async () => {
      await pool.end();
      await onDispose();
    },
  });
}

class MigrationAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "@svc/database";
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  connect(): Promise<SqlDriverAdapter> {
    return connectAdapter(new IntrospectablePool({ connectionString: this.url, max: 2 }), async () => {});
  }

  /** Creates a temporary database, because the stock adapter would replay migrations in the real database. */
  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const name = `shadow_${randomUUID().replaceAll("-", "")}`;
    await this.administer(`CREATE DATABASE "${name}"`);
    const url = new URL(this.url);
    url.pathname = `/${name}`;
    return connectAdapter(new IntrospectablePool({ connectionString: url.href, max: 2 }), () =>
      this.administer(`DROP DATABASE "${name}" WITH (FORCE)`),
    );
  }

  private async administer(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}

/**
 * Opens the engine, which leaves a timer running, so short-lived processes should call `process.exit`.
 *
 * @param url PostgreSQL connection string; the role must own the database
 * @param schema Prisma schema file; the engine panics without one
 */
export function openSchemaEngine(
  url: string,
  schema: { path: string; content: string },
): Promise<SchemaEngine> {
  // The engine reports panics through this object, and crashes without it.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => process.stderr.write(`schema engine: ${message}\n`),
    },
  });
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(url));
  return SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => {}, factory);
}
