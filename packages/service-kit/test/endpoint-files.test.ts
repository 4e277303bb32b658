import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import { z } from "zod";
import { endpointRouter } from "../src/endpoints/index.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import { defineTestEndpoint, PRINCIPAL } from "./test-endpoints.ts";

const CHUNK = Buffer.alloc(64 * 1024, "x");
const PDF = "application/pdf";

/** Yields chunks until it fails or its reader stops it. */
class FileSource {
  yielded = 0;
  isStopped = false;
  failure: Error | null = null;

  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        if (this.failure) throw this.failure;
        this.yielded += 1;
        yield CHUNK;
      }
    } finally {
      this.isStopped = true;
    }
  }
}

describe.each(["file", "lines"] as const)("Response that streams (%s)", (kind) => {
  let app: TestApp;
  let source: FileSource;
  let response: IncomingMessage;
  let serverSocket: Socket | null;
  afterEach(async () => {
    response.destroy();
    await app.stop();
  });

  /** Opens a response and stops reading. Returns when the connection's buffers, several megabytes, are full. */
  async function openStalled(): Promise<void> {
    source = new FileSource();
    const endpoint = defineTestEndpoint({
      operationId: "getStatement",
      method: "GET",
      path: "/statement",
      summary: "A test",
      credentials: ["ak"],
      responses: {
        200: { description: "A statement.", schema: z.any(), representations: { [PDF]: "Printed." } },
      },
      errors: [],
      handle: async () =>
        kind === "file"
          ? { status: 200, file: { mediaType: PDF, name: "statement.pdf", bytes: source } }
          : { status: 200, lines: source, lineFormat: { mediaType: PDF, head: "", write: String } },
    });
    const router = endpointRouter([endpoint], {
      ctx: { handled: [] },
      checksResponses: false,
      authenticate: async () => PRINCIPAL,
    });
    app = await startTestApp((express) => {
      express.use((_req, res, next) => {
        serverSocket = res.socket;
        next();
      });
      express.use(router);
    });
    const clientRequest = get(`${app.url}/statement`, { headers: { Accept: PDF }, agent: false });
    // A reset is an error of the request and of the response.
    clientRequest.on("error", () => {});
    [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    let previous = 0;
    await pollUntil("the buffers are full", async () => {
      const isFull = source.yielded > 0 && source.yielded === previous;
      previous = source.yielded;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return isFull;
    });
  }

  it("resets a client that stops reading, and stops the source", async () => {
    await openStalled();
    expect(serverSocket?.timeout).toBe(60_000);
    serverSocket?.emit("timeout");
    const [error] = await once(response.resume(), "error");
    expect(error).toMatchObject({ code: "ECONNRESET" });
    await pollUntil("the source is stopped", () => source.isStopped);
    expect(app.logLines).toEqual([]);
  });

  it("does not log an error of the source after the client disconnects", async () => {
    await openStalled();
    source.failure = new Error("the source failed");
    response.on("error", () => {}).destroy();
    await pollUntil("the source is stopped", () => source.isStopped);
    expect(app.logLines).toEqual([]);
  });
});
