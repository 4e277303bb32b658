import { expect } from "@jest/globals";
import type { TlsAnswer } from "./ask-by-tls.ts";

/** Expects a balancer's answer while no process is ready: a problem like those of the services, naming the request. */
export function expectUnavailable({ status, headers, body }: TlsAnswer, instance: string): void {
  expect({ status, headers }).toMatchObject({
    status: 503,
    headers: {
      "content-type": "application/problem+json",
      "retry-after": "2",
      "x-request-id": expect.stringMatching(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
    },
  });
  expect(JSON.parse(body)).toEqual({
    type: "/errors/dependency_unavailable",
    title: "Temporarily unavailable",
    status: 503,
    detail: expect.stringContaining("Nothing was done"),
    instance,
    code: "dependency_unavailable",
    requestId: headers["x-request-id"],
    errors: [],
  });
}
