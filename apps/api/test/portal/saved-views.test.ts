import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover } from "../workflow/rollover-steps.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/saved-views";
const LATE = { name: "Late", query: "overdue=true&sort=deadline&state=draft&state=in_review" };

describe("Saved views", () => {
  const api = useTestApi();

  const call = (person: SignedIn, method: "get" | "post" | "delete", path = PATH, headers = {}) =>
    api.call(method, path, null).set({ ...person.headers, ...headers });
  const save = (person: SignedIn, body: object) => call(person, "post").send(body);
  const listNames = async (person: SignedIn, headers = {}) =>
    (await call(person, "get", PATH, headers).expect(200)).body.data.map(
      ({ name, isOwn }: { name: string; isOwn: boolean }) => [name, isOwn],
    );
  const signInColleague = (person: SignedIn, role: "viewer" | "admin" | "operations") =>
    signInAs(api, role, { organizationId: person.organizationId ?? "" });

  it("201 saves filters under a name, visible only to the member who saved them", async () => {
    const owner = await signInAs(api, "operations");
    const { body } = await save(owner, LATE).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^svw_/),
      object: "saved_view",
      ...LATE,
      isShared: false,
      isOwn: true,
      createdAt: expect.any(String),
    });
    expect((await call(owner, "get").expect(200)).body).toEqual({ object: "list", data: [body] });
    expect(await listNames(await signInColleague(owner, "admin"))).toEqual([]);
    expect(await listNames(await signInAs(api, "owner"))).toEqual([]);
  });

  it("201 shares a view within its organization only; a viewer can save but not share", async () => {
    const owner = await signInAs(api, "operations");
    const { body: shared } = await save(owner, { ...LATE, isShared: true }).expect(201);
    const viewer = await signInColleague(owner, "viewer");
    await save(viewer, { ...LATE, name: "Own", query: "" }).expect(201);
    expect(await listNames(viewer)).toEqual([
      ["Own", true],
      ["Late", false],
    ]);
    expectProblem(await save(viewer, { ...LATE, isShared: true }), "insufficient_scope");
    expect(await listNames(await signInAs(api, "viewer"))).toEqual([]);
    const remove = (person: SignedIn) => call(person, "delete", `${PATH}/${shared.id}`);
    for (const other of [viewer, await signInColleague(owner, "operations"), await signInAs(api, "owner")]) {
      expectProblem(await remove(other), "not_found");
    }
    await remove(await signInColleague(owner, "admin")).expect(200);
    expect(await listNames(owner)).toEqual([]);
  });

  it("200 deletes the caller's own view once; 404 after that and for other members", async () => {
    const owner = await signInAs(api, "viewer");
    const { body } = await save(owner, LATE).expect(201);
    const path = `${PATH}/${body.id}`;
    expectProblem(await call(await signInColleague(owner, "admin"), "delete", path), "not_found");
    const removed = await call(owner, "delete", path).expect(200);
    expect(removed.body).toEqual({ id: body.id, object: "saved_view", deleted: true });
    for (const unknownPath of [path, `${PATH}/${newId("svw")}`, `${PATH}/svw_1`]) {
      expectProblem(await call(owner, "delete", unknownPath), "not_found");
    }
  });

  it("keeps views of the institution's staff separate for each organization", async () => {
    const [one, other] = [await signInAs(api, "owner"), await signInAs(api, "owner")];
    const staff = await signInAs(api, "platform");
    const organizationHeader = (owner: SignedIn) => ({ "Svc-Organization": owner.organizationId ?? "" });
    await call(staff, "post", PATH, organizationHeader(one)).send(LATE).expect(201);
    expect(await listNames(staff, organizationHeader(one))).toEqual([["Late", true]]);
    expect(await listNames(staff, organizationHeader(other))).toEqual([]);
    expect(await listNames(one)).toEqual([]);
  });

  it("409 beyond fifty views per member, even concurrently, and 422 for a name in use", async () => {
    const owner = await signInAs(api, "operations");
    const saves = Array.from({ length: 55 }, (_, index) => save(owner, { ...LATE, name: `v${index}` }));
    const responses = await Promise.all(saves);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(50);
    expectProblem(await save(owner, LATE), "limit_exceeded");
    await save(await signInColleague(owner, "viewer"), LATE).expect(201);
    const other = await signInAs(api, "operations");
    const concurrentSaves = await Promise.all([save(other, LATE), save(other, LATE), save(other, LATE)]);
    expect(concurrentSaves.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(expectIssues(await save(other, LATE), "validation_failed")).toEqual(["#/name"]);
  });

  it("200 counts the rollovers of each visible view, in its organization only", async () => {
    const owner = await signInAs(api, "operations", { organizationId: api.ak.organizationId });
    const ids = [await createRollover(api), await createRollover(api), await createRollover(api)];
    await api
      .call("patch", `/v1/rollovers/${ids[0]}`)
      .send({ priority: "urgent", tags: ["vip"] })
      .expect(200);
    const views: string[] = [];
    for (const [name, query] of Object.entries({
      Urgent: "priority=urgent",
      Vip: "tag=vip&sort=urgency",
      Drafts: "state=draft",
      None: "custodianId=cus_01m5x3dz50fqd8r985x1zkc84c",
    }))
      views.push((await save(owner, { name, query }).expect(201)).body.id);
    const count = async (person: SignedIn) => (await call(person, "get", `${PATH}/counts`).expect(200)).body;
    expect(await count(owner)).toEqual({
      object: "list",
      data: [1, 1, 3, 0].map((number, index) => ({ id: views[index], count: number })),
    });
    expect(await count(await signInAs(api, "owner"))).toEqual({ object: "list", data: [] });
    expectProblem(await api.call("get", `${PATH}/counts`), "key_type_not_allowed");
    expect((await api.call("get", `${PATH}/counts`, null)).status).toBe(401);
  });

  it("422 rejects invalid views, and never stores a search for a person", async () => {
    const owner = await signInAs(api, "operations");
    for (const [body, pointer] of [
      [{ ...LATE, query: "q=Lovelace" }, "#/query"],
      [{ ...LATE, query: "cursor=abc" }, "#/query"],
      [{ ...LATE, query: "state=unheard_of" }, "#/query"],
      [{ ...LATE, query: "createdAfter=yesterday" }, "#/query"],
      [{ ...LATE, query: "__proto__=1" }, "#/query"],
      [{ ...LATE, query: "overdue=true&overdue=true" }, "#/query"],
      [{ ...LATE, query: "x".repeat(2_001) }, "#/query"],
      [{ ...LATE, query: null }, "#/query"],
      [{ ...LATE, name: " " }, "#/name"],
      [{ ...LATE, name: "x".repeat(61) }, "#/name"],
      [{ ...LATE, name: "Ada 123-45-6789" }, "#/name"],
      [{ ...LATE, isShared: "yes" }, "#/isShared"],
      [{ ...LATE, memberId: "mem_1" }, "#/memberId"],
    ] as const) {
      expect(expectIssues(await save(owner, body), "validation_failed")).toEqual([pointer]);
    }
    expect(await listNames(owner)).toEqual([]);
  });

  it("401 for anonymous callers, 403 for API keys and from another origin", async () => {
    const owner = await signInAs(api, "operations");
    expectProblem(await api.call("get", PATH), "key_type_not_allowed");
    expect((await api.call("get", PATH, null)).status).toBe(401);
    const elsewhere = await call(owner, "post", PATH, { Origin: "https://evil.example" }).send(LATE);
    expectProblem(elsewhere, "origin_not_allowed");
  });
});
