import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterEach, describe, expect, it } from "@jest/globals";
import { pollUntil } from "@svc/testing";
import request from "supertest";
import { z } from "zod";
import { type EndpointResponse, NDJSON } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw } from "./start-test-app.ts";
import { defineTestEndpoint, type EndpointApp, startEndpoints } from "./test-endpoints.ts";

const LONG = "x".repeat(1_000);

/** Yields `count` lines, and records how many were read and whether the reader stopped it. */
class LineSource implements AsyncIterable<unknown> {
  yielded = 0;
  stopped = false;
  private readonly lineAt: (index: number) => unknown;
  private readonly count: number;

  constructor(count: number, lineAt: (index: number) => unknown = (index) => ({ index, text: LONG })) {
    this.count = count;
    this.lineAt = lineAt;
  }

  async *[Symbol.asyncIterator]() {
    try {
      while (this.yielded < this.count) {
        const line = this.lineAt(this.yielded);
        this.yielded += 1;
        yield line;
      }
    } finally {
      this.stopped = true;
    }
  }
}

const failAt = (bad: number) => (index: number) => {
  if (index === bad) throw new Error("the source failed");
  return { index, text: LONG };
};

describe("Response that streams lines", () => {
  let app: EndpointApp;
  const open: IncomingMessage[] = [];
  afterEach(async () => {
    for (const response of open.splice(0)) response.destroy();
    await app.stop();
  });

  async function start(response: EndpointResponse, { checksResponses = true } = {}) {
    const base = { summary: "A test", credentials: ["ak"], errors: [] } as const;
    const item = defineTestEndpoint({
      ...base,
      operationId: "getThing",
      method: "GET",
      path: "/things/{id}",
      params: z.strictObject({ id: z.string() }),
      responses: { 200: { description: "A thing.", schema: z.strictObject({ id: z.string() }) } },
      handle: async (_ctx, { params }) => ({ status: 200, body: params }),
    });
    const change = defineTestEndpoint({ ...item, operationId: "changeThing", method: "PATCH" });
    const lines = defineTestEndpoint({
      ...base,
      operationId: "exportThings",
      method: "GET",
      path: "/things/export",
      responses: {
        200: {
          description: "One thing per line.",
          schema: z.strictObject({ index: z.number(), text: z.string() }),
          contentType: NDJSON,
          representations: { "text/csv": "As a table." },
        },
      },
      handle: async () => response,
    });
    app = await startEndpoints([item, change, lines], { checksResponses });
  }
  const fetchLines = (method = "GET") =>
    fetch(`${app.url}/things/export`, { method, headers: { "X-API-Key": "good" } });
  async function openLines(): Promise<IncomingMessage> {
    const clientRequest = get(`${app.url}/things/export`, { headers: { "X-API-Key": "good" }, agent: false });
    const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
    response.on("error", () => {});
    open.push(response);
    return response;
  }

  it("200 returns one JSON value per line, whatever the values contain", async () => {
    const values = ["plain", "two\nlines\r\n", "\u2028 and \u{1F4B0}", ""];
    const lines = new LineSource(values.length, (index) => ({ index, text: values[index] }));
    await start({ status: 200, lines, headers: { "X-Mark": "here" } });
    const response = await fetchLines();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "cache-control": "no-store",
      "x-mark": "here",
    });
    const text = await response.text();
    expect(text.endsWith("\n")).toBe(true);
    const read = text.slice(0, -1).split("\n");
    expect(read.map((line) => JSON.parse(line).text)).toEqual(values);
    expect(lines.stopped).toBe(true);
  });

  const lineFormat = {
    mediaType: "text/csv",
    head: "text\n",
    write: (line: unknown) => `${(line as { text: string }).text}\n`,
  };

  it("200 returns lines in another media type, after a header line", async () => {
    await start({ status: 200, lines: new LineSource(300), lineFormat });
    const response = await fetchLines();
    expect([response.headers.get("content-type"), response.headers.get("vary")]).toEqual([
      "text/csv; charset=utf-8",
      "Accept",
    ]);
    expect(await response.text()).toBe(`text\n${`${LONG}\n`.repeat(300)}`);
    await app.stop();
    await start({ status: 200, lines: new LineSource(0), lineFormat });
    expect(await (await fetchLines()).text()).toBe("text\n");
  });

  it("500 if the handler returns lines in an undeclared media type", async () => {
    const undeclaredFormat = { ...lineFormat, mediaType: "text/html" };
    await start({ status: 200, lines: new LineSource(1), lineFormat: undeclaredFormat });
    expect((await fetchLines()).status).toBe(500);
  });

  it("200 passes on lines that are already serialized, unchecked, in every media type", async () => {
    async function* lines() {
      yield new TextEncoder().encode("one\ntwo\n");
      yield new TextEncoder().encode("three\n");
    }
    await start({ status: 200, lines: lines() });
    expect(await (await fetchLines()).text()).toBe("one\ntwo\nthree\n");
    await app.stop();
    const unusedFormat = { ...lineFormat, write: () => "never called" };
    await start({ status: 200, lines: lines(), lineFormat: unusedFormat }, { checksResponses: false });
    expect(await (await fetchLines()).text()).toBe("text\none\ntwo\nthree\n");
  });

  it("200 returns an empty body if there are no lines", async () => {
    await start({ status: 200, lines: new LineSource(0) });
    const response = await fetchLines();
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("HEAD returns the headers of GET, reads one chunk, and stops the source", async () => {
    const lines = new LineSource(1_000);
    await start({ status: 200, lines });
    const response = await fetchLines("HEAD");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(await response.text()).toBe("");
    expect(lines.yielded).toBeLessThan(100);
    expect(lines.stopped).toBe(true);
  });

  it.each([
    ["application/x-ndjson", 200],
    ["application/*", 200],
    ["*/*", 200],
    ["application/json, application/x-ndjson;q=0.1", 200],
    ["application/json", 406],
    ["text/html", 406],
    ["application/x-ndjson;q=0", 406],
  ])("an Accept of %j returns %d", async (accept, status) => {
    await start({ status: 200, lines: new LineSource(1) });
    const response = await request(app.url)
      .get("/things/export")
      .set({ "X-API-Key": "good", Accept: accept });
    expect(response.status).toBe(status);
    if (status === 406) expectProblem(response, "not_acceptable");
  });

  it("serves /things/export, although /things/{id} also matches, even for unsupported methods", async () => {
    await start({ status: 200, lines: new LineSource(0) });
    const call = (method: "get" | "patch", path: string) =>
      request(app.url)[method](path).set("X-API-Key", "good");
    expect((await call("get", "/things/export").expect(200)).headers["content-type"]).toMatch(/ndjson/);
    const refused = await call("patch", "/things/export");
    expectProblem(refused, "method_not_allowed");
    expect(refused.headers.allow).toBe("GET, HEAD, OPTIONS");
    await call("patch", "/things/other").expect(200, { id: "other" });
  });

  it("reads no more than the client accepts, and stops when it disconnects", async () => {
    const lines = new LineSource(Number.POSITIVE_INFINITY);
    await start({ status: 200, lines });
    const response = await openLines();
    // Reading pauses when the connection's buffers, several megabytes, are full.
    let previous = -1;
    await pollUntil("the buffers are full", async () => {
      const isFull = lines.yielded > 0 && lines.yielded === previous;
      previous = lines.yielded;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return isFull;
    });
    expect(lines.stopped).toBe(false);
    response.destroy();
    await pollUntil("the source is stopped", () => lines.stopped);
    expect(app.logLines).toEqual([]);
  });

  it.each([
    ["an error", failAt(0)],
    ["a line that does not match the schema", () => ({ index: 1, secret: "x" })],
    [
      "an undeclared problem",
      () => {
        throw new Problem("duplicate_rollover");
      },
    ],
  ])("500 reports %s before the first line like any other error", async (_, lineAt) => {
    const lines = new LineSource(5, lineAt);
    await start({ status: 200, lines });
    const response = await request(app.url).get("/things/export").set("X-API-Key", "good");
    const body = expectProblem(response, "internal_error");
    expect(app.logLines).toEqual([expect.objectContaining({ level: 50, requestId: body.requestId })]);
    expect(lines.stopped).toBe(true);
  });

  it.each<[string, EndpointResponse]>([
    ["a body where lines are declared", { status: 200, body: { index: 1, text: "" } }],
    ["an undeclared status", { status: 201, lines: new LineSource(1) }],
  ])("500 if the handler returns %s", async (_, response) => {
    await start(response);
    expectProblem(await request(app.url).get("/things/export").set("X-API-Key", "good"), "internal_error");
  });

  it.each([
    ["an error", failAt(500), true],
    ["an error in production", failAt(500), false],
    [
      "a line that does not match the schema",
      (index: number) => ({ index: index < 500 ? index : "x", text: LONG }),
      true,
    ],
  ])("cuts the connection on %s midway, and logs it once", async (_, lineAt, checksResponses) => {
    const lines = new LineSource(1_000, lineAt);
    await start({ status: 200, lines }, { checksResponses });
    const response = await fetchLines();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    await pollUntil("the error is logged", () => app.logLines.length > 0);
    expect(app.logLines).toEqual([expect.objectContaining({ level: 50, msg: "request failed" })]);
    expect(lines.stopped).toBe(true);
  });

  it("resets the connection, since merely closing it would complete the response in HTTP/1.0", async () => {
    await start({ status: 200, lines: new LineSource(1_000, failAt(500)) });
    const reading = sendRaw(app.port, ["GET /things/export HTTP/1.0", "X-API-Key: good"]);
    await expect(reading).rejects.toMatchObject({ code: "ECONNRESET" });
  });
});
