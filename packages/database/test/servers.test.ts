import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { openDatabase, toConnectionConfig } from "@svc/database";
import { findFreePort } from "@svc/local-servers";
import { createEmptyDatabase, type TestDatabase } from "@svc/testing";

describe("URL with several database servers", () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const createDatabase = async (): Promise<TestDatabase> => {
    const emptyDatabase = await createEmptyDatabase();
    closers.push(() => emptyDatabase.drop());
    return emptyDatabase;
  };
  const open = (url: string) => {
    const db = openDatabase({ url, poolSize: 2, name: "svc-test", onConnectionLost: () => {} });
    closers.push(() => db.close());
    return db;
  };

  it("skips a server that refuses connections and one that never responds", async () => {
    const { url } = await createDatabase();
    const silent: Server = createServer(() => {});
    const port = await new Promise<number>((resolve) =>
      silent.listen(0, "127.0.0.1", () => resolve((silent.address() as { port: number }).port)),
    );
    closers.push(() => silent.close());
    const { host } = new URL(url);
    const threeServers = url.replace(host, `127.0.0.1:${await findFreePort()},127.0.0.1:${port},${host}`);
    expect(await open(threeServers).sql.query({ text: "SELECT 1 AS one" })).toEqual([{ one: 1 }]);
  });

  it("reports that no server accepts writes, unless the URL allows any server", async () => {
    const { url } = await createDatabase();
    const { pathname } = new URL(url);
    await open(url).pool.query(
      `ALTER DATABASE "${pathname.slice(1)}" SET default_transaction_read_only = on`,
    );
    await expect(
      open(`${url}?target_session_attrs=read-write`).sql.query({ text: "SELECT 1" }),
    ).rejects.toMatchObject({ message: "no database server accepts writes", code: "25006" });
    expect(await open(`${url}?target_session_attrs=any`).sql.query({ text: "SELECT 1 AS one" })).toEqual([
      { one: 1 },
    ]);
  });

  it("leaves a URL with one server to pg's own parser", () => {
    expect(toConnectionConfig("postgresql://a/svc")).toEqual({ connectionString: "postgresql://a/svc" });
    expect(() => toConnectionConfig("postgresql://a,,b/svc")).toThrow("not a PostgreSQL URL");
  });
});
