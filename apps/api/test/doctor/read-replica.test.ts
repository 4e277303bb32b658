import { describe, expect, it } from "@jest/globals";
import { compareReplica, type ServerStatus } from "../../src/platform/doctor/checks/replica-checks.ts";

describe("svc doctor: read replica", () => {
  const primary: ServerStatus = {
    isStandby: false,
    cluster: "7",
    timeline: 2,
    walPosition: 1_000_000_000,
    canRead: true,
  };
  const standby: ServerStatus = { ...primary, isStandby: true };
  const MEGABYTE = 1_024 ** 2;

  it.each<[string, Partial<ServerStatus>, string, RegExp]>([
    ["a standby at the position of the primary", {}, "ok", /^a standby, 0\.0 MB behind$/],
    [
      "a standby whose position was read after the primary's",
      { walPosition: 1_000_000_999 },
      "ok",
      /0\.0 MB behind/,
    ],
    ["a standby 64 MB behind", { walPosition: 1_000_000_000 - 64 * MEGABYTE }, "ok", /64\.0 MB behind/],
    [
      "a standby more than 64 MB behind",
      { walPosition: 1_000_000_000 - 65 * MEGABYTE },
      "warn",
      /65\.0 MB behind: lists are read from the primary/,
    ],
    [
      "a standby that follows an old primary",
      { timeline: 1 },
      "warn",
      /follows timeline 1, but the primary is on 2/,
    ],
    ["the primary itself", { isStandby: false }, "warn", /the primary itself/],
    [
      "a server of another cluster, at any position",
      { cluster: "8", walPosition: 9e12 },
      "fail",
      /a different database/,
    ],
    ["a standby whose role cannot read", { canRead: false }, "fail", /cannot read/],
  ])("assesses %s", (_name, changes, status, expectedText) => {
    const verdict = compareReplica(primary, { ...standby, ...changes });
    expect(verdict.status).toBe(status);
    expect(verdict.found).toMatch(expectedText);
    expect(verdict.remedy === null).toBe(status === "ok");
  });
});
