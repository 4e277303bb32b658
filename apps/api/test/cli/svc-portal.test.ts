import { describe, expect, it } from "@jest/globals";
import { BrowserSession, givePassword, PASSWORD } from "../portal/browser-session.ts";
import { signInAs } from "../portal/sign-in-as.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

const api = useTestApi();
const portal = (...words: string[]) => runSvc({ ...api.env, ...TEST_PORTAL }, "portal", ...words);
const json = <T>(...words: string[]) => runSvcJson<T>({ ...api.env, ...TEST_PORTAL }, "portal", ...words);
const tokenOf = ({ link }: { link: string }) => link.split("#token=")[1] ?? "";

describe("svc portal", () => {
  it("invites staff of the institution, who join by the link and are listed", async () => {
    const made = await json<{ email: string; link: string }>("invite", "staff@example.com", "--platform");
    expect(made.link).toMatch(/^https:\/\/portal\.example\/portal\/invitation#token=/);
    const body = { token: tokenOf(made), name: "Sam Staff", password: PASSWORD };
    const joined = await new BrowserSession(api.url).post("/portal/auth/invitation/accept", body);
    expect(joined.status).toBe(200);
    const members = await json<object[]>("members", "--platform");
    expect(members).toMatchObject([{ email: "staff@example.com", role: "platform", organizationId: null }]);
    const again = await portal("invite", "staff@example.com", "--platform");
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/is a member/) });
  });

  it("makes a link for a new password, and takes a lost second factor away", async () => {
    const person = await signInAs(api, "owner");
    await givePassword(api, person);
    await api.db.prisma.portalUser.update({ where: { id: person.userId }, data: { twoFactorEnabled: true } });
    const made = await json<{ link: string }>("reset", person.email, "--second-factor");
    const from = new BrowserSession(api.url);
    const newPassword = "quarry violin maple 77";
    const reset = await from.post("/portal/auth/reset-password", { token: tokenOf(made), newPassword });
    expect(reset.status).toBe(200);
    const answer = await from.post("/portal/auth/sign-in/email", {
      email: person.email,
      password: newPassword,
    });
    expect(answer.body).toEqual({ next: "done" });
    expect(await portal("reset", "nobody@example.com")).toMatchObject({ code: 1 });
  });

  it("is told used wrongly, and not configured", async () => {
    expect((await portal("invite", "a@example.com")).code).toBe(2);
    expect((await portal("invite", "a@example.com", "--org", "org_1", "--role", "king")).code).toBe(2);
    expect((await runSvc(api.env, "portal", "reset", "a@example.com")).code).toBe(78);
  });
});
