import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { PASSWORD, setPassword } from "../../../api/test/portal/browser-session.ts";
import type { SignedIn } from "../../../api/test/portal/sign-in-as.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("A session that ends mid-form", () => {
  const portal = usePortal();

  const submitAfterSessionEnds = async (person: SignedIn) => {
    const portalPage = await portal.open(person, "/webhooks");
    await portalPage.page.getByRole("button", { name: "Add endpoint" }).first().click();
    await portalPage.page.getByRole("textbox", { name: /^URL/ }).fill("https://app.example.com/hooks");
    await portal.api.db.prisma.portalSession.delete({ where: { id: person.sessionId } });
    await portalPage.page.getByRole("button", { name: "Create", exact: true }).click();
    const dialog = portalPage.page.getByRole("alertdialog", { name: "Sign in again" });
    await dialog
      .getByText("Your session has ended. Sign in to continue. Your entries are still here.")
      .waitFor();
    return portalPage;
  };

  it("is renewed by signing in on top of the form, and the input is submitted", async () => {
    const person = await portal.signIn("developer");
    await setPassword(portal.api, person);
    const { page, pageErrors, findIssues, close } = await submitAfterSessionEnds(person);
    const dialog = page.getByRole("alertdialog", { name: "Sign in again" });
    expect(await findIssues()).toEqual([]);
    await dialog.getByLabel("Email").fill(person.email);
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText(/^whsec_/).waitFor();
    const endpoints = await portal.api.db.prisma.webhookEndpoint.findMany();
    expect(endpoints.map(({ url }) => url)).toEqual(["https://app.example.com/hooks"]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("submits none of the input as a different user", async () => {
    const [person, other] = [await portal.signIn("developer"), await portal.signIn("owner")];
    await setPassword(portal.api, other);
    const before = await portal.api.db.prisma.webhookEndpoint.count();
    const { page, close } = await submitAfterSessionEnds(person);
    const dialog = page.getByRole("alertdialog", { name: "Sign in again" });
    await dialog.getByLabel("Email").fill(other.email);
    await dialog.getByLabel("Password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    expect(await portal.api.db.prisma.webhookEndpoint.count()).toBe(before);
    await close();
  });

  it("keeps the form when the user dismisses the sign-in dialog", async () => {
    const { page, close } = await submitAfterSessionEnds(await portal.signIn("developer"));
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog", { name: "Sign in again" }).waitFor({ state: "detached" });
    expect(await page.getByRole("textbox", { name: /^URL/ }).inputValue()).toBe(
      "https://app.example.com/hooks",
    );
    await close();
  });
});
