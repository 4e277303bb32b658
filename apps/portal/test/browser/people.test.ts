import { expect, it } from "@jest/globals";
import { computeTotp, describeWithBrowser } from "@svc/testing";
import { BrowserSession, PASSWORD, setPassword } from "../../../api/test/portal/browser-session.ts";
import { usePortal } from "./use-portal.ts";

const SIGN_IN = "Sign in";

describeWithBrowser("A portal user", () => {
  const portal = usePortal();

  it("signs in with a password, sets up an authenticator app with its code, and needs a code from then on", async () => {
    const person = await portal.signIn("owner");
    await setPassword(portal.api, person);
    const { page, pageErrors, findIssues, close } = await portal.open(null, "/sign-in?next=%2Fprofile");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill("not this one at all");
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: SIGN_IN, exact: true }).click();
    await page.getByText("Not signed in").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: SIGN_IN, exact: true }).click();
    await page.waitForURL(/\/portal\/profile$/);
    await page.getByRole("button", { name: "Set up app" }).click();
    await page.getByLabel("Your password").fill(PASSWORD);
    const enableResponse = page.waitForResponse(/two-factor\/enable/);
    await page.getByRole("button", { name: "Continue" }).click();
    const { totpUri } = await (await enableResponse).json();
    await page.getByRole("img", { name: "QR code" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByLabel("Code", { exact: true }).fill(computeTotp(totpUri));
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.getByRole("region", { name: "Recovery codes" });
    await codes.waitFor();
    expect((await codes.innerText()).trim().split("\n")).toHaveLength(10);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Signing in with your password requires a code from the app.").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();

    const secondVisit = await portal.open(null, "/sign-in");
    await secondVisit.page.getByLabel("Email").fill(person.email);
    await secondVisit.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await secondVisit.page.keyboard.press("Enter");
    // Codes work once, so this is the code of the next 30 seconds.
    await secondVisit.page.getByLabel("Code", { exact: true }).fill(computeTotp(totpUri, 1));
    expect(await secondVisit.findIssues()).toEqual([]);
    await secondVisit.page.getByRole("button", { name: "Confirm" }).click();
    await secondVisit.page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await secondVisit.close();
  });

  it("adds a passkey that verifies its owner, and signs in with it alone", async () => {
    const person = await portal.signIn("operations");
    const { page, context, pageErrors, close } = await portal.open(person, "/profile");
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole("button", { name: "Add passkey" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("My laptop");
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await page.getByRole("button", { name: "Remove: My laptop" }).waitFor();
    await context.clearCookies();
    await page.goto(`${portal.origin}/portal/sign-in`);
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page
      .getByRole("button", { name: "Sign in with a passkey" })
      .and(page.locator(":not([data-pending])"))
      .waitFor();
    expect(await context.cookies()).not.toContainEqual(
      expect.objectContaining({ name: "svc.session_token" }),
    );
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    const sessions = await portal.api.db.prisma.portalSession.findMany({ where: { userId: person.userId } });
    expect(sessions.map(({ secondFactor }) => secondFactor)).toContain("passkey");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("keeps typed input when the session ends, and continues after signing in again", async () => {
    const person = await portal.signIn("owner");
    await setPassword(portal.api, person);
    const { page, findIssues, close } = await portal.open(person, "/team");
    await page.getByRole("button", { name: "Invite teammate" }).click();
    await page.getByRole("dialog").getByLabel("Email").fill("new@example.com");
    const roles = page.getByRole("dialog").getByRole("radiogroup", { name: "Role" });
    await roles.getByText("Full access, except managing owners.").waitFor();
    expect(await roles.getByRole("radio", { name: "Operations" }).isChecked()).toBe(true);
    await portal.api.db.prisma.portalSession.deleteMany({ where: { userId: person.userId } });
    await page.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
    const signInDialog = page.getByRole("alertdialog");
    await signInDialog.getByLabel("Email").fill(person.email);
    expect(await findIssues()).toEqual([]);
    await signInDialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await signInDialog.getByRole("button", { name: SIGN_IN, exact: true }).click();
    await page.getByRole("region", { name: "Link" }).waitFor();
    const invitations = await portal.api.db.prisma.memberInvitation.findMany({
      where: { email: "new@example.com" },
    });
    expect(invitations).toHaveLength(1);
    await close();
  });

  it("joins through an invitation link and appears in the team", async () => {
    const owner = await portal.signIn("owner");
    const ownerSession = new BrowserSession(portal.api.url, owner.headers.Cookie);
    const invitation = await ownerSession.post(
      "/portal/api/invitations",
      { email: "joins@example.com", role: "developer" },
      { Origin: portal.origin, "Svc-Organization": portal.api.ak.organizationId },
    );
    const { page, pageErrors, findIssues, close } = await portal.open(
      null,
      invitation.body.link.split("/portal")[1],
    );
    await page.getByText("as Developer").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByLabel("Your name").fill("June Joins");
    await page.getByLabel("Password", { exact: true }).fill("password1234");
    await page.getByRole("button", { name: "Accept invitation" }).click();
    await page.getByText("Too easy to guess.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Accept invitation" }).click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.goto(`${portal.origin}/portal/team`);
    await page.getByRole("rowheader", { name: /June Joins/ }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const hasSideScroll = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(hasSideScroll)).toBe(false);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('sees "Check your email" after requesting a password reset for an unknown address', async () => {
    const { page, pageErrors, findIssues, close } = await portal.open(null, "/reset");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByText("Check your email").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("signs in on the email verification page and sees that the address is verified", async () => {
    const person = await portal.signIn("viewer");
    await setPassword(portal.api, person);
    const { page, pageErrors, findIssues, close } = await portal.open(null, "/verify-email");
    await page.getByText("Sign in to the account that you want to verify.").waitFor();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: SIGN_IN, exact: true }).click();
    await page.getByText("Your email address is verified").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
