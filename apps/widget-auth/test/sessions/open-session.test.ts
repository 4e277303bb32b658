import { beforeAll, describe, expect, it } from "@jest/globals";
import { isId } from "@svc/service-kit";
import { TestClock, useResource } from "@svc/testing";
import type { Redis } from "ioredis";
import { expectIssues } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { readAllRecords } from "../stored-records.ts";

const PATH = "/api/widget/auth";
const LIFETIME_ERROR = "must be a whole number of seconds from 60 to 14400";

describe("POST /api/widget/auth", () => {
  // Sessions expire at full seconds, so the clock starts between two full seconds.
  const fullSecondMs = Math.floor(Date.now() / 1000) * 1000;
  const clock = new TestClock(fullSecondMs + 250);
  const widget = useResource(() => startTestWidgetAuth({ clock }));
  let probe: Redis;
  beforeAll(async () => {
    probe = await widget.openProbe();
  });

  const open = (body?: object) => {
    const call = widget.call("post", PATH, widget.sk.key);
    return body === undefined ? call : call.send(body);
  };

  it("201 returns the token, its type, its lifetime and its other properties, and nothing else", async () => {
    const response = await open({ externalUserId: "participant-1" }).expect(201);
    expect(response.body).toEqual({
      sessionToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]{43}$/),
      tokenType: "Bearer",
      sessionId: expect.stringMatching(/^ses_/),
      expiresAt: new Date(fullSecondMs + 1800 * 1000).toISOString(),
      expiresIn: 1800,
      environment: "test",
      scopes: ["widget:custodians", "widget:accounts"],
    });
    expect(isId("ses", response.body.sessionId)).toBe(true);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["x-request-id"]).toMatch(/^req_[0-9a-z]{26}$/);
    expect(response.headers.ratelimit).toBeDefined();
  });

  it("201 does not reveal in the token whose session it is", async () => {
    const { body } = await open({ externalUserId: "Jane Roe 77" }).expect(201);
    const payload = Buffer.from(body.sessionToken.split(".")[1], "base64url").toString();
    expect(JSON.parse(payload)).toEqual({
      jti: expect.stringMatching(/^[\w-]{32}$/),
      sid: body.sessionId,
      env: "test",
      iat: Math.floor(clock.now().getTime() / 1000),
      exp: Date.parse(body.expiresAt) / 1000,
      iss: "svc-widget-auth",
      aud: "svc-widget",
    });
    expect(payload).not.toContain(widget.sk.id);
    expect(payload).not.toContain(widget.sk.organizationId);
  });

  it("201 returns a different token for each call", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => open({}).expect(201)));
    expect(new Set(responses.map(({ body }) => body.sessionToken)).size).toBe(10);
    expect(new Set(responses.map(({ body }) => body.sessionId)).size).toBe(10);
  });

  it.each([
    ["Authorization", (key: string) => `Bearer ${key}`],
    ["Authorization", (key: string) => `bEARER   ${key} `],
    ["X-API-Key", (key: string) => key],
  ])("201 accepts the key in %s", async (header, value) => {
    await widget.call("post", PATH, null).set(header, value(widget.sk.key)).expect(201);
  });

  it.each([60, 61, 14_399, 14_400])("201 opens a session of %d seconds", async (expiresInSeconds) => {
    const { body } = await open({ expiresInSeconds }).expect(201);
    expect(body.expiresIn).toBe(expiresInSeconds);
    expect(Date.parse(body.expiresAt)).toBe(fullSecondMs + expiresInSeconds * 1000);
  });

  it.each([59, 0, -60, 14_401, 1e300, 60.5, 1.5, "60", null, [60], { seconds: 60 }, true])(
    "422 rejects a lifetime of %j",
    async (expiresInSeconds) => {
      const response = await open({ expiresInSeconds });
      expect(expectIssues(response, "validation_failed")).toEqual(["#/expiresInSeconds"]);
      expect(response.body.errors[0].detail).toBe(LIFETIME_ERROR);
    },
  );

  it.each([
    ["https://app.example.com"],
    ["http://localhost:*"],
    ["http://127.0.0.1:5173"],
    ["http://[::1]:3000"],
    ["https://xn--bcher-kva.example"],
    Array.from({ length: 20 }, (_, index) => `https://a${index}.example.com`),
  ])("201 accepts origins such as %s", async (...allowedOrigins: string[]) => {
    const { body } = await open({ allowedOrigins }).expect(201);
    const stored = [...(await readAllRecords(probe)).values()].find(
      ({ fields }) => fields.id === body.sessionId,
    );
    expect(stored?.fields.origins).toEqual(allowedOrigins);
  });

  it.each([
    ["empty", []],
    ["21 origins long", Array.from({ length: 21 }, (_, index) => `https://a${index}.example.com`)],
    ["a string", "https://app.example.com"],
    ["null", null],
  ])("422 rejects a list of origins that is %s", async (_, allowedOrigins) => {
    expect(expectIssues(await open({ allowedOrigins }), "validation_failed")).toEqual(["#/allowedOrigins"]);
  });

  it.each([
    ["no body and no content type", undefined],
    ["an empty object", {}],
  ])("201 accepts %s", (_, body) => open(body).expect(201));

  it("422 reports all errors together, including unknown fields", async () => {
    const response = await open({
      externalUserId: "",
      allowedOrigins: ["nowhere", "https://fine.example.com", "https://app.example.com/x"],
      expiresInSeconds: "60",
      organizationId: "org_of_another_integrator",
      "a/b~c": 1,
    });
    expect(expectIssues(response, "validation_failed")).toEqual([
      "#/allowedOrigins/0",
      "#/allowedOrigins/2",
      "#/a~1b~0c",
      "#/expiresInSeconds",
      "#/externalUserId",
      "#/organizationId",
    ]);
  });

  it.each([
    ["blank", "   "],
    ["256 characters long", "x".repeat(256)],
    ["a number", 7],
    ["text with a Social Security number", "user 123-45-6789"],
    ["text with U+0000", "a\u0000b"],
    ["text with a lone surrogate", "a\ud800b"],
  ])("422 rejects an external user ID that is %s", async (_, externalUserId) => {
    expect(expectIssues(await open({ externalUserId }), "validation_failed")).toContain("#/externalUserId");
  });

  it("stores no session for a rejected request", async () => {
    const before = (await readAllRecords(probe)).size;
    await open({ expiresInSeconds: 1 }).expect(422);
    await open({}).set("Origin", "http://localhost:3000").expect(403);
    await widget.call("post", PATH, widget.pk.key).send({}).expect(403);
    await open({}).set("Accept", "text/html").expect(406);
    expect((await readAllRecords(probe)).size).toBe(before);
  });
});
