import { describe, expect, it } from "@jest/globals";
import { toProcessEnv } from "@svc/testing";

const IN_MEMORY = { REDIS_URL: "redis://in-memory", SVC_ENVIRONMENT: "test" };

describe("toProcessEnv", () => {
  it.each(["api", "widget-auth", "worker", "delivery-worker"] as const)(
    "rejects in-memory Redis for the process %s",
    (program) => {
      expect(() => toProcessEnv(program, IN_MEMORY)).toThrow(
        `${program} cannot reach redis://in-memory from a separate process: declare the tests with describeWithRedis`,
      );
    },
  );

  it("omits in-memory Redis for the operator's command, which does not need Redis", () => {
    expect(toProcessEnv("svc", IN_MEMORY)).toEqual({ SVC_ENVIRONMENT: "test" });
  });

  it("leaves the address of a Redis server unchanged", () => {
    const env = { REDIS_URL: "redis://127.0.0.1:6379" };
    expect(toProcessEnv("api", env)).toEqual(env);
  });
});
