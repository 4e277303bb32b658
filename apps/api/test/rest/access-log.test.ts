import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody, pollUntil } from "@svc/testing";
import { createCapturingLog } from "../capturing-log.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";

describe("Access log", () => {
  const { log, readLog } = createCapturingLog();
  const api = useTestApi({ log });

  const waitForLogLine = (requestId: string | undefined) =>
    pollUntil("the request is logged", () =>
      readLog()
        .split("\n")
        .filter((line) => line.includes('"msg":"request"'))
        .map((line) => JSON.parse(line))
        .find((line) => line.requestId === requestId),
    );

  it("records the pointers of a rejected body, but no value or name that the client chose", async () => {
    const { id } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, id);
    const metadata = { secretName: { nested: "SECRET" } };
    const sent = { ...body, deliveryMethod: "SECRET-VALUE", "SECRET-FIELD": 1, metadata };
    const response = await api.call("post", "/v1/rollovers").send(sent).expect(422);
    const line = await waitForLogLine(response.headers["x-request-id"]);
    expect(line).toMatchObject({ status: 422, code: "validation_failed" });
    expect(line.issues).toEqual(expect.arrayContaining(["#/deliveryMethod", "#/*", "#/metadata/*"]));
    expect(JSON.stringify(line)).not.toMatch(/secret/i);
    const query = await api.call("get", "/v1/rollovers?limit=SECRET").expect(400);
    expect((await waitForLogLine(query.headers["x-request-id"])).issues).toEqual(["?limit"]);
  });

  it("records the ID of the requested rollover, and no path value that is not a rollover ID", async () => {
    const { id } = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, id);
    const created = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const read = await api.call("get", `/v1/rollovers/${created.body.id}/timeline`).expect(200);
    expect(await waitForLogLine(read.headers["x-request-id"])).toMatchObject({ rolloverId: created.body.id });
    const malformed = await api.call("get", "/v1/rollovers/SECRET-ID").expect(404);
    expect(await waitForLogLine(malformed.headers["x-request-id"])).not.toHaveProperty("rolloverId");
  });

  it("does not mark the end of a page's change stream as an aborted request", async () => {
    const { headers } = await signInAs(api, "operations", { organizationId: api.ak.organizationId });
    const controller = new AbortController();
    const response = await fetch(`${api.url}/portal/api/changes`, { headers, signal: controller.signal });
    expect(response.status).toBe(200);
    controller.abort();
    const line = await waitForLogLine(response.headers.get("x-request-id") ?? undefined);
    expect(line).toMatchObject({ route: "/portal/api/changes", status: 200 });
    expect(line).not.toHaveProperty("aborted");
    // Requests are logged in order: if this later request is logged and the stream is not, the stream never will be.
    const refused = await api.call("get", "/v1/rollovers?limit=0").expect(400);
    const listLoggedIds = async () => {
      const select = "SELECT id FROM request_log WHERE organization_id = $1";
      const { rows } = await api.db.pool.query<{ id: string }>(select, [api.ak.organizationId]);
      return rows.map(({ id }) => id);
    };
    const isLogged = (all: string[]) => all.includes(refused.headers["x-request-id"] ?? "");
    const ids = await pollUntil("the rejected request is logged", listLoggedIds, { isDone: isLogged });
    expect(ids).not.toContain(response.headers.get("x-request-id"));
  });
});
