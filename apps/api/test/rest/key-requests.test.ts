import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, pollUntil } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

const api = useTestApi();

describe("GET /v1/requests", () => {
  const list = async (key: string, query = "") =>
    (await api.call("get", `/v1/requests${query}`, key).expect(200)).body.data;
  const waitForRequest = (key: string, id: string) =>
    pollUntil(`${id} is logged`, () => list(key), {
      isDone: (requests: { id: string }[]) => requests.some((request) => request.id === id),
    });

  it("200 lists a key's own requests, whatever its scopes; 404 for requests of other keys", async () => {
    const key = await buildKey(api, "ak");
    const { organizationId } = key;
    const colleague = await buildKey(api, "ak", { organizationId, scopes: ["events:read"] });
    const stranger = await buildKey(api, "ak");
    const unknown = newId("rol");
    const refused = await api.call("get", `/v1/rollovers/${unknown}`, key.key).expect(404);
    const id = refused.headers["x-request-id"] ?? "";
    const listed = await waitForRequest(key.key, id);
    const found = listed.find((request: { id: string }) => request.id === id);
    expect(found).toMatchObject({
      route: "/v1/rollovers/{id}",
      status: 404,
      code: "not_found",
      keyId: key.id,
    });
    expect(found).toMatchObject({ subjectId: unknown, issues: [] });
    expect((await api.call("get", `/v1/requests/${id}`, key.key).expect(200)).body).toEqual(found);
    expect(await list(key.key, "?status=4xx&code=not_found&method=GET&limit=1")).toEqual([found]);
    expect(await list(key.key, "?status=5xx")).toEqual([]);
    for (const other of [colleague.key, stranger.key]) {
      await api.call("get", `/v1/requests/${id}`, other).expect(404);
      expect(await list(other, "?status=4xx&code=not_found&route=/v1/rollovers/{id}")).toEqual([]);
    }
    await api.call("get", `/v1/requests/${newId("req")}`, key.key).expect(404);
    const routes = (await list(key.key, "?status=2xx")).map(({ route }: { route: string }) => route);
    expect(routes).not.toContain("/v1/requests");
  });

  it.each(["status=404", "status=4xx&status=5xx", "code=%27", "from=now", "method=TRACE", "limit=0"])(
    "400 for %s",
    async (query) => {
      const refused = await api.call("get", `/v1/requests?${query}`);
      expect(expectIssues(refused, "invalid_request")).toEqual([query.split("=")[0]]);
    },
  );

  it("401 without a key, and 403 with a key of another type", async () => {
    await api.call("get", "/v1/requests", null).expect(401);
    const widgetKey = await buildKey(api, "sk");
    for (const path of ["/v1/requests", `/v1/requests/${newId("req")}`])
      await api.call("get", path, widgetKey.key).expect(403);
  });

  it.each(["' OR 1=1 --", "\u0000", "../../etc/passwd", "%", "😀"])(
    "400 or an empty list for the hostile route %j",
    async (text) => {
      const response = await api.call("get", `/v1/requests?route=${encodeURIComponent(text)}`);
      expect([200, 400]).toContain(response.status);
      if (response.status === 200) expect(response.body.data).toEqual([]);
    },
  );
});
