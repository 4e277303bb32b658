import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { describeWithRedis } from "@svc/testing";
import { findFreePort, type LocalRedis, ServerStartError, startRedis } from "../src/index.ts";
import { startRedisInChild } from "./start-in-child.ts";

/** Sends a raw command, so that no client hides the server's behavior. */
async function send(port: number, command: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    socket.write(`${command}\r\n`);
    const [reply] = await once(socket, "data");
    return String(reply).trim();
  } finally {
    socket.destroy();
  }
}

describeWithRedis("startRedis", () => {
  const servers: LocalRedis[] = [];
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "svc-redis-"));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    rmSync(parent, { recursive: true, force: true });
  });
  const start = async (input?: Parameters<typeof startRedis>[0]) => {
    const server = await startRedis(input);
    servers.push(server);
    return server;
  };

  it("starts in memory on a free port, and stops", async () => {
    const server = await start();
    expect(server.url).toBe(`redis://127.0.0.1:${server.port}`);
    expect(await send(server.port, "PING")).toBe("+PONG");
    await server.stop();
    await server.ended;
    await expect(send(server.port, "PING")).rejects.toThrow();
  });

  it.each(["stop", "kill"] as const)("keeps its data in a folder across a %s", async (end) => {
    const dataDir = join(parent, "deep", "redis");
    const first = await start({ dataDir });
    expect(await send(first.port, "SET saved 42")).toBe("+OK");
    // A crash can lose the last second of writes. Syncing the second write also syncs the first.
    await send(first.port, "CONFIG SET appendfsync always");
    await send(first.port, "SET synced 43");
    await first[end]();
    await first.ended;
    const second = await start({ dataDir, port: first.port });
    expect(second.port).toBe(first.port);
    expect(await send(second.port, "GET synced")).toContain("43");
    expect(await send(second.port, "GET saved")).toContain("42");
  });

  it("takes over from a server that a killed process left on its folder", async () => {
    const dataDir = join(parent, "redis");
    const { child, port } = await startRedisInChild(dataDir);
    expect(await send(port, "SET saved 42")).toBe("+OK");
    child.kill("SIGKILL");
    await once(child, "exit");
    const server = await start({ dataDir });
    expect(await send(server.port, "GET saved")).toContain("42");
    await expect(send(port, "PING")).rejects.toThrow();
  });

  it("ends only its own folder's server, even if a stale file names another Redis", async () => {
    const dataDir = join(parent, "redis");
    const other = await start({ dataDir: join(parent, "redis of another project") });
    mkdirSync(dataDir);
    // After a reboot, another Redis can have the PID.
    writeFileSync(join(dataDir, "redis.pid"), `${other.pid}\n`);
    await start({ dataDir });
    expect(await send(other.port, "PING")).toBe("+PONG");
  });

  it("ends immediately when killed, and can be killed twice", async () => {
    const server = await start();
    await server.kill();
    await server.kill();
    await server.stop();
    await server.ended;
    await expect(send(server.port, "PING")).rejects.toThrow();
  });

  it("reports a file in place of the folder in one line", async () => {
    const dataDir = join(parent, "file");
    writeFileSync(dataDir, "not a folder");
    const error = await startRedis({ dataDir }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServerStartError);
    expect((error as Error).message).toMatch(/^.*\/file cannot be used: .+$/);
  });

  it("reports a port in use in one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    try {
      const error = await startRedis({ port: (other.address() as AddressInfo).port }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ServerStartError);
      expect((error as Error).message).toMatch(/^Redis did not start: .+$/);
    } finally {
      other.close();
    }
  });
});

describe("findFreePort", () => {
  it("returns a port that can be listened on", async () => {
    const port = await findFreePort();
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    server.close();
  });
});
