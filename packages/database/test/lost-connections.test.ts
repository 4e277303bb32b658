import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { type Database, inSqlTransaction, openDatabase } from "../src/index.ts";

// AuthenticationOk and ReadyForQuery of PostgreSQL's wire protocol.
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

function buildShutdownMessage(): Buffer {
  const fields = Buffer.from(
    "SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0",
  );
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe("Server that shuts down just as a connection is ready", () => {
  let server: Server;
  let db: Database;

  /**
   * Starts a server whose "ready" and "shutting down" messages arrive together, as they can at a busy client.
   */
  async function startStoppingServer(): Promise<string> {
    server = createServer((socket: Socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(Buffer.concat([AUTHENTICATED, READY, buildShutdownMessage()])));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `postgresql://user@127.0.0.1:${(server.address() as AddressInfo).port}/anything`;
  }

  afterEach(async () => {
    await db.close();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ["a statement", (): Promise<unknown> => db.ping()],
    ["a transaction", (): Promise<unknown> => inSqlTransaction(db, (tx) => tx.query({ text: "SELECT 1" }))],
  ])("makes %s fail, but does not end the process", async (_case, query) => {
    const url = await startStoppingServer();
    db = openDatabase({ url, poolSize: 2, name: "svc-test", onConnectionLost: () => {} });
    await expect(query()).rejects.toThrow();
  });
});
