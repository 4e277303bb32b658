import { expect } from "@jest/globals";
import { ERRORS, type ErrorCode, type ProblemBody } from "@svc/service-kit/errors";
import type { Response } from "supertest";

const INTERNALS =
  /\n\s+at |\bSELECT\b|\bINSERT\b|\b(?:prisma\w*|postgres\w*|ioredis|zod(?:error)?)\b|\.ts\b|node_modules|stacktrace/i;

/** Expects a complete problem response that reveals nothing internal. @returns its body */
export function expectProblem(response: Response, code: ErrorCode): ProblemBody {
  const body = response.body as ProblemBody;
  expect({ status: response.status, code: body.code }).toEqual({ status: ERRORS[code].status, code });
  expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(body).toMatchObject({
    type: `/errors/${code}`,
    title: ERRORS[code].title,
    status: ERRORS[code].status,
    instance: new URL((response as unknown as { request: { url: string } }).request.url).pathname,
  });
  expect(body.detail.length).toBeGreaterThan(0);
  expect(Array.isArray(body.errors)).toBe(true);
  expect(body.requestId).toMatch(/^req_[0-9a-z]{26}$/);
  expect(response.headers["x-request-id"]).toBe(body.requestId);
  expect(response.text).not.toMatch(INTERNALS);
  return body;
}

/** Expects validation issues. @returns their pointers or parameters, sorted */
export function expectIssues(response: Response, code: ErrorCode): string[] {
  const { errors } = expectProblem(response, code);
  for (const error of errors) expect(error.detail.length).toBeGreaterThan(0);
  return [...new Set(errors.map((error) => error.pointer ?? error.parameter ?? ""))].sort();
}
