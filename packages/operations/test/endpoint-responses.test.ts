import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { requireVersion } from "@svc/service-kit/http";
import { useResource } from "@svc/testing";
import { z } from "zod";
import { DECLARED, read, rename, steps, write } from "./start-test-operations.ts";
import { startTestService } from "./start-test-service.ts";

describe("Responses of an operation's endpoint", () => {
  const service = useResource(startTestService);

  const post = (body: object, headers: Record<string, string> = {}) =>
    service.call("post", "/v1/names").set(headers).send(body);
  const versionedObject = z.strictObject({ id: z.string(), version: z.number() });

  it("200 for input from the query, the body and the path, each parsed by its schema", async () => {
    const anyRecord = z.record(z.string(), z.unknown());
    const id = newId("rol");
    service.serve(
      read({
        ...DECLARED,
        id: "rol",
        input: z.strictObject({ limit: z.coerce.number() }),
        view: anyRecord,
        rest: "GET /v1/rollovers/{id}",
        run: (_call, input) => input,
      }),
      steps({
        ...DECLARED,
        id: "rol",
        view: anyRecord,
        rest: "POST /v1/rollovers/{id}",
        run: (_call, input) => input,
      }),
      steps({
        ...DECLARED,
        input: z.strictObject({}),
        inputOptional: true,
        view: anyRecord,
        run: () => ({}),
      }),
    );
    expect((await service.call("get", `/v1/rollovers/${id}?limit=7`)).body).toEqual({ id, limit: 7 });
    expect((await service.call("post", `/v1/rollovers/${id}`).send({ name: "North" })).body).toEqual({
      id,
      name: "North",
    });
    expect((await service.call("post", "/v1/names")).body).toEqual({});
    expect((await service.call("get", "/v1/rollovers/acct_1?limit=7")).body.code).toBe("not_found");
    expect((await service.call("post", `/v1/rollovers/${id}`).send({ name: 1 })).body.code).toBe(
      "validation_failed",
    );
  });

  it("201 returns the Location of the new resource, 200 does not; a header marks a replay", async () => {
    let count = 0;
    service.serve(
      write({
        ...DECLARED,
        view: versionedObject,
        responses: { 200: "It was there.", 201: "It is new." },
        status: ({ version }) => (version === 1 ? 201 : 200),
        etag: ({ version }) => `"${version}"`,
        location: ({ id }) => `/v1/names/${id}`,
        headers: { names: ["Retry-After"], toHeaders: ({ version }) => ({ "Retry-After": String(version) }) },
        run(_call, { name }) {
          count += 1;
          return { id: name, version: count };
        },
      }),
    );
    const first = await post({ name: "North" }, { "Idempotency-Key": "k" });
    expect({ status: first.status, body: first.body }).toEqual({
      status: 201,
      body: { id: "North", version: 1 },
    });
    const expectedHeaders = { etag: '"1"', location: "/v1/names/North", "retry-after": "1" };
    expect(first.headers).toMatchObject(expectedHeaders);
    expect(first.headers).not.toHaveProperty("idempotency-replayed");

    const again = await post({ name: "North" }, { "Idempotency-Key": "k" });
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body });
    expect(again.headers).toMatchObject({ ...expectedHeaders, "idempotency-replayed": "true" });

    const other = await post({ name: "North" });
    expect({ status: other.status, body: other.body }).toEqual({
      status: 200,
      body: { id: "North", version: 2 },
    });
    expect(other.headers).toMatchObject({ etag: '"2"', "retry-after": "2" });
    expect(other.headers).not.toHaveProperty("location");
  });

  it("treats the same key as a new call for another method and for another ID", async () => {
    const declared = {
      ...DECLARED,
      id: "rol",
      run: (_call: object, { name }: { name: string }) => ({ name }),
    } as const;
    service.serve(
      write({ ...declared, rest: "POST /v1/rollovers/{id}" }),
      write({ ...declared, rest: "PATCH /v1/rollovers/{id}" }),
    );
    const [one, other] = [newId("rol"), newId("rol")];
    const send = async (method: "post" | "patch", id: string) =>
      (
        await service
          .call(method, `/v1/rollovers/${id}`)
          .set("Idempotency-Key", "same")
          .send({ name: "North" })
      ).headers["idempotency-replayed"];
    expect(await send("post", one)).toBeUndefined();
    expect(await send("patch", one)).toBeUndefined();
    expect(await send("post", other)).toBeUndefined();
    expect(await send("post", one)).toBe("true");
  });

  it("422 for different input under the key; an explicit default replays the first response", async () => {
    service.serve(
      write({
        ...DECLARED,
        input: z.strictObject({ name: z.string().default("North") }),
        run: (_call, input) => input,
      }),
    );
    const key = { "Idempotency-Key": "one input" };
    expect((await post({}, key)).body).toEqual({ name: "North" });
    expect((await post({ name: "North" }, key)).headers["idempotency-replayed"]).toBe("true");
    expect((await post({ name: "South" }, key)).body.code).toBe("idempotency_key_reused");
    expect((await post({}, key)).headers["idempotency-replayed"]).toBe("true");
    expect((await post({}, { "Idempotency-Key": "x".repeat(256) })).body).toMatchObject({
      code: "invalid_request",
      errors: [{ parameter: "Idempotency-Key" }],
    });
  });

  it("412 for a version that is no longer current, and nothing is written", async () => {
    const changing = write({
      ...DECLARED,
      ifMatch: true,
      async run({ tx, principal, ifMatch }, { name }) {
        requireVersion({ version: 2 }, ifMatch);
        await rename(tx, principal, name);
        return { name };
      },
    });
    service.serve(changing);
    await post({ name: "South" }, { "If-Match": '"2"' }).expect(200);
    await post({ name: "West" }).expect(200);
    const refused = await post({ name: "North" }, { "If-Match": '"1"' });
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 412,
      body: { code: "version_conflict", version: 2 },
    });
    expect((await service.readStored(service.principal)).name).toBe("West");

    // Operations without version checks do not receive the header.
    service.serve(read({ ...DECLARED, run: ({ ifMatch }) => ({ name: String(ifMatch) }) }));
    expect((await post({ name: "" }, { "If-Match": '"1"' })).body).toEqual({ name: "null" });
  });

  it("passes the request's headers and its ID to the operation", async () => {
    service.serve(
      steps({
        ...DECLARED,
        acceptsIdempotencyKey: false,
        run: ({ header, requestId }) => ({ name: `${header("x-name")} ${requestId}` }),
      }),
    );
    const response = await post({ name: "" }, { "X-Name": "North", "Idempotency-Key": "k" });
    expect(response.body.name).toBe(`North ${response.headers["x-request-id"]}`);
  });
});
