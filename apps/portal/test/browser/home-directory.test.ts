import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("What Home shows of the directory", () => {
  const portal = usePortal();
  const post = async (path: string, body: object) =>
    (await portal.api.call("post", path).send(body).expect(201)).body;

  it("names payment details to confirm, and requirements that expire", async () => {
    const plan = { ein: "12-3456789", planNumber: "001", name: "Acme Plan", accountType: "qualified_plan" };
    const { id: planId } = await post("/v1/plans", plan);
    const first = await portal.open("operations", "/");
    await first.page.getByRole("heading", { name: "Needs attention" }).waitFor();
    await first.page.getByText("Nothing needs your attention").waitFor();
    await first.close();

    await post("/v1/payment-details", {
      planId,
      payee: "Acme FBO {participant}",
      dtcNumber: "0123",
      source: "Letter",
    });
    const expiresOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await post("/v1/requirement-sets", {
      planId,
      requirements: { notarization: true },
      enclosures: ["Form 99"],
      source: "Call",
      expiresOn,
    });
    const { page, complaints, findIssues, close } = await portal.open("operations", "/");
    await page.getByText("1 requirement set expires soon").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("link", { name: /1 set of payment details is waiting for your call-back/ }).click();
    await page.getByRole("tab", { name: /^Payment details/, selected: true }).waitFor();
    await page.getByText("Acme FBO {participant}").waitFor();
    expect(complaints).toEqual([]);
    await close();

    const viewer = await portal.open("viewer", "/");
    await viewer.page
      .getByRole("link", { name: "1 set of payment details is waiting for another person" })
      .waitFor();
    expect(await viewer.page.getByText("waiting for your call-back").count()).toBe(0);
    await viewer.close();
  });
});
