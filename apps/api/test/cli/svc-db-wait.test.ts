import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { findFreePort, type LocalPostgres, startPostgres } from "@svc/local-servers";
import { createEmptyDatabase, pollUntil, TEST_SECRETS } from "@svc/testing";
import { runSvcProcess, startSvc } from "./run-svc.ts";

const buildEnv = (url: string) => ({ ...TEST_SECRETS, DATABASE_URL: url, SVC_ENVIRONMENT: "test" });

describe("svc db migrate before its database is available", () => {
  const folder = mkdtempSync(join(tmpdir(), "svc-init-"));
  const socketFolder = mkdtempSync("/tmp/svc-socket-");
  let port: number;
  let server: LocalPostgres | null = null;
  const start = async (settings: Record<string, string> = {}) => {
    server = await startPostgres({ dataDir: join(folder, "postgres"), password: "test", port, settings });
    return server;
  };
  beforeAll(async () => {
    chmodSync(folder, 0o711);
    chmodSync(socketFolder, 0o777);
    port = await findFreePort();
  });
  afterAll(async () => {
    await server?.stop();
    for (const path of [folder, socketFolder]) rmSync(path, { recursive: true, force: true });
  });

  it("waits while the PostgreSQL image's initialization server listens only on its socket, and migrates the final server", async () => {
    const initial = await start({ listen_addresses: "", unix_socket_directories: socketFolder });
    const svc = await startSvc(buildEnv(initial.url("postgres")), "db", "migrate");
    let errorOutput = "";
    svc.child.stderr.on("data", (chunk) => {
      errorOutput += chunk;
    });
    await pollUntil("svc reports that it waits", () => errorOutput.includes("waiting up to 60 s"));
    expect(svc.child.exitCode).toBeNull();
    await initial.stop();
    await start();
    const { code, stdout, stderr } = await svc.ended;
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(
        /^cannot connect to PostgreSQL at 127\.0\.0\.1:\d+: .*; waiting up to 60 s\n$/,
      ),
    });
    expect(stdout).toContain("Applied ");
  });

  it("exits 1 with the reason if the database is not available in time", async () => {
    const url = `postgresql://svc:test@127.0.0.1:${await findFreePort()}/svc`;
    const { code, stderr } = await runSvcProcess(buildEnv(url), "db", "migrate", "--wait", "1");
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/waiting up to 1 s\n.*cannot connect to PostgreSQL/),
    });
  });

  it("does not wait for a server that rejects the login", async () => {
    const database = await createEmptyDatabase();
    const url = new URL(database.url);
    url.password = "wrong";
    try {
      const { code, stderr } = await runSvcProcess(buildEnv(url.href), "db", "migrate");
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.not.stringContaining("waiting") });
    } finally {
      await database.drop();
    }
  });
});
