import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import request from "supertest";
import { z } from "zod";
import { BODY_LIMIT_BYTES } from "../src/endpoints/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw } from "./start-test-app.ts";
import { defineTestEndpoint, startEndpoints } from "./test-endpoints.ts";

const common = {
  method: "POST",
  summary: "A test",
  credentials: ["ak"],
  responses: { 200: { description: "The received body.", schema: z.strictObject({ seen: z.unknown() }) } },
  errors: [],
} as const;
const endpoints = [
  defineTestEndpoint({
    ...common,
    operationId: "required",
    path: "/required",
    body: z.strictObject({ text: z.string(), list: z.array(z.number()).optional() }),
    handle: async (ctx, { body }) => {
      ctx.handled.push(body);
      return { status: 200, body: { seen: body.text.length } };
    },
  }),
  defineTestEndpoint({
    ...common,
    operationId: "optional",
    path: "/optional",
    body: z.strictObject({ seconds: z.number().default(86_400) }),
    bodyOptional: true,
    handle: async (ctx, { body }) => {
      ctx.handled.push(body);
      return { status: 200, body: { seen: body } };
    },
  }),
];

describe("Request bodies", () => {
  const app = useResource(() => startEndpoints(endpoints));
  beforeEach(() => {
    app.handled.length = 0;
  });
  const post = (path = "/required") => request(app.url).post(path).set("X-API-Key", "good");
  const postJson = (text: string) => post().set("Content-Type", "application/json").send(text);

  it.each([
    "{",
    "{]",
    "{'text':'a'}",
    '{"text":"a",}',
    '{"text":"a"}x',
    "text=a",
    "undefined",
    "NaN",
    '"text"',
    "17",
    "null",
    "true",
    "[]",
    '[{"text":"a"}]',
    "[".repeat(50_000),
    "\u0000",
  ])("400 rejects anything but a JSON object (%#)", async (text) => {
    const body = expectProblem(await postJson(text), "malformed_json");
    expect(body.detail).not.toContain("position");
    expect(app.handled).toEqual([]);
  });

  const postBytes = (body: Buffer) =>
    sendRaw(
      app.port,
      [
        "POST /required HTTP/1.1",
        "X-API-Key: good",
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
      ],
      body.toString("latin1"),
    );

  // Invalid UTF-8 (RFC 8259 §8.1), which lenient decoding would turn into the same U+FFFD text.
  it.each([
    ["an invalid first byte", [0xff]],
    ["a continuation byte alone", [0x80]],
    ["a truncated character", [0xe2, 0x82]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["a code point beyond Unicode", [0xf4, 0x90, 0x80, 0x80]],
  ])("400 rejects invalid UTF-8: %s", async (_name, bytes) => {
    const body = Buffer.concat([Buffer.from('{"text":"a'), Buffer.from(bytes), Buffer.from('"}')]);
    const { detail } = expectProblem(await postBytes(body), "malformed_json");
    expect(detail).toContain("UTF-8");
    expect(app.handled).toEqual([]);
  });

  it("200 accepts UTF-8 characters of one to four bytes, and a leading byte order mark", async () => {
    const text = "\u0041é€😀\uffff";
    const response = await postBytes(Buffer.from(`\ufeff${JSON.stringify({ text })}`));
    expect([response.status, app.handled]).toEqual([200, [{ text }]]);
  });

  it("400 rejects a duplicate field, and locates it", async () => {
    const body = expectProblem(await postJson('{"text":"a","list":[1],"text":"b"}'), "malformed_json");
    expect(body.errors).toEqual([{ pointer: "#/text", detail: "This field appears twice." }]);
    expect(app.handled).toEqual([]);
  });

  it("400 rejects a missing body where one is required", async () => {
    expectProblem(await post(), "malformed_json");
    expectProblem(await post().set("Content-Type", "application/json"), "malformed_json");
  });

  it("422 reports every error of the body", async () => {
    const body = expectProblem(
      await postJson('{"text":1,"list":["a",1,"b"],"other":1,"__proto__":{}}'),
      "validation_failed",
    );
    const pointers = (body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(new Set(pointers)).toEqual(new Set(["#/text", "#/list/0", "#/list/2", "#/other", "#/__proto__"]));
    expect(app.handled).toEqual([]);
  });

  it("422 leaves no trace of __proto__ on other objects", async () => {
    await postJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}').expect(
      422,
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("200 accepts a body of 100 kB, 413 rejects one byte more", async () => {
    const buildJson = (bytes: number) => `{"text":"${"x".repeat(bytes - '{"text":""}'.length)}"}`;
    expect(BODY_LIMIT_BYTES).toBe(102_400);
    await postJson(buildJson(BODY_LIMIT_BYTES)).expect(200);
    expectProblem(await postJson(buildJson(BODY_LIMIT_BYTES + 1)), "payload_too_large");
    expectProblem(await postJson(buildJson(1_000_000)), "payload_too_large");
  });

  it("413 counts bytes, not characters", async () => {
    expectProblem(await postJson(`{"text":"${"é".repeat(60_000)}"}`), "payload_too_large");
  });

  it("413 counts the decompressed size of a compressed body", async () => {
    const bomb = gzipSync(Buffer.from(`{"text":"${"x".repeat(5_000_000)}"}`));
    expect(bomb.length).toBeLessThan(BODY_LIMIT_BYTES);
    const head = [
      "POST /required HTTP/1.1",
      "X-API-Key: good",
      "Content-Type: application/json",
      "Content-Encoding: gzip",
    ];
    const response = await sendRaw(
      app.port,
      [...head, `Content-Length: ${bomb.length}`],
      bomb.toString("latin1"),
    );
    expectProblem(response, "payload_too_large");
  });

  it("413 counts a chunked body without a length", async () => {
    const chunk = `${(10_000).toString(16)}\r\n${"x".repeat(10_000)}\r\n`;
    const head = [
      "POST /required HTTP/1.1",
      "X-API-Key: good",
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ];
    const response = await sendRaw(app.port, head, `${chunk.repeat(11)}0\r\n\r\n`);
    expectProblem(response, "payload_too_large");
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/vnd.api+json",
    "application/json; charset=latin1",
    // The parser could decode these two; other JSON readers cannot.
    "application/json; charset=utf-16",
    "application/json; charset=utf-7",
    "json",
    "",
  ])("415 rejects a body of type %j", async (type) => {
    const lines = [
      "POST /required HTTP/1.1",
      "X-API-Key: good",
      `Content-Type: ${type}`,
      "Content-Length: 12",
    ];
    expectProblem(await sendRaw(app.port, lines, '{"text":"a"}'), "unsupported_media_type");
    expect(app.handled).toEqual([]);
  });

  it("415 rejects a body without a type, and an unknown encoding", async () => {
    const head = ["POST /required HTTP/1.1", "X-API-Key: good", "Content-Length: 12"];
    expectProblem(await sendRaw(app.port, head, '{"text":"a"}'), "unsupported_media_type");
    const encoded = [...head, "Content-Type: application/json", "Content-Encoding: zip"];
    expectProblem(await sendRaw(app.port, encoded, '{"text":"a"}'), "unsupported_media_type");
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "200 accepts %s",
    (type) => post().set("Content-Type", type).send('{"text":"a"}').expect(200),
  );

  it("200 accepts no body, an empty one and an empty object where the body is optional", async () => {
    const expected = { seen: { seconds: 86_400 } };
    expect((await post("/optional").expect(200)).body).toEqual(expected);
    expect((await post("/optional").set("Content-Type", "application/json").expect(200)).body).toEqual(
      expected,
    );
    expect((await post("/optional").send({}).expect(200)).body).toEqual(expected);
    expect((await post("/optional").send({ seconds: 1 }).expect(200)).body).toEqual({ seen: { seconds: 1 } });
  });

  it("rejects an invalid body even where the body is optional", async () => {
    expectProblem(await post("/optional").send({ second: 1 }), "validation_failed");
    expectProblem(
      await post("/optional").set("Content-Type", "application/json").send("[]"),
      "malformed_json",
    );
    expectProblem(
      await post("/optional").set("Content-Type", "text/plain").send("x"),
      "unsupported_media_type",
    );
    expect(app.handled).toEqual([]);
  });
});
