import { describe, expect, it } from "@jest/globals";
import { findCustodianId, useResource } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { startTestApi } from "../start-test-api.ts";

describe("/v1/custodians", () => {
  const api = useResource(async () => {
    const test = await startTestApi();
    // The API loads the directory at the first request, so change the custodian before that.
    await test.db.pool.query("UPDATE custodians SET active = false WHERE slug = 'merrill'");
    return test;
  });

  it("200 lists every active custodian once, by name, page by page", async () => {
    const names: string[] = [];
    const ids = new Set<string>();
    let cursor = "";
    do {
      const { body } = await api.call("get", `/v1/custodians?limit=25${cursor}`).expect(200);
      for (const { id, name } of body.data) {
        ids.add(id);
        names.push(name);
      }
      cursor = body.hasMore ? `&cursor=${body.nextCursor}` : "";
    } while (cursor);
    expect(ids.size).toBe(await api.db.prisma.custodian.count({ where: { active: true } }));
    expect(names).toEqual(names.toSorted(new Intl.Collator("en-US").compare));
  });

  it.each([
    ["prudential", "empower"],
    ["fidelty", "fidelity"],
    ["tsp", "thrift-savings-plan"],
  ])("200 for the search text %s returns %s first", async (q, slug) => {
    const { body, headers } = await api.call("get", `/v1/custodians?q=${q}&limit=1`).expect(200);
    expect(headers["cache-control"]).toBe("private, max-age=60");
    expect(body.data.map((custodian: { slug: string }) => custodian.slug)).toEqual([slug]);
  });

  it.each([
    ["vanguard", true],
    ["merrill", false],
  ])("200 returns a custodian by ID, active or not: %s", async (slug, active) => {
    const id = await findCustodianId(api, slug);
    const { body } = await api.call("get", `/v1/custodians/${id}`).expect(200);
    expect(body).toMatchObject({
      id,
      object: "custodian",
      slug,
      environment: "test",
      verified: false,
      active,
    });
  });

  it("400 names every invalid parameter", async () => {
    const response = await api.call("get", "/v1/custodians?limit=0&cursor=x&role=both&accountType=ira");
    expect(expectIssues(response, "invalid_request")).toEqual(["accountType", "limit", "role"]);
  });
});
