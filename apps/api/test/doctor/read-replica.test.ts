import { describe, expect, it } from "@jest/globals";
import { compareReplica, type ServerStatus } from "../../src/platform/doctor/checks/replica-checks.ts";

describe("svc doctor: read replica", () => {
  const primary: ServerStatus = {
    isStandby: false,
    cluster: "7",
    timeline: 2,
    at: 1_000_000_000,
    mayRead: true,
  };
  const standby: ServerStatus = { ...primary, isStandby: true };
  const MEGABYTE = 1_024 ** 2;

  it.each<[string, Partial<ServerStatus>, string, RegExp]>([
    ["as far as the primary", {}, "ok", /^a standby, 0\.0 MB behind$/],
    ["further, as it was asked later", { at: 1_000_000_999 }, "ok", /0\.0 MB behind/],
    ["a little behind", { at: 1_000_000_000 - 64 * MEGABYTE }, "ok", /64\.0 MB behind/],
    [
      "far behind",
      { at: 1_000_000_000 - 65 * MEGABYTE },
      "warn",
      /65\.0 MB behind: lists are read from the primary/,
    ],
    ["that follows an old primary", { timeline: 1 }, "warn", /follows timeline 1, but the primary is on 2/],
    ["that is the primary", { isStandby: false }, "warn", /the primary itself/],
    ["of another cluster, however far", { cluster: "8", at: 9e12 }, "fail", /another database/],
    ["whose role may not read", { mayRead: false }, "fail", /cannot read/],
  ])("%s", (_name, changes, status, expectedText) => {
    const verdict = compareReplica(primary, { ...standby, ...changes });
    expect(verdict.status).toBe(status);
    expect(verdict.found).toMatch(expectedText);
    expect(verdict.remedy === null).toBe(status === "ok");
  });
});
