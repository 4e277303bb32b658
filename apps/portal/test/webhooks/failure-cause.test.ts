import { describe, expect, it } from "@jest/globals";
import { type Attempt, diffAttempts } from "../../src/pages/delivery/attempt-diff.ts";
import { findFailureCause } from "../../src/pages/webhook/failure-cause.ts";

describe("Cause of a failed attempt", () => {
  it.each([
    [null, "the host name could not be resolved", /DNS/],
    [null, "the connection was refused", /running/],
    [null, "the connection timed out", /time limit/],
    [null, "the certificate is not valid (CERT_HAS_EXPIRED)", /certificate/],
    [null, "the TLS connection failed", /TLS 1\.2/],
    [null, "the response is not HTTP", /serves HTTP/],
    [null, "something new", /reachable/],
    [null, null, /reachable/],
    [302, null, /Redirects/],
    [400, null, /rejected the event/],
    [401, null, /signing secret/],
    [404, null, /path/],
    [410, null, /asks the service to stop/],
    [418, null, /2xx/],
    [429, null, /rate limit/],
    [500, null, /logs/],
    [503, null, /overloaded/],
    [599, null, /logs/],
  ] as const)("has a remedy for %s, %s", (statusCode, error, remedy) => {
    expect(findFailureCause({ statusCode, error })?.remedy).toMatch(remedy);
  });

  it("names the status or the error, and nothing after a success", () => {
    expect(findFailureCause({ statusCode: 500, error: null })?.title).toBe("Your server responded with 500");
    expect(findFailureCause({ statusCode: null, error: "the connection was refused" })?.title).toBe(
      "No response: the connection was refused",
    );
    expect(findFailureCause({ statusCode: 204, error: null })).toBeNull();
  });
});

describe("Changes between attempts", () => {
  const buildAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
    attemptedAt: "2026-06-15T12:00:00.000Z",
    latencyMs: 20,
    request: { url: "https://a.example/1", headers: [{ name: "webhook-timestamp", value: "1" }], body: "{}" },
    response: { statusCode: 500, body: "no" },
    error: null,
    ...changes,
  });

  it("list only the latency if nothing else differs", () => {
    expect(diffAttempts(buildAttempt(), buildAttempt({ latencyMs: 35 }))).toEqual([
      { field: "latency", before: "20 ms", after: "35 ms" },
    ]);
  });

  it("list the outcome, then the request", () => {
    const current = buildAttempt({
      request: {
        url: "https://b.example/1",
        headers: [
          { name: "webhook-timestamp", value: "2" },
          { name: "x", value: null },
        ],
        body: "{}",
      },
      response: null,
      error: "the connection was refused",
    });
    expect(diffAttempts(buildAttempt(), current)).toEqual([
      { field: "status", before: "500", after: null },
      { field: "error", before: null, after: "the connection was refused" },
      { field: "response", before: "no", after: null },
      { field: "latency", before: "20 ms", after: "20 ms" },
      { field: "url", before: "https://a.example/1", after: "https://b.example/1" },
      { field: "header", name: "webhook-timestamp", before: "1", after: "2" },
    ]);
  });
});
