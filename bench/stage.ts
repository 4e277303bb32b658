import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildOrganization, createTestEnvironment, type TestEnvironment } from "@svc/testing";
import { insertRollovers } from "./copies.ts";
import { buildCreateCalls } from "./create-calls.ts";
import { type HandWritten, openHandWritten } from "./hand-written.ts";
import { Backing } from "./load/backing.ts";
import type { Call, Server } from "./load/variant.ts";
import { productionEnv, startServer, stopServer, toDeployed } from "./load.ts";
import { insertKeys } from "./many-keys.ts";

/** How much there is. */
export interface Size {
  /** How many different keys, sessions and rollovers are asked for in turn: no cache of one flatters anybody. */
  many: number;
  /** How many rollovers the table has. */
  rollovers: number;
  /** Whether results name the number of rollovers. */
  isNamed?: boolean;
}

const WRITER_KEYS = 50;

/** A key as it is presented. */
export const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

/** A database and a Redis with what is asked for in them, and the servers beside; what several targets need is made once. */
export class Stage {
  readonly test: TestEnvironment;
  /** As the services are configured in production, but for limits that a load would meet. */
  readonly env: Record<string, string>;
  readonly size: Size;
  /** Temporary files, which go with the stage. */
  readonly folder = mkdtempSync(join(tmpdir(), "svc-bench-"));
  private readonly servers: Server[] = [];
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly made = new Map<string, Promise<unknown>>();

  private constructor(test: TestEnvironment, size: Size) {
    this.test = test;
    this.size = size;
    this.env = { ...productionEnv(test), DATABASE_TIMEOUT_MS: "5000" };
  }

  /** Suffix of result names. */
  get suffix(): string {
    return this.size.isNamed ? `, of ${this.size.rollovers.toLocaleString("en-US")}` : "";
  }

  static async open(size: Size): Promise<Stage> {
    return new Stage(await createTestEnvironment(), size);
  }

  /** Starts a server that lives as long as the stage. @param name of a file of `bench/servers` */
  async server(name: string, env: Record<string, string> = {}): Promise<Server> {
    return this.keep(await this.startHandWritten(name, env));
  }

  /** The same, which whoever asks has to stop. */
  startHandWritten(name: string, env: Record<string, string> = {}): Promise<Server> {
    return startServer([...process.execArgv, `bench/servers/${name}.ts`], { ...this.env, ...env });
  }

  api(): Promise<Server> {
    return this.kept("api", async () => this.keep(await this.startApi()));
  }

  widgetAuth(): Promise<Server> {
    return this.kept("widget", async () => this.keep(await this.startWidgetAuth()));
  }

  /** An API of its own, which whoever asks has to stop. */
  startApi(given: Record<string, string> = {}): Promise<Server> {
    const env = { ...this.env, DATABASE_URL: this.test.urls.api, ...given };
    return startServer(...toDeployed("apps/api/src/main.ts", env));
  }

  startWidgetAuth(): Promise<Server> {
    const env = { ...this.env, DATABASE_URL: this.test.urls.widgetAuth };
    return startServer(...toDeployed("apps/widget-auth/src/main.ts", env));
  }

  /** The PostgreSQL and Redis behind the servers. */
  backing(): Promise<Backing> {
    return this.kept("backing", () => Backing.open(this.env));
  }

  /** The organization that has the rollovers. */
  organization(): Promise<string> {
    return this.kept("organization", () => buildOrganization(this.test));
  }

  /** Keys of the API, all of that organization. */
  apiKeys(): Promise<string[]> {
    return this.kept("ak", async () =>
      insertKeys(this.test, "ak", this.size.many, [await this.organization()]),
    );
  }

  /** The organization that creates and acts, so that the lists of the other one stay as they are. */
  writer(): Promise<string> {
    return this.kept("writer", () => buildOrganization(this.test));
  }

  writerKeys(): Promise<string[]> {
    return this.kept("writer's ak", async () =>
      insertKeys(this.test, "ak", WRITER_KEYS, [await this.writer()]),
    );
  }

  /** Keys of a type for the widget service, of a hundred organizations. */
  widgetKeys(type: "pk" | "sk"): Promise<string[]> {
    return this.kept(type, async () =>
      insertKeys(this.test, type, this.size.many, await this.organizations()),
    );
  }

  private organizations(): Promise<string[]> {
    return this.kept("organizations", () =>
      Promise.all(Array.from({ length: 100 }, () => buildOrganization(this.test))),
    );
  }

  /** The organization's rollovers. */
  rollovers(): Promise<void> {
    return this.kept("rollovers", async () =>
      insertRollovers(this.test, await this.organization(), this.size.rollovers),
    );
  }

  /** Calls that create a rollover each time, of an account and by a key of their own. */
  createCalls(): Promise<Call[]> {
    return this.kept("create calls", async () =>
      buildCreateCalls(this.test, await this.writer(), await this.writerKeys()),
    );
  }

  /** The hand-written servers' database, with all that the API's has by then. */
  handWritten(): Promise<HandWritten> {
    return this.kept("hand-written", async () => {
      await this.rollovers();
      await this.createCalls();
      const owners = [
        [await this.organization(), await this.apiKeys()] as const,
        [await this.writer(), await this.writerKeys()] as const,
      ];
      return openHandWritten({
        apiUrl: (await this.api()).url,
        apiDatabaseUrl: this.env.DATABASE_URL ?? "",
        organizations: owners.map(([organizationId, [key = ""]]) => ({
          organizationId,
          headers: bearer(key),
        })),
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map(stopServer));
    for (const close of this.closers) await close();
    await (await this.backing()).close();
    if (this.made.has("hand-written")) await (await this.handWritten()).close();
    await this.test.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Does something when the stage closes and its servers have stopped. */
  onClose(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  /** Stops a server when the stage closes. */
  keep(server: Server): Server {
    this.servers.push(server);
    return server;
  }

  /** What is made once, by its name. */
  kept<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = (this.made.get(name) as Promise<T> | undefined) ?? make();
    this.made.set(name, made);
    return made;
  }
}
