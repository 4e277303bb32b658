import { expect } from "@jest/globals";
import { ERRORS, type ErrorCode, type ProblemBody } from "@svc/service-kit";
import type { Response } from "supertest";

/** What no answer may hold: stacks, SQL, names of libraries, files of ours. */
const INTERNALS = /\n\s+at |\bSELECT\b|\bINSERT\b|prisma|postgres|ioredis|jsonwebtoken|\.ts\b|node_modules/i;

/** Makes sure that an answer is this problem, whole and in the form that every problem has; gives its body. */
export function expectProblem(answer: Response, code: ErrorCode): ProblemBody {
  const body = answer.body as ProblemBody;
  const { status, title } = ERRORS[code];
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const { pathname } = new URL((answer as unknown as { request: { url: string } }).request.url);
  expect(body).toMatchObject({ type: `/errors/${code}`, title, status, instance: pathname });
  expect(body.detail).not.toBe("");
  expect(Array.isArray(body.errors)).toBe(true);
  expect(body.requestId).toMatch(/^req_[0-9a-z]{26}$/);
  expect(answer.headers["x-request-id"]).toBe(body.requestId);
  if (status === 401) expect(answer.headers["www-authenticate"]).toMatch(/^Bearer realm="svc"/);
  expect(answer.text).not.toMatch(INTERNALS);
  return body;
}

/** As `expectProblem`; gives where the faults are, each place once and in order. */
export function expectIssues(answer: Response, code: ErrorCode): string[] {
  const { errors } = expectProblem(answer, code);
  for (const fault of errors) expect(fault.detail).not.toBe("");
  return [...new Set(errors.map((fault) => fault.pointer ?? fault.parameter ?? ""))].sort();
}
