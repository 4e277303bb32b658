import { describe, expect, it } from "@jest/globals";
import { buildAccount } from "@svc/testing";
import request from "supertest";
import { expectIssues } from "../problem-answers.ts";
import { useTestApi } from "../start-test-api.ts";
import { signInAs } from "./sign-in-as.ts";

describe("POST /portal/api/accounts/search", () => {
  const api = useTestApi();

  async function signInSearcher() {
    const { headers, organizationId } = await signInAs(api, "viewer");
    const look = (q: unknown) =>
      request(api.url).post("/portal/api/accounts/search").set(headers).send({ q });
    const idsOf = async (q: string) =>
      (await look(q).expect(200)).body.data.map(({ id }: { id: string }) => id);
    return { organizationId: organizationId ?? "", look, idsOf };
  }

  it("finds accounts by name prefix, full email address or external ID, newest first", async () => {
    const { organizationId, idsOf } = await signInSearcher();
    const person = {
      externalId: "emp-17",
      firstName: "Grace",
      lastName: "Hopper",
      email: "grace@example.com",
    };
    const grace = await buildAccount(api, organizationId, person);
    const other = await buildAccount(api, organizationId, {
      firstName: "Graciela",
      lastName: "Lovelace",
      email: "g@example.com",
    });
    for (const q of ["hopper", "Hopper, Gr", "grace hop", "GRACE@example.com", "emp-17"]) {
      expect(await idsOf(q)).toEqual([grace.id]);
    }
    expect(await idsOf("grac")).toEqual([other.id, grace.id]);
    for (const q of ["ace", "grace@", "emp-1", "%", "__"].filter((text) => text.length > 1)) {
      expect(await idsOf(q)).toEqual([]);
    }
  });

  it("finds nothing in another organization, and returns up to 25 accounts", async () => {
    const [mine, theirs] = [await signInSearcher(), await signInSearcher()];
    for (let count = 0; count < 26; count += 1) {
      await buildAccount(api, mine.organizationId, { firstName: "Ada", email: `ada-${count}@example.com` });
    }
    expect(await mine.idsOf("ada")).toHaveLength(25);
    expect(await theirs.idsOf("ada")).toEqual([]);
  });

  it("422 rejects a query that is too short, missing or not a string", async () => {
    const { look } = await signInSearcher();
    for (const q of ["", "a", 7, undefined])
      expect(expectIssues(await look(q), "validation_failed")).toEqual(["#/q"]);
  });
});
