import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CREDENTIAL_SCOPES, generateApiKey, hashApiKey, type KeyType, parseApiKey } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { buildOrganization, createTestEnvironment, TEST_PEPPERS, type TestEnvironment } from "@svc/testing";
import { insertRollovers } from "./copies.ts";
import { buildCreateCalls } from "./create-calls.ts";
import { type HandWrittenDatabase, openHandWrittenDatabase } from "./hand-written.ts";
import { BackingServers } from "./load/backing.ts";
import type { Call, Server } from "./load/variant.ts";
import { buildDeployedCommand, buildProductionEnv, startServer, stopServer } from "./load.ts";

interface Size {
  /** Number of keys, sessions and rollovers that calls use in turn, to defeat caches. */
  distinct: number;
  rollovers: number;
  /** True if names of results include the number of rollovers. */
  isNamed?: boolean;
}

const WRITER_KEYS = 50;

export const toBearerHeaders = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

/** The services and data that targets share. Each is created once. */
export class Stage {
  readonly test: TestEnvironment;
  /** Production settings, without limits that the load would reach. */
  readonly env: Record<string, string>;
  readonly size: Size;
  readonly folder = mkdtempSync(join(tmpdir(), "svc-bench-"));
  private readonly servers: Server[] = [];
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly resources = new Map<string, Promise<unknown>>();

  private constructor(test: TestEnvironment, size: Size) {
    this.test = test;
    this.size = size;
    this.env = { ...buildProductionEnv(test), DATABASE_TIMEOUT_MS: "5000" };
  }

  /** Suffix of the names of variants and results. */
  get suffix(): string {
    return this.size.isNamed ? `, of ${this.size.rollovers.toLocaleString("en-US")}` : "";
  }

  static async open(size: Size): Promise<Stage> {
    return new Stage(await createTestEnvironment(), size);
  }

  /** Starts a server for the stage's lifetime. @param name file in `bench/servers` */
  async startShared(name: string, env: Record<string, string> = {}): Promise<Server> {
    return this.track(await this.startHandWritten(name, env));
  }

  /** The caller stops the server. */
  startHandWritten(name: string, env: Record<string, string> = {}): Promise<Server> {
    return startServer([...process.execArgv, `bench/servers/${name}.ts`], { ...this.env, ...env });
  }

  getApi(): Promise<Server> {
    return this.memoize("api", async () => this.track(await this.startApi()));
  }

  getWidgetAuth(): Promise<Server> {
    return this.memoize("widget", async () => this.track(await this.startWidgetAuth()));
  }

  /** The caller stops the API. */
  startApi(overrides: Record<string, string> = {}): Promise<Server> {
    const env = { ...this.env, DATABASE_URL: this.test.urls.api, ...overrides };
    return startServer(...buildDeployedCommand("apps/api/src/main.ts", env));
  }

  startWidgetAuth(): Promise<Server> {
    const env = { ...this.env, DATABASE_URL: this.test.urls.widgetAuth };
    return startServer(...buildDeployedCommand("apps/widget-auth/src/main.ts", env));
  }

  getBackingServers(): Promise<BackingServers> {
    return this.memoize("backing", () => BackingServers.open(this.env));
  }

  getOrganization(): Promise<string> {
    return this.memoize("organization", () => buildOrganization(this.test));
  }

  getApiKeys(): Promise<string[]> {
    return this.memoize("ak", async () =>
      insertKeys(this.test, "ak", this.size.distinct, [await this.getOrganization()]),
    );
  }

  /** Returns an organization for writes, so that the measured lists of `getOrganization()` do not change. */
  getWriter(): Promise<string> {
    return this.memoize("writer", () => buildOrganization(this.test));
  }

  getWriterKeys(): Promise<string[]> {
    return this.memoize("writer's ak", async () =>
      insertKeys(this.test, "ak", WRITER_KEYS, [await this.getWriter()]),
    );
  }

  getWidgetKeys(type: "pk" | "sk"): Promise<string[]> {
    return this.memoize(type, async () =>
      insertKeys(this.test, type, this.size.distinct, await this.getOrganizations()),
    );
  }

  private getOrganizations(): Promise<string[]> {
    return this.memoize("organizations", () =>
      Promise.all(Array.from({ length: 100 }, () => buildOrganization(this.test))),
    );
  }

  ensureRollovers(): Promise<void> {
    return this.memoize("rollovers", async () =>
      insertRollovers(this.test, await this.getOrganization(), this.size.rollovers),
    );
  }

  /** Each call has its own account and key. */
  getCreateCalls(): Promise<Call[]> {
    return this.memoize("create calls", async () =>
      buildCreateCalls(this.test, await this.getWriter(), await this.getWriterKeys()),
    );
  }

  /** Returns a database with all current data of the API. */
  getHandWrittenDatabase(): Promise<HandWrittenDatabase> {
    return this.memoize("hand-written", async () => {
      await this.ensureRollovers();
      await this.getCreateCalls();
      const owners = [
        [await this.getOrganization(), await this.getApiKeys()] as const,
        [await this.getWriter(), await this.getWriterKeys()] as const,
      ];
      return openHandWrittenDatabase({
        apiUrl: (await this.getApi()).url,
        apiDatabaseUrl: this.env.DATABASE_URL ?? "",
        organizations: owners.map(([organizationId, [key = ""]]) => ({
          organizationId,
          headers: toBearerHeaders(key),
        })),
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(stopServer));
    for (const close of this.closers) await close();
    await (await this.getBackingServers()).close();
    if (this.resources.has("hand-written")) await (await this.getHandWrittenDatabase()).close();
    await this.test.close();
    rmSync(this.folder, { recursive: true });
  }

  onClose(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  /** Stops the server when the stage closes. */
  track(server: Server): Server {
    this.servers.push(server);
    return server;
  }

  /** Creates the resource at the first call. */
  memoize<T>(name: string, create: () => Promise<T>): Promise<T> {
    const resource = (this.resources.get(name) as Promise<T> | undefined) ?? create();
    this.resources.set(name, resource);
    return resource;
  }
}

async function insertKeys(
  { db, environment }: TestEnvironment,
  type: KeyType,
  count: number,
  organizationIds: readonly string[],
): Promise<string[]> {
  const [pepper] = TEST_PEPPERS;
  const keys = Array.from({ length: count }, () => generateApiKey({ environment, type }));
  const rows = keys.map((key, index) => {
    const parsed = parseApiKey(key);
    if (!parsed.ok) throw new Error("a generated key does not parse");
    return {
      id: newId("key"),
      organization_id: organizationIds[index % organizationIds.length],
      key_hash: hashApiKey(key, pepper),
      prefix: parsed.key.prefix,
      last4: parsed.key.last4,
    };
  });
  await db.pool.query(
    `INSERT INTO api_keys (id, organization_id, environment, type, name, key_hash, pepper_id, prefix, last4, scopes, ip_allowlist, created_at)
     SELECT id, organization_id, $1, $2, 'Bench', key_hash, $3, prefix, last4, $4, '{}', now()
     FROM jsonb_to_recordset($5::jsonb) AS row (id text, organization_id text, key_hash text, prefix text, last4 text)`,
    [environment, type, pepper.id, [...CREDENTIAL_SCOPES[type]], JSON.stringify(rows)],
  );
  await db.pool.query("VACUUM ANALYZE api_keys");
  return keys;
}
