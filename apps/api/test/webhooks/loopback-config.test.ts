import { describe, expect, it } from "@jest/globals";
import { TEST_SECRETS } from "@svc/testing";
import { readApiConfig, readWorkerConfig } from "../../src/platform/config.ts";

const ENV = {
  ...TEST_SECRETS,
  DATABASE_URL: "postgresql://svc@localhost/svc",
  REDIS_URL: "redis://localhost",
};

describe.each([
  ["the API", readApiConfig],
  ["the worker", readWorkerConfig],
])("WEBHOOK_ALLOW_LOOPBACK of %s", (_name, read) => {
  it("is false unless it is set to true", () => {
    expect(read(ENV).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
    expect(read({ ...ENV, WEBHOOK_ALLOW_LOOPBACK: "" }).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
    expect(read({ ...ENV, WEBHOOK_ALLOW_LOOPBACK: "false" }).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
    expect(read({ ...ENV, WEBHOOK_ALLOW_LOOPBACK: "true" }).WEBHOOK_ALLOW_LOOPBACK).toBe(true);
  });

  it("is rejected in the live environment, together with every other issue", () => {
    const live = { ...ENV, SVC_ENVIRONMENT: "live", WEBHOOK_ALLOW_LOOPBACK: "true" };
    expect(() => read(live)).toThrow(
      /has an issue:\n {2}WEBHOOK_ALLOW_LOOPBACK: must be false in the live environment$/,
    );
    expect(() => read({ ...live, REDIS_URL: "x" })).toThrow(/REDIS_URL: .*\n.*WEBHOOK_ALLOW_LOOPBACK: must/);
    expect(read({ ...live, WEBHOOK_ALLOW_LOOPBACK: "false" }).WEBHOOK_ALLOW_LOOPBACK).toBe(false);
  });

  it.each(["1", "yes", "TRUE"])("cannot be %s", (text) => {
    expect(() => read({ ...ENV, WEBHOOK_ALLOW_LOOPBACK: text })).toThrow("must be true or false");
  });
});
