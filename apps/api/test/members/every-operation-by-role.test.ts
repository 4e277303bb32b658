import { describe, expect, it } from "@jest/globals";
import type { Scope } from "@svc/keys";
import { buildOrganization } from "@svc/testing";
import { ROLES, scopesForRole } from "../../src/people/members/roles.ts";
import { operationsIn, portalOperations } from "../../src/transport/operations.ts";
import { callAs } from "../portal/member-calls.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";

const api = useTestApi();
const SUFFIX = "01h2xcejqtf2nbrexx3vqjhp41";

const OPERATIONS = [...operationsIn("test"), ...portalOperations]
  .filter(({ credentials = ["member"] }) => credentials.includes("member"))
  .map(({ rest, id, scope, ...operation }) => {
    const [method = "", path = ""] = rest.replace("{id}", `${id}_${SUFFIX}`).split(" ");
    return { method, path, scope: scope as Scope | undefined, hasFile: "file" in operation };
  });

describe("Every operation for every role", () => {
  it.each(ROLES)("is allowed for %s exactly if the role has its scope", async (role) => {
    const person = await signInAs(api, role);
    const organizationId = person.organizationId ?? (await buildOrganization(api));
    const scopes = scopesForRole(role, "test");
    const refused: string[] = [];
    const expectedRefusals: string[] = [];
    for (const { method, path, scope, hasFile } of OPERATIONS) {
      const call = callAs(api, { ...person, organizationId }, method.toLowerCase() as "get", path);
      if (hasFile) call.field("type", "other");
      else if (method !== "GET") call.set("Content-Type", "application/json").send("{}");
      const { status, body } = await call;
      const isRefused = status === 401 || body?.code === "insufficient_scope";
      const isAllowed = scope === undefined || scopes.includes(scope);
      if (isRefused) refused.push(`${method} ${path}`);
      if (!isAllowed) expectedRefusals.push(`${method} ${path}`);
    }
    expect(refused).toEqual(expectedRefusals);
  });
});
