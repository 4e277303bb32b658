import { expect } from "@jest/globals";
import type { ErrorCode, ProblemBody } from "@svc/service-kit/errors";
import type { Response } from "supertest";
import { expectProblem as expectBaseProblem } from "../../../packages/service-kit/test/expect-problem.ts";

const INTERNALS = /\n\s+at |\bSELECT\b|\bINSERT\b|prisma|postgres|ioredis|jsonwebtoken|\.ts\b|node_modules/i;

export function expectProblem(response: Response, code: ErrorCode): ProblemBody {
  const body = expectBaseProblem(response, code) as unknown as ProblemBody;
  const { pathname } = new URL((response as unknown as { request: { url: string } }).request.url);
  expect(body.instance).toBe(pathname);
  expect(body.detail).not.toBe("");
  if (response.status === 401)
    expect(response.headers["www-authenticate"]).toMatch(/^(Bearer realm="svc"|DPoP error=)/);
  expect(response.text).not.toMatch(INTERNALS);
  return body;
}

export function expectIssues(response: Response, code: ErrorCode): string[] {
  const { errors } = expectProblem(response, code);
  for (const error of errors) expect(error.detail).not.toBe("");
  return [...new Set(errors.map((error) => error.pointer ?? error.parameter ?? ""))].sort();
}
