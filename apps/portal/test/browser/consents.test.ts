import { readFile } from "node:fs/promises";
import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildAccount, buildOrganization, buildRolloverBody, describeWithBrowser } from "@svc/testing";
import {
  buildConsent,
  buildStatementInput,
  createConsent,
  PLAN_STATEMENTS,
  TERMS,
} from "../../../api/test/consents/create-consent.ts";
import { usePortal } from "./use-portal.ts";

const HOSTILE = '<img src=x onerror="document.title=1"> I accept.';

describeWithBrowser("Consents in the portal", () => {
  const portal = usePortal();
  const createAccountWithConsent = async (statements: readonly object[] = PLAN_STATEMENTS) => {
    const { api } = portal;
    const account = await buildAccount(api, api.ak.organizationId, { firstName: "Ada", lastName: "Sample" });
    const body = await buildRolloverBody(api, account.id);
    const consent = await createConsent(api, account.id, buildConsent(body, statements));
    return { account, body, consent };
  };

  it("are found from the account and the rollover, can be read, and are saved as a PDF", async () => {
    const { api } = portal;
    const { account, body, consent } = await createAccountWithConsent();
    const { body: rollover } = await api.call("post", "/v1/rollovers").send(body).expect(201);
    const submit = { action: "submit", params: { consentReference: consent } };
    await api.call("post", `/v1/rollovers/${rollover.id}/actions`).send(submit).expect(200);

    const { page, pageErrors, findIssues, close } = await portal.open(
      "operations",
      `/rollovers/${rollover.id}`,
    );
    await page.getByRole("link", { name: consent }).click();
    await page.getByText("I accept Northwind's terms.").waitFor();
    expect(await findIssues()).toEqual([]);
    // URLs from a browser must not become links.
    expect(await page.locator("main a[href*='northwind.example']").count()).toBe(0);
    await page.getByText("https://northwind.example/terms").waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as PDF" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(`${consent}.pdf`);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe("%PDF-");

    await page.getByRole("link", { name: "Ada Sample" }).click();
    await page.waitForURL(`**/accounts/${account.id}`);
    const row = page.getByRole("grid", { name: "Consents" }).getByRole("row").nth(1);
    await row.waitFor();
    expect(await findIssues()).toEqual([]);
    await row.click();
    await page.waitForURL(`**/consents/${consent}`);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("are shown as plain text, and marked where the wording is not the catalog's", async () => {
    const { consent } = await createAccountWithConsent([
      buildStatementInput("rollover_request", { text: HOSTILE }),
      { ...TERMS, text: "One line.\nAnother." },
    ]);
    const { page, pageErrors, close } = await portal.open("viewer", `/consents/${consent}`);
    await page.getByText(HOSTILE, { exact: true }).waitFor();
    await page.getByText("Custom wording").waitFor();
    await page.getByText("Your terms").waitFor();
    expect(await page.locator("main img").count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("are not found if they belong to another organization or do not exist", async () => {
    const { api } = portal;
    const organizationId = await buildOrganization(api);
    const other = await buildAccount(api, organizationId, {});
    const consent = buildConsent((await createAccountWithConsent()).body);
    const foreignId = await createConsent(api, other.id, consent, { organizationId });
    for (const id of [foreignId, newId("cons")]) {
      const { page, findIssues, close } = await portal.open("owner", `/consents/${id}`);
      await page.getByText("Consent not found").waitFor();
      expect(await findIssues()).toEqual([]);
      await close();
    }
  });

  it("show no text that could name a person once the account is erased", async () => {
    const { api } = portal;
    const { account, consent } = await createAccountWithConsent();
    await api.call("delete", `/v1/accounts/${account.id}`).expect(200);
    const { page, findIssues, close } = await portal.open("owner", `/consents/${consent}`);
    await page.getByText("The text was erased with the account.").waitFor();
    expect(await findIssues()).toEqual([]);
    await close();
  });
});
