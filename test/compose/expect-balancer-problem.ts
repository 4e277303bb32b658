import { expect } from "@jest/globals";
import { ERRORS, type ErrorCode } from "@svc/service-kit/errors";
import type { TlsResponse } from "./request-over-tls.ts";

/** Expects a problem that the balancer itself returns. @param expected.detail part of the problem's detail */
export function expectBalancerProblem(
  { status, headers, body }: TlsResponse,
  expected: { status: number; code: ErrorCode; detail: string; instance: string },
): void {
  const { code, detail, instance } = expected;
  expect({ status, headers }).toMatchObject({
    status: expected.status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "x-request-id": expect.stringMatching(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
    },
  });
  expect(headers["retry-after"]).toBe(code === "dependency_unavailable" ? "2" : undefined);
  expect(JSON.parse(body)).toEqual({
    type: `/errors/${code}`,
    title: ERRORS[code].title,
    status,
    detail: expect.stringContaining(detail),
    instance,
    code,
    requestId: headers["x-request-id"],
    errors: [],
  });
}

export function expectUnavailable(response: TlsResponse, instance: string): void {
  const detail = "The request was not processed";
  expectBalancerProblem(response, { status: 503, code: "dependency_unavailable", detail, instance });
}
