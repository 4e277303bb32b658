import { expect } from "@jest/globals";
import { ERRORS, type ErrorCode } from "../src/errors/index.ts";
import { isId } from "../src/index.ts";

interface ProblemResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export function expectProblem(response: ProblemResponse, code: ErrorCode): Record<string, unknown> {
  const body = (typeof response.body === "string" ? JSON.parse(response.body) : response.body) as Record<
    string,
    unknown
  >;
  expect(body).toMatchObject({
    type: `/errors/${code}`,
    title: ERRORS[code].title,
    status: ERRORS[code].status,
    detail: expect.any(String),
    instance: expect.stringMatching(/^\//),
    code,
    requestId: response.headers["x-request-id"],
    errors: expect.any(Array),
  });
  expect(response.status).toBe(ERRORS[code].status);
  expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(isId("req", String(body.requestId))).toBe(true);
  return body;
}
