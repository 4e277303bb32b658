import { describe, expect, it } from "@jest/globals";
import { buildAccount } from "@svc/testing";
import request from "supertest";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { signInAs } from "./sign-in-as.ts";

describe("POST /portal/api/accounts/search", () => {
  const api = useTestApi();

  async function signInSearcher() {
    const { headers, organizationId } = await signInAs(api, "viewer");
    const search = (q: unknown) =>
      request(api.url).post("/portal/api/accounts/search").set(headers).send({ q });
    const findIds = async (q: string) =>
      (await search(q).expect(200)).body.data.map(({ id }: { id: string }) => id);
    return { organizationId: organizationId ?? "", search, findIds };
  }

  it("finds accounts by name prefix, full email address or external ID, newest first", async () => {
    const { organizationId, findIds } = await signInSearcher();
    const hopper = {
      externalId: "emp-17",
      firstName: "Grace",
      lastName: "Hopper",
      email: "grace@example.com",
    };
    const grace = await buildAccount(api, organizationId, hopper);
    const lovelace = { firstName: "Graciela", lastName: "Lovelace", email: "g@example.com" };
    const graciela = await buildAccount(api, organizationId, lovelace);
    for (const q of ["hopper", "Hopper, Gr", "grace hop", "GRACE@example.com", "emp-17"]) {
      expect(await findIds(q)).toEqual([grace.id]);
    }
    expect(await findIds("grac")).toEqual([graciela.id, grace.id]);
    for (const q of ["ace", "grace@", "emp-1", "__"]) {
      expect(await findIds(q)).toEqual([]);
    }
  });

  it("finds nothing in another organization, and returns up to 25 accounts", async () => {
    const [searcher, outsider] = [await signInSearcher(), await signInSearcher()];
    for (let count = 0; count < 26; count += 1) {
      await buildAccount(api, searcher.organizationId, {
        firstName: "Ada",
        email: `ada-${count}@example.com`,
      });
    }
    expect(await searcher.findIds("ada")).toHaveLength(25);
    expect(await outsider.findIds("ada")).toEqual([]);
  });

  it("422 rejects a query that is too short, missing or not a string", async () => {
    const { search } = await signInSearcher();
    for (const q of ["", "a", 7, undefined])
      expect(expectIssues(await search(q), "validation_failed")).toEqual(["#/q"]);
  });
});
