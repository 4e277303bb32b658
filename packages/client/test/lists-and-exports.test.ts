import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { ConnectionError, type Line, RolloverClient, readLines } from "../src/index.ts";
import {
  catchError,
  respond,
  type ScriptedServer,
  type Step,
  startScriptedServer,
} from "./scripted-server.ts";

let server: ScriptedServer;
let client: RolloverClient;
beforeAll(async () => {
  server = await startScriptedServer();
  client = new RolloverClient({
    apiKey: generateApiKey({ environment: "test", type: "ak" }),
    baseUrl: server.url,
  });
});
afterAll(() => server?.stop());

describe("Lists", () => {
  const respondWithPage = (data: number[], nextCursor: string | null) =>
    respond(200, { object: "list", data, hasMore: nextCursor !== null, nextCursor });

  it("are read page by page, and no further than they are iterated", async () => {
    server.play(respondWithPage([1, 2], "a"), respondWithPage([], "b"), respondWithPage([3], null));
    const items: unknown[] = [];
    for await (const item of client.rollovers.list({ priority: "urgent" })) items.push(item);
    expect(items).toEqual([1, 2, 3]);
    expect(server.received.map(({ url }) => url.split("?")[1])).toEqual([
      "priority=urgent",
      "priority=urgent&cursor=a",
      "priority=urgent&cursor=b",
    ]);
    server.play(respondWithPage([1, 2], "a"));
    expect(await client.rollovers.list().toArray(2)).toEqual([1, 2]);
    expect(server.received).toHaveLength(1);
  });
});

describe("Exports", () => {
  /** Responds with chunks of a file. Null cuts the connection. */
  const respondWithLines = (...chunks: (string | null)[]): Step => {
    return async (res) => {
      res.writeHead(200, { "Content-Type": "application/x-ndjson" });
      for (const chunk of chunks) {
        if (chunk === null) return res.destroy();
        await new Promise((resolve) => res.write(Buffer.from(chunk, "latin1"), resolve));
      }
      res.end();
    };
  };
  const readIds = async () => {
    const ids: string[] = [];
    for await (const { id } of readLines<Line<"exportRollovers">>(await client.rollovers.export()))
      ids.push(id);
    return ids;
  };

  it("are read line by line, wherever their chunks are split", async () => {
    const latin1 = Buffer.from('{"id":"é1"}\n{"id":"2"}\n').toString("latin1");
    server.play(respondWithLines(latin1.slice(0, 8), latin1.slice(8, 20), latin1.slice(20)));
    expect(await readIds()).toEqual(["é1", "2"]);
    server.play(respondWithLines());
    expect(await readIds()).toEqual([]);
  });

  it.each([
    ["a dropped connection", respondWithLines('{"id":"1"}\n', null)],
    ["a response that ends within a line", respondWithLines('{"id":"1"}\n{"id"')],
  ])("fail as incomplete after %s", async (_name, step) => {
    server.play(step);
    expect(await catchError(readIds())).toBeInstanceOf(ConnectionError);
  });

  it("rethrow the caller's own error", async () => {
    server.play(respondWithLines('{"id":"1"}\n'));
    const callerError = new Error("mine");
    const reading = (async () => {
      for await (const _line of readLines(await client.rollovers.export())) throw callerError;
    })();
    await expect(reading).rejects.toBe(callerError);
  });
});
