import { expect } from "@jest/globals";
import { ERRORS, type ErrorCode } from "../src/errors/index.ts";
import { isId } from "../src/index.ts";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export function expectProblem(answer: Answer, code: ErrorCode): Record<string, unknown> {
  const body = (typeof answer.body === "string" ? JSON.parse(answer.body) : answer.body) as Record<
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
    requestId: answer.headers["x-request-id"],
    errors: expect.any(Array),
  });
  expect(answer.status).toBe(ERRORS[code].status);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(isId("req", String(body.requestId))).toBe(true);
  return body;
}
