import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { pageOfId } from "../../src/shell/ids.ts";

describe("the page of an id", () => {
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
  ] as const)("of %s_… is under %s", (prefix, place) => {
    const id = newId(prefix);
    expect(pageOfId(` ${id}\n`)).toBe(place + id);
  });

  it.each([
    "",
    "rol",
    "rol_1",
    "constructor_01m7zh3zq4enbshkc1y4rq7w6x",
    "Ada",
    `${newId("rol")}x`,
    newId("pse"),
  ])("is none for %j", (text) => {
    expect(pageOfId(text)).toBeNull();
  });
});
