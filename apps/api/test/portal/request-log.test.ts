import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, pollUntil } from "@svc/testing";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const api = useTestApi();
const HOUR_MS = 3_600_000;

interface LoggedRequest {
  id: string;
  route: string | null;
  status: number;
  [field: string]: unknown;
}

const list = async (person: SignedIn, query = ""): Promise<LoggedRequest[]> =>
  (await callAs(api, person, "get", `/portal/api/requests${query}`).expect(200)).body.data;
const waitForRequests = (person: SignedIn, count: number) =>
  pollUntil(`${count} requests are logged`, () => list(person), { isDone: ({ length }) => length === count });
const setUp = async () => {
  const key = await buildKey(api, "ak");
  return { key, person: await signInAs(api, "developer", { organizationId: key.organizationId }) };
};

const findLogged = (logged: LoggedRequest[], { headers }: { headers: Record<string, string> }) =>
  logged.find(({ id }) => id === headers["x-request-id"]);

describe("Request log", () => {
  it("200 lists rejected requests and a sample of the others, without any text that the sender chose", async () => {
    const { key, person } = await setUp();
    const accepted = await api.call("get", "/v1/rollovers?limit=3", key.key).expect(200);
    const unknown = "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41";
    const notFound = await api.call("get", unknown, key.key).expect(404);
    const grace = { firstName: "Grace", email: "grace@example.com", dateOfBirth: "never" };
    const posted = await api.call("post", "/v1/accounts", key.key).send(grace).expect(422);
    const data = await waitForRequests(person, 3);
    expect(findLogged(data, accepted)).toEqual({
      id: accepted.headers["x-request-id"],
      object: "request",
      createdAt: expect.any(String),
      service: "api",
      method: "GET",
      route: "/v1/rollovers",
      status: 200,
      code: null,
      keyId: key.id,
      memberId: null,
      durationMs: expect.any(Number),
      subjectId: null,
      issues: [],
    });
    const expected = {
      route: "/v1/rollovers/{id}",
      status: 404,
      code: "not_found",
      subjectId: "rol_01h2xcejqtf2nbrexx3vqjhp41",
    };
    expect(findLogged(data, notFound)).toMatchObject(expected);
    expect(findLogged(data, posted)).toMatchObject({
      method: "POST",
      status: 422,
      code: "validation_failed",
      subjectId: null,
      issues: [{ location: "#/dateOfBirth", reason: "invalid" }],
    });
    expect(JSON.stringify(data)).not.toMatch(/limit|Grace|grace@|never/);
    const path = `/portal/api/requests/${posted.body.requestId}`;
    expect((await callAs(api, person, "get", path).expect(200)).body).toEqual(findLogged(data, posted));
  });

  it("200 names the invalid input of a rejected request, without its values", async () => {
    const { key, person } = await setUp();
    const body = { firstName: 5, fristName: "Grace", "Not-ours": 1, metadata: { Hidden: 1 } };
    const posted = await api.call("post", "/v1/accounts", key.key).send(body).expect(422);
    const queried = await api.call("get", "/v1/accounts?limit=Hidden&color=Hidden", key.key).expect(400);
    const malformed = await api.call("get", "/v1/rollovers/Hidden", key.key).expect(404);
    const data = await waitForRequests(person, 3);
    expect(findLogged(data, posted)?.issues).toEqual(
      expect.arrayContaining([
        { location: "#/firstName", reason: "invalid" },
        { location: "#/email", reason: "required" },
        { location: "#/fristName", reason: "unknown" },
        { location: "#/*", reason: "unknown" },
        { location: "#/metadata/*", reason: "invalid" },
      ]),
    );
    expect(findLogged(data, queried)?.issues).toEqual(
      expect.arrayContaining([
        { location: "?limit", reason: "invalid" },
        { location: "?color", reason: "unknown" },
      ]),
    );
    expect(findLogged(data, malformed)).toMatchObject({ subjectId: null, issues: [] });
    expect(JSON.stringify(data)).not.toMatch(/Grace|Not-ours|Hidden/);
  });

  it("200 lists a member's rejected request, but not a successful read", async () => {
    const { person } = await setUp();
    const viewer = await signInAs(api, "viewer", { organizationId: person.organizationId ?? "" });
    await callAs(api, viewer, "get", "/v1/rollovers").expect(200);
    const rejected = await callAs(api, viewer, "post", "/v1/accounts").send({}).expect(403);
    const [logged] = await waitForRequests(person, 1);
    expect(logged).toMatchObject({
      id: rejected.headers["x-request-id"],
      memberId: viewer.memberId,
      keyId: null,
      code: "insufficient_scope",
    });
  });

  it("200 lists a use of a revoked key", async () => {
    const { key, person } = await setUp();
    await api.db.prisma.apiKey.update({ where: { id: key.id }, data: { revokedAt: new Date() } });
    await api.call("get", "/v1/rollovers", key.key).expect(401);
    const data = await waitForRequests(person, 1);
    expect(data).toEqual([expect.objectContaining({ code: "api_key_revoked", keyId: key.id })]);
  });

  describe("with filters and pages", () => {
    const insert = async (rows: Partial<LoggedRequest>[]) => {
      const { key, person } = await setUp();
      const requestRows = rows.map((row, index) => ({
        id: newId("req"),
        at: new Date(Date.now() - (index + 1) * HOUR_MS),
        organizationId: key.organizationId,
        service: "api",
        method: "GET",
        route: "/v1/rollovers",
        status: 200,
        durationMs: 2,
        keyId: key.id,
        ...row,
      }));
      await api.db.prisma.loggedRequest.createMany({ data: requestRows as never });
      const times = requestRows.map(({ at }) => at.toISOString());
      return { key, person, ids: requestRows.map(({ id }) => id), times };
    };
    const listIds = async (person: SignedIn, query: string) =>
      (await list(person, query)).map(({ id }) => id);

    it("filters by status class, code, route, method, key, member and time, and by several at once", async () => {
      const otherKeyId = "key_01h2xcejqtf2nbrexx3vqjhp41";
      const member = newId("mem");
      const { person, ids, times, key } = await insert([
        { status: 404, code: "not_found", route: "/v1/rollovers/{id}" },
        { status: 503, code: "dependency_unavailable", method: "POST" },
        { keyId: otherKeyId },
        { keyId: null, memberId: member, method: "PATCH", status: 201 },
        { status: 304 },
      ]);
      const table: [string, number[]][] = [
        ["", [0, 1, 2, 3, 4]],
        ["?status=4xx", [0]],
        ["?status=5xx", [1]],
        ["?status=2xx", [2, 3]],
        ["?status=3xx", [4]],
        ["?code=not_found", [0]],
        [`?route=${encodeURIComponent("/v1/rollovers/{id}")}`, [0]],
        ["?method=POST", [1]],
        [`?keyId=${otherKeyId}`, [2]],
        [`?memberId=${member}`, [3]],
        [`?from=${times[1]}`, [0, 1]],
        [`?to=${times[3]}`, [4]],
        [`?from=${times[4]}&to=${times[1]}&status=2xx&keyId=${otherKeyId}`, [2]],
        [`?keyId=${key.id}&status=5xx&code=not_found`, []],
      ];
      for (const [query, indexes] of table) {
        expect([query, await listIds(person, query)]).toEqual([query, indexes.map((index) => ids[index])]);
      }
    });

    it("returns each request once across pages, even with equal times", async () => {
      const at = new Date(Date.now() - HOUR_MS);
      const { person, ids } = await insert(Array.from({ length: 5 }, () => ({ at })));
      const pagedIds: string[] = [];
      for (let query = "?limit=2"; ; ) {
        const { body } = await callAs(api, person, "get", `/portal/api/requests${query}`).expect(200);
        pagedIds.push(...body.data.map(({ id }: LoggedRequest) => id));
        if (!body.hasMore) break;
        query = `?limit=2&cursor=${body.nextCursor}`;
      }
      expect(pagedIds).toEqual(ids.toSorted().toReversed());
    });

    it.each([
      ...["?status=200", "?code=%27", "?keyId=x", "?route=", "?from=now", "?method=TRACE"],
      ...["?status=4xx&status=5xx"],
    ])("400 or an empty list for %s", async (query) => {
      const { person } = await insert([{}]);
      const response = await callAs(api, person, "get", `/portal/api/requests${query}`);
      if (response.status !== 400) expect(response.body.data).toEqual([]);
    });
  });

  it("hides requests from other organizations and from roles without access", async () => {
    const [one, other] = [await setUp(), await setUp()];
    const notFound = await api.call("get", "/v1/accounts/acct_x", one.key.key).expect(404);
    const id = notFound.headers["x-request-id"];
    await waitForRequests(one.person, 1);
    expect(await list(other.person)).toEqual([]);
    await callAs(api, other.person, "get", `/portal/api/requests/${id}`).expect(404);
    await callAs(api, one.person, "get", `/portal/api/requests/${newId("req")}`).expect(404);
    const viewer = await signInAs(api, "viewer", { organizationId: one.key.organizationId });
    await callAs(api, viewer, "get", "/portal/api/requests").expect(403);
    await callAs(api, viewer, "get", `/portal/api/requests/${id}`).expect(403);
  });
});
