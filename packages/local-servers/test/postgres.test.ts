import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { type LocalPostgres, ServerStartError, startPostgres } from "../src/index.ts";
import { startPostgresInChild } from "./start-in-child.ts";

const SETTINGS = { fsync: "off" };

let parent: string;
let dataDir: string;
const servers: LocalPostgres[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "svc-postgres-"));
  // If root runs the tests, PostgreSQL runs as another user, who needs access.
  chmodSync(parent, 0o755);
  dataDir = join(parent, "data folder");
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(parent, { recursive: true, force: true });
});

async function start(password = "pw"): Promise<LocalPostgres> {
  const server = await startPostgres({ dataDir, password, settings: SETTINGS });
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the message of the start error, which must be one line. */
async function captureStartError(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ServerStartError);
  const { message } = error as ServerStartError;
  expect(message).not.toContain("\n");
  return message;
}

describe("startPostgres", () => {
  it("creates its folder, keeps its data across a restart, and leaves no password on disk", async () => {
    const first = await start("p@ss/word 'with\" odd:characters");
    await query(first.url("postgres"), "CREATE TABLE saved AS SELECT 42 AS answer");
    await first.stop();
    await first.ended;
    const second = await start("p@ss/word 'with\" odd:characters");
    expect(await query(second.url("postgres"), "SELECT * FROM saved")).toEqual([{ answer: 42 }]);
    expect(await query(second.url("postgres"), "SHOW server_encoding")).toEqual([
      { server_encoding: "UTF8" },
    ]);
    expect(existsSync(`${dataDir}.password`)).toBe(false);
    await expect(
      query(second.url("postgres").replace(/:\/\/[^@]*@/, "://postgres:wrong@"), "SELECT 1"),
    ).rejects.toThrow(/password/);
  });

  it("listens only on the loopback interface", async () => {
    const server = await start();
    expect(await query(server.url("postgres"), "SHOW listen_addresses")).toEqual([
      { listen_addresses: "127.0.0.1" },
    ]);
    expect(await query(server.url("postgres"), "SHOW unix_socket_directories")).toEqual([
      { unix_socket_directories: "" },
    ]);
  });

  it("stops immediately while a client is connected, and can be stopped twice", async () => {
    const server = await start();
    const client = new pg.Client({ connectionString: server.url("postgres") });
    client.on("error", () => {});
    await client.connect();
    await server.stop();
    await server.stop();
    await server.ended;
    await expect(query(server.url("postgres"), "SELECT 1")).rejects.toThrow();
    await client.end().catch(() => {});
  });

  it("takes over from a server after the process that started it was killed", async () => {
    const { child, port } = await startPostgresInChild(dataDir);
    const leftoverUrl = `postgresql://postgres:pw@127.0.0.1:${port}/postgres`;
    await query(leftoverUrl, "CREATE TABLE saved AS SELECT 42 AS answer");
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = await start();
    expect(await query(server.url("postgres"), "SELECT * FROM saved")).toEqual([{ answer: 42 }]);
    await expect(query(leftoverUrl, "SELECT 1")).rejects.toThrow();
  });

  it("takes over from a server while the process that started it is running", async () => {
    const { child, port } = await startPostgresInChild(dataDir);
    const otherUrl = `postgresql://postgres:pw@127.0.0.1:${port}/postgres`;
    await query(otherUrl, "CREATE TABLE saved AS SELECT 42 AS answer");
    const server = await start();
    expect(await query(server.url("postgres"), "SELECT * FROM saved")).toEqual([{ answer: 42 }]);
    await expect(query(otherUrl, "SELECT 1")).rejects.toThrow();
    child.kill("SIGKILL");
    await once(child, "exit");
  });

  it("ends only its own folder's server, even if a stale file names another process", async () => {
    const server = await start();
    await server.stop();
    // After a reboot, another process can have the PID.
    const script = "setInterval(() => {}, 1000)";
    const bystander = spawn(process.execPath, [
      "-e",
      script,
      "/usr/lib/postgresql/18/bin/postgres",
      "-D",
      "/var/lib/other",
    ]);
    try {
      await once(bystander, "spawn");
      writeFileSync(join(dataDir, "postmaster.pid"), `${bystander.pid}\n${dataDir}\n`);
      const outcome = await start().catch((error: unknown) => error);
      expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null]);
      // If PostgreSQL does not trust the file, it reports one line.
      if (outcome instanceof Error)
        expect(await captureStartError(Promise.reject(outcome))).toContain("did not start");
    } finally {
      if (bystander.kill("SIGKILL")) await once(bystander, "exit");
    }
  });

  it("reports a folder that holds something else, and changes nothing in it", async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "letter.txt"), "dear");
    expect(await captureStartError(start())).toContain(
      `${dataDir} is not empty and is not a PostgreSQL data folder`,
    );
    expect(readFileSync(join(dataDir, "letter.txt"), "utf8")).toBe("dear");
  });

  it.each(["17", "19", "", "nonsense"])("reports a folder of version %j", async (version) => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "PG_VERSION"), `${version}\n`);
    expect(await captureStartError(start())).toContain(`${dataDir} contains data of PostgreSQL ${version}`);
  });

  it("reports a folder that contains only a PG_VERSION file", async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(join(dataDir, "PG_VERSION"), "18\n");
    expect(await captureStartError(start())).toContain("did not start");
  });

  it("reports a file in place of the folder, and leaves it unchanged", async () => {
    writeFileSync(dataDir, "not a folder");
    expect(await captureStartError(start())).toContain(dataDir);
    expect(readFileSync(dataDir, "utf8")).toBe("not a folder");
  });

  it("reports a file in place of a parent folder", async () => {
    writeFileSync(dataDir, "not a folder");
    dataDir = join(dataDir, "postgres");
    expect(await captureStartError(start())).toContain(dataDir);
  });

  it("reports an unknown setting", async () => {
    const work = startPostgres({ dataDir, password: "pw", settings: { nonsense_setting: "x" } });
    expect(await captureStartError(work)).toContain("nonsense_setting");
  });
});
