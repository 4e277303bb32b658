import { describe, expect, it } from "@jest/globals";
import { BrowserSession, createOwnerWithPassword, PASSWORD } from "../portal/browser-session.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

const api = useTestApi();
const runPortal = (...args: string[]) => runSvc({ ...api.env, ...TEST_PORTAL }, "portal", ...args);
const runPortalJson = <T>(...args: string[]) =>
  runSvcJson<T>({ ...api.env, ...TEST_PORTAL }, "portal", ...args);
const getToken = ({ link }: { link: string }) => link.split("#token=")[1] ?? "";

describe("svc portal", () => {
  it("invites institution staff, who join through the link and appear in the member list", async () => {
    const invitation = await runPortalJson<{ link: string }>("invite", "staff@example.com", "--platform");
    expect(invitation.link).toMatch(/^https:\/\/portal\.example\/portal\/invitation#token=/);
    const body = { token: getToken(invitation), name: "Sam Staff", password: PASSWORD };
    const joined = await new BrowserSession(api.url).post("/portal/auth/invitation/accept", body);
    expect(joined.status).toBe(200);
    const members = await runPortalJson<object[]>("members", "--platform");
    const staff = { email: "staff@example.com", role: "platform", organizationId: null };
    expect(members).toMatchObject([{ ...staff, isEmailVerified: false }]);
    expect((await runPortal("verify", "staff@example.com")).stdout).toBe("staff@example.com is verified.\n");
    expect(await runPortalJson<object[]>("members", "--platform")).toMatchObject([
      { ...staff, isEmailVerified: true },
    ]);
    expect(await runPortal("verify", "unknown@example.com")).toMatchObject({ code: 1 });
    const again = await runPortal("invite", "staff@example.com", "--platform");
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/already has this email address/) });
  });

  it("creates a password reset link and removes a lost second factor", async () => {
    const person = await createOwnerWithPassword(api);
    await api.db.prisma.portalUser.update({ where: { id: person.userId }, data: { twoFactorEnabled: true } });
    const resetLink = await runPortalJson<{ link: string }>("reset", person.email, "--second-factor");
    const session = new BrowserSession(api.url);
    const newPassword = "quarry violin maple 77";
    const reset = await session.post("/portal/auth/reset-password", {
      token: getToken(resetLink),
      newPassword,
    });
    expect(reset.status).toBe(200);
    const credentials = { email: person.email, password: newPassword };
    const response = await session.post("/portal/auth/sign-in/email", credentials);
    expect(response.body).toEqual({ next: "done" });
    expect(await runPortal("reset", "unknown@example.com")).toMatchObject({ code: 1 });
  });

  it("manages which domains can sign in to an organization through the issuer", async () => {
    const runSso = (...args: string[]) =>
      runSvc({ ...api.env, PORTAL_OIDC_ISSUER: "https://id.example.com" }, "portal", "sso", ...args);
    const organizationId = api.ak.organizationId;
    const added = await runSso("add", "Acme.example", "--org", organizationId);
    const message = "Users with an address at Acme.example can now sign in through https://id.example.com.\n";
    expect(added).toMatchObject({ code: 0, stdout: message });
    const again = await runSso("add", "acme.example", "--org", organizationId);
    expect(again).toMatchObject({ code: 0, stdout: "Already allowed. Nothing changed.\n" });
    expect(JSON.parse((await runSso("list", "--json")).stdout)).toMatchObject([
      { organizationId, domain: "acme.example", issuer: "https://id.example.com" },
    ]);
    expect((await runSso("remove", "acme.example", "--org", organizationId)).code).toBe(0);
    expect((await runSso("remove", "acme.example", "--org", organizationId)).code).toBe(1);
    expect((await runSso("add", "not a domain", "--org", organizationId)).code).toBe(2);
    expect((await runSso("add", "acme.example")).code).toBe(2);
    expect((await runSvc(api.env, "portal", "sso", "add", "acme.example", "--platform")).code).toBe(78);
    const where = { organizationId, action: { startsWith: "organization.sso_" } };
    const audits = await api.db.prisma.auditEntry.findMany({ where, orderBy: { id: "asc" } });
    const actions = ["organization.sso_domain_added", "organization.sso_domain_removed"];
    expect(audits.map(({ action }) => action)).toEqual(actions);
  });

  it("exits 2 for wrong usage and 78 without configuration", async () => {
    expect((await runPortal("invite", "a@example.com")).code).toBe(2);
    expect((await runPortal("invite", "a@example.com", "--org", "org_1", "--role", "king")).code).toBe(2);
    expect((await runSvc(api.env, "portal", "reset", "a@example.com")).code).toBe(78);
  });
});
