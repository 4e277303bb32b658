import { describe, expect, it } from "@jest/globals";
import { toSafePath } from "../../src/pages/sign-in/safe-path.ts";

describe("toSafePath", () => {
  it.each([
    ["/keys?type=ak", "/portal/keys?type=ak"],
    ["/portal/keys", "/portal/keys"],
    ["/portal", "/portal"],
    ["/portal?type=ak", "/portal?type=ak"],
    ["/portals", "/portal/portals"],
    [undefined, "/portal/"],
    // Other origins.
    ["https://evil.example/keys", "/portal/"],
    ["//evil.example/keys", "/portal/"],
    ["/\\\\evil.example", "/portal/"],
    ["javascript:alert(1)", "/portal/"],
    // Not addresses.
    ["//", "/portal/"],
    ["http://[", "/portal/"],
    ["https://", "/portal/"],
  ])("maps %s to the path %s", (next, path) => expect(toSafePath(next, "https://portal.example")).toBe(path));
});
