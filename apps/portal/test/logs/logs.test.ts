import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, describeWithBrowser } from "@svc/testing";
import { usePortal } from "../browser/use-portal.ts";

describeWithBrowser("Request log in the portal", () => {
  const portal = usePortal();
  const HOUR_MS = 3_600_000;

  it("is filtered by its URL, opens one request, and explains its error", async () => {
    const { organizationId, id: keyId } = portal.api.ak;
    const buildRequest = (changes: object) => ({
      id: newId("req"),
      at: new Date(Date.now() - HOUR_MS / 2),
      organizationId,
      service: "api",
      method: "GET",
      route: "/v1/rollovers",
      status: 200,
      keyId,
      durationMs: 12,
      ...changes,
    });
    const conflict = buildRequest({
      status: 409,
      code: "invalid_transition",
      method: "POST",
      route: "/v1/rollovers/{id}/actions",
    });
    await portal.api.db.prisma.loggedRequest.createMany({
      data: [
        conflict,
        buildRequest({}),
        buildRequest({ at: new Date(Date.now() - HOUR_MS), status: 404, code: "not_found" }),
      ] as never,
    });
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/logs?status=4xx");
    const rows = page.getByRole("grid", { name: "Logs" }).getByRole("row");
    // The header and two requests with a 4xx status.
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    expect(await findIssues()).toEqual([]);
    await page.getByRole("textbox", { name: "Error code" }).fill("invalid_transition");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/code=invalid_transition/);
    await page.getByRole("row", { name: /actions/ }).click();
    await page.waitForURL(new RegExp(`/logs/${conflict.id}`));
    await page.getByRole("heading", { name: "invalid_transition" }).waitFor();
    await page.getByText("Action not possible now").waitFor();
    const { name, last4 } = await portal.api.db.prisma.apiKey.findUniqueOrThrow({ where: { id: keyId } });
    expect(await page.getByRole("link", { name }).getAttribute("href")).toBe(`/portal/keys/${keyId}`);
    await page.getByText(`…${last4}`).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.goBack();
    expect(await page.getByRole("textbox", { name: "Error code" }).inputValue()).toBe("invalid_transition");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await rows.nth(3).waitFor();
    await page.getByRole("textbox", { name: "Request ID" }).fill("req_wrong");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByText("A request ID begins with req_").waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows the rejected input of a request, and runs the corrected call in the sandbox", async () => {
    const rejected = await portal.api
      .call("post", "/v1/accounts")
      .send({ fristName: "Ada", email: "nobody" })
      .expect(422);
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/logs");
    const row = page.getByRole("row").filter({ hasText: "/v1/accounts" }).first();
    await row.waitFor();
    await page.goto(`${portal.origin}/portal/logs/${rejected.body.requestId}`);
    const issues = page.getByRole("region", { name: "Rejected input" });
    await issues.getByRole("row", { name: /#\/firstName Missing/ }).waitFor();
    await issues.getByRole("row", { name: /#\/fristName Unknown Did you mean firstName\?/ }).waitFor();
    await issues.getByRole("row", { name: /#\/email Invalid string \(idn-email\)/ }).waitFor();
    const call = page.getByRole("region", { name: "Corrected call" });
    expect(await call.locator("mark").allTextContents()).toEqual([
      expect.stringContaining('"firstName": "Ada"'),
      expect.stringContaining('"email": "ada@example.com"'),
    ]);
    expect(await call.getByText(/^curl/).last().textContent()).toContain("-X POST");
    expect(await findIssues()).toEqual([]);
    await call.getByRole("button", { name: "Run in sandbox" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Run in sandbox" });
    const body = dialog.getByRole("textbox", { name: "Body" });
    await body.fill("{");
    await dialog.getByText("The body is not valid JSON.").waitFor();
    expect(await dialog.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    const account = { externalId: newId("acct"), firstName: "Ada", email: "ada@example.com" };
    await body.fill(JSON.stringify(account));
    await dialog.getByRole("textbox", { name: /^Path/ }).fill("https://elsewhere.example/v1/accounts");
    await dialog.getByText("Enter a path that begins with /v1/").waitFor();
    await dialog.getByRole("textbox", { name: /^Path/ }).fill("/v1/accounts");
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByRole("status").getByText("201", { exact: true }).waitFor();
    expect(await dialog.getByRole("status").locator("pre").textContent()).toContain(account.externalId);
    expect(await findIssues()).toEqual([]);
    await body.fill("{}");
    await dialog.getByRole("button", { name: "Send" }).click();
    await dialog.getByRole("status").getByText("422", { exact: true }).waitFor();
    await dialog.getByRole("link", { name: "Open this request in the log" }).waitFor();
    // Chromium reports the rejected call.
    expect(pageErrors.filter((text) => !text.includes("422"))).toEqual([]);
    await close();
  });

  it("links to the object of a request, and shows the documented call if no input was rejected", async () => {
    const { id } = await portal.createRollover();
    const rejected = await portal.api
      .call("post", `/v1/rollovers/${id}/actions`)
      .send({ action: "start_review" })
      .expect(409);
    const { page, findIssues, close } = await portal.open("developer", "/logs?status=4xx");
    await page.getByRole("row").filter({ hasText: "/actions" }).first().waitFor();
    await page.goto(`${portal.origin}/portal/logs/${rejected.body.requestId}`);
    const call = page.getByRole("region", { name: "Example call" });
    await call.getByText(`/v1/rollovers/${id}/actions`).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("link", { name: id }).click();
    await page.waitForURL(new RegExp(`/portal/rollovers/${id}$`));
    await close();
  });

  it("shows an empty state when there are no requests", async () => {
    const unusedKey = await buildKey(portal.api, "ak");
    const person = await portal.signIn("developer", { organizationId: unusedKey.organizationId });
    const { page, pageErrors, findIssues, close } = await portal.open(person, "/logs");
    await page.getByRole("heading", { name: "No requests" }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
