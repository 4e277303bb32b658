import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { OpenApiConformance, useResource } from "@svc/testing";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

describe("OpenAPI document and reference pages of the widget service", () => {
  const widget = useResource(() => startTestWidgetAuth({ env: { WIDGET_URL: "https://widget.example/" } }));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("200 returns the committed document to anyone, with the deployment's own address", async () => {
    const { body } = await widget.call("get", "/openapi.json", null).expect(200);
    expect(body.servers).toEqual([{ url: "https://widget.example", description: "This deployment." }]);
    expect({ ...body, servers: committed.servers }).toEqual(committed);
  });

  it("200 shows each operation on its own page, without a form if it requires a secret key", async () => {
    const page = await widget.call("get", "/docs", null).expect(200);
    expect(page.text).toContain("<title>API reference · Widget authentication</title>");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    const form = '<form hidden data-method="GET" data-path="/api/widget/custodians"';
    expect((await widget.call("get", "/docs/reference/listCustodians", null).expect(200)).text).toContain(
      form,
    );
    const { text } = await widget.call("get", "/docs/reference/openSession", null).expect(200);
    expect(text).toContain('data-lang="curl"');
    expect(text).toContain("Never use an <code>sk_</code> key in a browser");
    expect(text).not.toContain("<form");
  });

  it("the test client checks every response of the service against the document", async () => {
    const check = jest.spyOn(OpenApiConformance.prototype, "check").mockImplementation(() => {
      throw new Error("differs from openapi.json");
    });
    const call = widget.call("get", "/api/widget/custodians", widget.pk.key);
    await expect(call.then((response) => response.status)).rejects.toThrow("differs from openapi.json");
    expect(check).toHaveBeenCalledTimes(1);
  });
});
