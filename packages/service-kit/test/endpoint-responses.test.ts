import { afterEach, describe, expect, it } from "@jest/globals";
import request from "supertest";
import { z } from "zod";
import { declaredErrors, type EndpointResponse } from "../src/endpoints/index.ts";
import { type ErrorCode, Problem } from "../src/errors/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { defineTestEndpoint, type EndpointApp, startEndpoints } from "./test-endpoints.ts";

const thingSchema = z.strictObject({ id: z.string(), at: z.iso.datetime() });

function defineEndpointReturning(response: () => EndpointResponse, errors: ErrorCode[] = []) {
  return defineTestEndpoint({
    operationId: "getThing",
    method: "GET",
    path: "/thing",
    summary: "A test",
    credentials: ["ak"],
    responses: { 200: { description: "A thing.", schema: thingSchema } },
    errors,
    handle: async () => response(),
  });
}

describe("Responses", () => {
  let app: EndpointApp;
  afterEach(() => app.stop());
  const get = async (
    response: () => EndpointResponse,
    { errors, checksResponses = true }: { errors?: ErrorCode[]; checksResponses?: boolean } = {},
  ) => {
    app = await startEndpoints([defineEndpointReturning(response, errors)], { checksResponses });
    return request(app.url).get("/thing").set("X-API-Key", "good");
  };
  const GOOD = { id: "1", at: "2026-01-01T00:00:00.000Z" };
  const throwDuplicate = () => {
    throw new Problem("duplicate_rollover");
  };

  it("200 serializes dates as text and omits undefined fields", async () => {
    const response = await get(() => ({
      status: 200,
      body: { ...GOOD, at: new Date(GOOD.at), gone: undefined },
    }));
    expect(response.status).toBe(200);
    expect(response.body).toEqual(GOOD);
  });

  it.each<[string, EndpointResponse]>([
    ["an undeclared status", { status: 201, body: GOOD }],
    ["an extra field", { status: 200, body: { ...GOOD, secret: "x" } }],
    ["a missing field", { status: 200, body: { id: "1" } }],
    ["a field of another type", { status: 200, body: { ...GOOD, id: 1 } }],
    ["no body", { status: 200, body: undefined }],
  ])("500 if the handler returns %s, without revealing details", async (_, response) => {
    const body = expectProblem(await get(() => response), "internal_error");
    expect(JSON.stringify(body)).not.toContain("getThing");
    expect(app.logLines).toEqual([expect.objectContaining({ level: 50, requestId: body.requestId })]);
  });

  it("500 if the handler throws an undeclared error code", async () => {
    const body = expectProblem(await get(throwDuplicate), "internal_error");
    expect(body.detail).not.toContain("duplicate");
  });

  it("409 returns a declared error code", async () => {
    expectProblem(await get(throwDuplicate, { errors: ["duplicate_rollover"] }), "duplicate_rollover");
  });

  it("are not checked in production", async () => {
    const undeclared = (): EndpointResponse => ({ status: 201, body: { ...GOOD, more: true } });
    const response = await get(undeclared, { checksResponses: false });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ ...GOOD, more: true });
  });

  it("have an undeclared error code in production if the handler throws it", async () => {
    expectProblem(await get(throwDuplicate, { checksResponses: false }), "duplicate_rollover");
  });
});

describe("declaredErrors", () => {
  const base = defineEndpointReturning(() => ({ status: 200, body: {} }));
  const declares = (change: Partial<typeof base>, code: ErrorCode) =>
    declaredErrors({ ...base, ...change }).has(code);

  it.each<[ErrorCode, Partial<typeof base>]>([
    ["invalid_api_key", { credentials: ["ak"] }],
    ["session_expired", { credentials: ["session"] }],
    ["not_found", { params: z.strictObject({}) as never }],
    ["invalid_request", { query: z.strictObject({}) as never }],
    ["validation_failed", { body: z.strictObject({}) as never }],
    ["limit_exceeded", { errors: ["limit_exceeded"] }],
  ])("includes %s only if the definition has the part that can cause it", (code, change) => {
    expect(declares({ credentials: [] }, code)).toBe(false);
    expect(declares({ credentials: [], ...change }, code)).toBe(true);
  });

  it("always includes the errors that every endpoint can return", () => {
    for (const code of [
      "internal_error",
      "dependency_unavailable",
      "method_not_allowed",
      "not_acceptable",
    ] as const)
      expect(declares({ credentials: [] }, code)).toBe(true);
  });
});
