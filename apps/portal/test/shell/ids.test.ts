import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { findPathForId } from "../../src/shell/ids.ts";

describe("Page of an ID", () => {
  it.each([
    ["rol", "/rollovers/"],
    ["acct", "/accounts/"],
    ["cons", "/consents/"],
    ["cus", "/custodians/"],
    ["key", "/keys/"],
    ["whe", "/webhooks/"],
    ["whd", "/deliveries/"],
    ["evt", "/events/"],
    ["req", "/logs/"],
    ["dst", "/rollovers?distributionId="],
    ["mem", "/audit?actor="],
  ] as const)("for %s_… is under %s", (prefix, path) => {
    const id = newId(prefix);
    expect(findPathForId(` ${id}\n`)).toBe(path + id);
  });

  it.each([
    "",
    "rol",
    "rol_1",
    "constructor_01m7zh3zq4enbshkc1y4rq7w6x",
    "Ada",
    `${newId("rol")}x`,
    // Portal sessions have no page.
    newId("pse"),
  ])("does not exist for %j", (text) => expect(findPathForId(text)).toBeNull());
});
