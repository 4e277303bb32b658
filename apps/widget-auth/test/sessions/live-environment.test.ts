import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { buildKey, buildOrganization } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians";

describe("A live widget service", () => {
  let widget: TestWidgetAuth;
  let proxied: TestWidgetAuth;
  beforeAll(async () => {
    widget = await startTestWidgetAuth({ environment: "live" });
    proxied = await startTestWidgetAuth({
      sharedEnvironment: widget,
      env: { TRUSTED_PROXIES: "127.0.0.0/8" },
    });
  });
  afterAll(async () => {
    await proxied.stop();
    await widget.stop();
  });

  it("201 opens live sessions, and its directory has no sandbox custodians", async () => {
    const { body } = await widget.call("post", AUTH, widget.sk.key).expect(201);
    expect(body.environment).toBe("live");
    const list = await widget.call("get", `${CUSTODIANS}?limit=100`, body.sessionToken).expect(200);
    const categories = list.body.data.map(({ category }: { category: string }) => category);
    expect(categories.length).toBeGreaterThan(50);
    expect(categories).not.toContain("sandbox");
    expect(list.body.data[0].environment).toBe("live");
    expect((await widget.call("get", "/", null)).text).toContain("<dd>live</dd>");
  });

  it("401 rejects a test key with environment_mismatch, and names the key's environment", async () => {
    const test = generateApiKey({ environment: "test", type: "sk" });
    const { detail } = expectProblem(await widget.call("post", AUTH, test), "environment_mismatch");
    expect(detail).toContain("test");
  });

  it("allows only listed origins", async () => {
    const { token } = await widget.openSession();
    for (const credential of [token, widget.pk.key]) {
      for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000", "https://app.example.com"]) {
        const response = await widget.call("get", CUSTODIANS, credential).set("Origin", origin);
        expectProblem(response, "origin_not_allowed");
      }
      await widget.call("get", CUSTODIANS, credential).expect(200);
    }
    const organizationId = await buildOrganization(widget, { allowedOrigins: ["https://app.example.com"] });
    const allowedKey = await buildKey(widget, "pk", { organizationId });
    await widget.call("get", CUSTODIANS, allowedKey.key).set("Origin", "https://app.example.com").expect(200);
  });

  it("422 rejects origins without https or with the port *; 403 rejects those that were stored earlier", async () => {
    const refused = ["http://app.example.com", "https://app.example.com:*", "http://localhost:*"];
    const allowedOrigins = ["https://app.example.com", ...refused];
    const response = await widget.call("post", AUTH, widget.sk.key).send({ allowedOrigins });
    const { errors } = expectProblem(response, "validation_failed");
    expect(errors.map(({ pointer }) => pointer)).toEqual([1, 2, 3].map((at) => `#/allowedOrigins/${at}`));
    await widget.openSession({ allowedOrigins: ["https://app.example.com:8443"] });

    const organizationId = await buildOrganization(widget, { allowedOrigins });
    const { key } = await buildKey(widget, "pk", { organizationId });
    const sk = await buildKey(widget, "sk", { organizationId });
    const { token } = await widget.openSession({}, sk.key);
    for (const credential of [key, token]) {
      const callFrom = (origin: string) => widget.call("get", CUSTODIANS, credential).set("Origin", origin);
      for (const origin of ["http://app.example.com", "https://app.example.com:99", "http://localhost:3000"])
        expectProblem(await callFrom(origin), "origin_not_allowed");
      await callFrom("https://app.example.com").expect(200);
    }
  });

  it("201 accepts a key from an address on its allowlist", async () => {
    const { key } = await buildKey(widget, "sk", { ipAllowlist: ["127.0.0.1"] });
    await widget.call("post", AUTH, key).expect(201);
  });

  it("403 ignores X-Forwarded-For if no proxy is trusted", async () => {
    const { key } = await buildKey(widget, "sk", { ipAllowlist: ["203.0.113.7"] });
    const response = await widget.call("post", AUTH, key).set("X-Forwarded-For", "203.0.113.7");
    expectProblem(response, "ip_not_allowed");
  });

  it("403 rejects an address reported by a trusted proxy if it is not on the allowlist", async () => {
    const { key } = await buildKey(widget, "sk", { ipAllowlist: ["203.0.113.7"] });
    const response = await proxied
      .call("post", AUTH, key)
      .set("X-Forwarded-For", "203.0.113.7, 198.51.100.1");
    expectProblem(response, "ip_not_allowed");
  });

  it("403 checks the address before the scope", async () => {
    const { key } = await buildKey(widget, "sk", { ipAllowlist: ["10.0.0.1"], scopes: [] });
    expectProblem(await widget.call("post", AUTH, key), "ip_not_allowed");
  });

  it("does not apply a key's allowlist to its sessions, because participants' browsers are elsewhere", async () => {
    const { key } = await buildKey(widget, "sk", { ipAllowlist: ["203.0.113.7"] });
    const opened = await proxied.call("post", AUTH, key).set("X-Forwarded-For", "203.0.113.7").expect(201);
    await widget.call("get", CUSTODIANS, opened.body.sessionToken).expect(200);
  });
});
