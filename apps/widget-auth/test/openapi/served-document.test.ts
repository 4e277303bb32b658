import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { OpenApiConformance } from "@svc/testing";
import { expectProblem } from "../problem-answers.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

const committed = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8"));

describe("the document and its page, as the widget service serves them", () => {
  let widget: TestWidgetAuth;
  let off: TestWidgetAuth;
  beforeAll(async () => {
    widget = await startTestWidgetAuth();
    off = await startTestWidgetAuth({ beside: widget, env: { STATUS_PAGE: "off" } });
  });
  afterAll(async () => {
    await off.stop();
    await widget.stop();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("200 gives the committed document to anybody, with pages switched off too", async () => {
    for (const service of [widget, off]) {
      expect((await service.call("get", "/openapi.json", null).expect(200)).body).toEqual(committed);
    }
  });

  it("200 shows the page, 404 where pages are switched off", async () => {
    const page = await widget.call("get", "/docs", null).expect(200);
    expect(page.text).toContain("<title>Widget authentication</title>");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
    expectProblem(await off.call("get", "/docs", null), "not_found");
    expectProblem(await off.call("get", "/docs/start.js", null), "not_found");
  });

  it("every answer that the tests of the service receive is held against the document", async () => {
    const check = jest.spyOn(OpenApiConformance.prototype, "check").mockImplementation(() => {
      throw new Error("otherwise than openapi.json says");
    });
    const call = widget.call("get", "/api/widget/custodians", widget.pk.key);
    await expect(call.then((answer) => answer.status)).rejects.toThrow("otherwise");
    expect(check).toHaveBeenCalledTimes(1);
  });
});
