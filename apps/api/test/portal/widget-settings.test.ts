import { describe, expect, it } from "@jest/globals";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { callAs } from "./member-calls.ts";
import { type SignedIn, signInAs } from "./sign-in-as.ts";

const PATH = "/portal/api/widget-settings";
const ORIGIN = "https://app.example.com";

describe("Allowed widget origins", () => {
  const api = useTestApi({ env: { WIDGET_URL: "https://widget.example.com/" } });
  const read = (person: SignedIn) => callAs(api, person, "get", PATH);
  const write = (person: SignedIn, allowedOrigins: unknown) =>
    callAs(api, person, "patch", PATH).send({ allowedOrigins } as object);

  it("are shown to every member, with the defaults used when none are set", async () => {
    const viewer = await signInAs(api, "viewer");
    const { body, headers } = await read(viewer).expect(200);
    expect(body).toMatchObject({
      object: "widget_settings",
      allowedOrigins: [],
      usedOrigins: ["http://localhost:*", "http://127.0.0.1:*"],
      widgetUrl: "https://widget.example.com",
    });
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expectProblem(await write(viewer, [ORIGIN]), "insufficient_scope");
  });

  it("are set by a developer, audited, and separate from another organization's", async () => {
    const [developer, outsider] = [await signInAs(api, "developer"), await signInAs(api, "owner")];
    const origins = ["HTTPS://App.example.com:443", ORIGIN, "http://localhost:*"];
    const { body } = await write(developer, origins).expect(200);
    expect(body.allowedOrigins).toEqual([ORIGIN, "http://localhost:*"]);
    expect((await read(developer)).body).toEqual(body);
    expect((await read(outsider)).body.allowedOrigins).toEqual([]);
    const [entry] = await api.db.prisma.auditEntry.findMany({
      where: { organizationId: developer.organizationId, action: "organization.origins_changed" },
    });
    expect(entry).toMatchObject({
      actorType: "member",
      actorId: developer.memberId,
      data: { origins: body.allowedOrigins },
    });
    const foreign = { ...outsider, organizationId: developer.organizationId };
    expectProblem(await read(foreign), "not_found");
  });

  it("are not overwritten by a request based on an outdated version", async () => {
    const one = await signInAs(api, "admin");
    const colleague = await signInAs(api, "admin", { organizationId: one.organizationId ?? "" });
    const { etag = "" } = (await read(one)).headers;
    const responses = await Promise.all(
      [one, colleague].map((person, index) =>
        write(person, [`https://${index}.example.com`]).set("If-Match", etag),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expectProblem(responses.find(({ status }) => status === 412)!, "version_conflict");
    await write(one, []).set("If-Match", "*").expect(200);
  });

  it.each([
    ...["app.example.com", "https://app.example.com/path", "https://*.example.com", "javascript:alert(1)"],
    ...["null", "https://user@app.example.com", `https://${"a".repeat(300)}.example.com`],
  ])("can't include %s", async (origin) => {
    const response = await write(await signInAs(api, "owner"), [origin]);
    expect(expectIssues(response, "validation_failed")).toEqual(["#/allowedOrigins/0"]);
  });

  it("are a list of up to 100 entries", async () => {
    const owner = await signInAs(api, "owner");
    const manyOrigins = Array.from({ length: 101 }, (_, index) => `https://a${index}.example.com`);
    expect(expectIssues(await write(owner, manyOrigins), "validation_failed")).toEqual(["#/allowedOrigins"]);
    expect(expectIssues(await write(owner, ORIGIN), "validation_failed")).toEqual(["#/allowedOrigins"]);
  });
});

describe("Allowed widget origins in the live environment", () => {
  const api = useTestApi({ environment: "live" });

  it("require https and no wildcard port", async () => {
    const owner = await signInAs(api, "owner");
    const allowedOrigins = [ORIGIN, "http://app.example.com", "https://app.example.com:*"];
    const response = await callAs(api, owner, "patch", PATH).send({ allowedOrigins });
    const pointers = ["#/allowedOrigins/1", "#/allowedOrigins/2"];
    expect(expectIssues(response, "validation_failed")).toEqual(pointers);
    expect((await callAs(api, owner, "get", PATH)).body.usedOrigins).toEqual([]);
  });
});
