import { afterEach, describe, expect, it } from "@jest/globals";
import request from "supertest";
import { z } from "zod";
import type { EndpointResponse } from "../src/endpoints/index.ts";
import { expectProblem } from "./expect-problem.ts";
import { defineTestEndpoint, type EndpointApp, startEndpoints, type TestContext } from "./test-endpoints.ts";

const PDF = "application/pdf";
const BYTES = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);

const defineLetterEndpoint = (response?: EndpointResponse) =>
  defineTestEndpoint({
    operationId: "getLetter",
    method: "GET",
    path: "/letter",
    summary: "A test",
    credentials: ["ak"],
    responses: {
      200: {
        description: "A letter.",
        schema: z.strictObject({ text: z.string() }),
        representations: { [PDF]: "Printed." },
      },
    },
    errors: [],
    handle: async ({ handled }: TestContext, { mediaType }) => {
      handled.push(mediaType);
      if (response) return response;
      if (mediaType !== PDF) return { status: 200, body: { text: "Dear Sir" } };
      return { status: 200, file: { mediaType, name: "letter.pdf", bytes: BYTES } };
    },
  });

describe("Response with several media types", () => {
  let app: EndpointApp;
  afterEach(() => app.stop());
  const get = async (accept: string | null, response?: EndpointResponse) => {
    app = await startEndpoints([defineLetterEndpoint(response)]);
    const pending = request(app.url).get("/letter").set("X-API-Key", "good").responseType("blob");
    return accept === null ? pending : pending.set("Accept", accept);
  };

  it.each([
    null,
    "*/*",
    "application/json",
    "application/json, application/pdf",
    "application/pdf;q=0.5, application/json",
    "application/*",
  ])("200 returns JSON for Accept %j", async (accept) => {
    const response = await get(accept);
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers.vary).toContain("Accept");
    expect(JSON.parse(response.body)).toEqual({ text: "Dear Sir" });
  });

  it.each(["application/pdf", "application/pdf, application/json;q=0.9", "text/html, application/pdf"])(
    "200 returns the file for Accept %j",
    async (accept) => {
      const response = await get(accept);
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": PDF,
        "content-disposition": 'attachment; filename="letter.pdf"',
        "content-length": String(BYTES.length),
        "cache-control": "no-store",
      });
      expect(response.headers.vary).toContain("Accept");
      expect(response.body).toEqual(BYTES);
    },
  );

  it.each(["text/html", "image/png, text/plain", "application/pdf;q=0"])(
    "406 for Accept %j, and the handler does not run",
    async (accept) => {
      const response = await get(accept);
      const body = expectProblem({ ...response, body: JSON.parse(response.body) } as never, "not_acceptable");
      expect(body.detail).toBe("Supported types: application/json, application/pdf.");
      expect(app.handled).toEqual([]);
    },
  );

  it("500 if the handler returns a file of an undeclared media type", async () => {
    const file = { mediaType: "image/png", name: "letter.png", bytes: BYTES };
    expect((await get(PDF, { status: 200, file })).status).toBe(500);
  });
});
