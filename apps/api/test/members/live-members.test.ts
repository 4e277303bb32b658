import { describe, expect, it } from "@jest/globals";
import request from "supertest";
import { needsSecondFactor, ROLES } from "../../src/people/members/roles.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";

const api = useTestApi({ environment: "live" });

describe("Second factor in the live environment", () => {
  it.each(ROLES)("is required of %s exactly if the role demands it, and is always accepted", async (role) => {
    for (const secondFactor of [null, "totp"] as const) {
      const person = await signInAs(api, role, { secondFactor });
      const response = await request(api.url)
        .get("/v1/rollovers")
        .set(person.headers)
        .set("Svc-Organization", person.organizationId ?? api.ak.organizationId);
      const isRefused = needsSecondFactor(role, "live") && secondFactor === null;
      expect([response.status, response.body.code]).toEqual(
        isRefused ? [403, "two_factor_required"] : [200, undefined],
      );
    }
  });

  it("is required of every role that can change something, and only in the live environment", () => {
    expect(ROLES.filter((role) => needsSecondFactor(role, "live"))).toEqual([
      "owner",
      "admin",
      "developer",
      "operations",
      "platform",
    ]);
    expect(ROLES.filter((role) => needsSecondFactor(role, "test"))).toEqual([]);
  });
});
