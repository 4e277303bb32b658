import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { useTestApi } from "../start-test-api.ts";
import { BrowserSession, readAudit } from "./browser-session.ts";
import { callAs } from "./member-calls.ts";
import { type Role, type SignedIn, signInAs } from "./sign-in-as.ts";

const api = useTestApi();

const callPortalAs = (
  person: SignedIn,
  method: "get" | "post" | "patch" | "delete",
  path: string,
  body?: object,
) => {
  const call = callAs(api, person, method, `/portal/api/${path}`);
  return body ? call.send(body) : call;
};
const getToken = (link: string) => link.split("#token=")[1] ?? "";

describe("Team members and invitations", () => {
  it("invites by link in a deployment that sends no mail; the link works once, and the new member is listed", async () => {
    const owner = await signInAs(api, "owner");
    const invite = (address: string, role: Role) =>
      callPortalAs(owner, "post", "invitations", { email: address, role });
    const mistyped = await invite(" New.One@Example.com", "developer");
    expect(mistyped.body.errors).toMatchObject([{ pointer: "#/email" }]);
    const invited = await invite("New.One@Example.com", "developer");
    expect(invited.status).toBe(201);
    expect(invited.body).toMatchObject({ email: "new.one@example.com", role: "developer", isMailed: false });
    const token = getToken(invited.body.link);
    expect(await api.db.prisma.memberInvitation.count({ where: { tokenHash: token } })).toBe(0);
    const browser = new BrowserSession(api.url);
    const lookup = await browser.post("/portal/auth/invitation/look-up", { token });
    expect(lookup.body).toEqual({
      email: "new.one@example.com",
      role: "developer",
      organizationName: "Test organization",
      step: "create",
    });
    const accept = (password: string) =>
      browser.post("/portal/auth/invitation/accept", { token, name: "New One", password });
    expect((await accept("newone123456")).body).toMatchObject({ errors: [{ pointer: "#/password" }] });
    const joined = await Promise.all([accept("marble otter lamp 9"), accept("marble otter lamp 9")]);
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 410]);
    const email = "new.one@example.com";
    const credentials = { email, password: "marble otter lamp 9" };
    expect((await browser.post("/portal/auth/sign-in/email", credentials)).status).toBe(200);
    const { body } = await callPortalAs(owner, "get", "members");
    const roles = body.data.map(({ name, role }: { name: string; role: string }) => [name, role]);
    expect(roles).toEqual([
      ["New One", "developer"],
      ["Test owner", "owner"],
    ]);
    expect((await callPortalAs(owner, "get", "invitations")).body.data).toEqual([]);
    expect((await invite(email, "viewer")).body.code).toBe("already_member");
  });

  it("keeps one valid link per address: the newest, until it expires or is withdrawn", async () => {
    const owner = await signInAs(api, "owner");
    const invite = async () =>
      (await callPortalAs(owner, "post", "invitations", { email: "two@example.com", role: "viewer" })).body;
    const [first, second] = [await invite(), await invite()];
    const lookUp = async (link: string) => {
      const token = getToken(link);
      return (await new BrowserSession(api.url).post("/portal/auth/invitation/look-up", { token })).status;
    };
    expect([await lookUp(first.link), await lookUp(second.link)]).toEqual([410, 200]);
    const outsider = await signInAs(api, "owner");
    expect((await callPortalAs(outsider, "delete", `invitations/${second.id}`)).status).toBe(404);
    const where = { id: second.id };
    await api.db.prisma.memberInvitation.update({ where, data: { expiresAt: new Date() } });
    expect(await lookUp(second.link)).toBe(410);
    expect((await callPortalAs(owner, "delete", `invitations/${second.id}`)).status).toBe(200);
    const third = await invite();
    expect((await callPortalAs(owner, "delete", `invitations/${third.id}`)).status).toBe(200);
    expect(await lookUp(third.link)).toBe(410);
  });

  it("allows 50 invitations in 24 hours, then 429 with Retry-After; other organizations are unaffected", async () => {
    const owner = await signInAs(api, "owner");
    const now = Date.now();
    const organizationId = owner.organizationId ?? "";
    const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
    const rows = Array.from({ length: 50 }, (_, index) => ({
      id: newId("inv"),
      organizationId,
      email: `${index}@example.com`,
      role: "viewer",
      tokenHash: `${organizationId}-${index}`,
      isMailed: false,
      createdAt: minutesAgo(index === 0 ? 23 * 60 : 10),
      expiresAt: new Date(now + 60_000),
    }));
    await api.db.prisma.memberInvitation.createMany({ data: rows });
    const invite = (inviter: SignedIn) =>
      callPortalAs(inviter, "post", "invitations", { email: "more@example.com", role: "viewer" });
    const limited = await invite(owner);
    expect([limited.status, limited.body.code]).toEqual([429, "rate_limited"]);
    // The oldest invitation is 23 hours old.
    expect(Math.round(Number(limited.headers["retry-after"]) / 3_600)).toBe(1);
    expect(await api.db.prisma.memberInvitation.count({ where: { organizationId } })).toBe(50);
    expect((await invite(await signInAs(api, "owner"))).status).toBe(201);
    const where = { id: rows[0]?.id ?? "" };
    await api.db.prisma.memberInvitation.update({ where, data: { createdAt: minutesAgo(24 * 60 + 1) } });
    expect((await invite(owner)).status).toBe(201);
  });

  it("lets each role invite, change and remove exactly the roles in the table", async () => {
    const allowedRoles: Record<Role, string[]> = {
      owner: ["owner", "admin", "developer", "operations", "viewer"],
      platform: ["owner", "admin", "developer", "operations", "viewer"],
      admin: ["admin", "developer", "operations", "viewer"],
      developer: [],
      operations: [],
      viewer: [],
    };
    const { organizationId } = await signInAs(api, "owner");
    const organization = { organizationId: organizationId ?? "" };
    for (const [role, allowed] of Object.entries(allowedRoles) as [Role, string[]][]) {
      const person = { ...(await signInAs(api, role, organization)), organizationId };
      for (const other of allowedRoles.owner as Role[]) {
        const target = await signInAs(api, other, organization);
        const email = `${role}-${other}@example.com`;
        const statuses = [
          (await callPortalAs(person, "post", "invitations", { email, role: other })).status,
          (await callPortalAs(person, "patch", `members/${target.memberId}`, { role: other })).status,
          (await callPortalAs(person, "delete", `members/${target.memberId}`)).status,
        ];
        const expected = allowed.includes(other) ? [201, 200, 200] : [403, 403, 403];
        expect({ role, other, statuses }).toEqual({ role, other, statuses: expected });
      }
    }
  });

  it("keeps the last owner, even when two owners leave concurrently", async () => {
    const firstOwner = await signInAs(api, "owner");
    const organization = { organizationId: firstOwner.organizationId ?? "" };
    const path = `members/${firstOwner.memberId}`;
    expect((await callPortalAs(firstOwner, "delete", path)).body.code).toBe("last_owner");
    expect((await callPortalAs(firstOwner, "patch", path, { role: "admin" })).body.code).toBe("last_owner");
    const secondOwner = await signInAs(api, "owner", organization);
    const removals = await Promise.all([
      callPortalAs(firstOwner, "delete", path),
      callPortalAs(secondOwner, "delete", `members/${secondOwner.memberId}`),
    ]);
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("signs out a removed member, and rejects a role change based on an outdated version", async () => {
    const owner = await signInAs(api, "owner");
    const member = await signInAs(api, "viewer", { organizationId: owner.organizationId ?? "" });
    const path = `members/${member.memberId}`;
    const changed = await callPortalAs(owner, "patch", path, { role: "operations" }).set("If-Match", '"1"');
    expect(changed.headers.etag).toBe('"2"');
    const outdated = await callPortalAs(owner, "patch", path, { role: "viewer" }).set("If-Match", '"1"');
    expect(outdated.body.code).toBe("version_conflict");
    expect((await callPortalAs(owner, "delete", path)).status).toBe(200);
    expect((await callPortalAs(member, "get", "members")).body.code).toBe("sign_in_required");
    expect(await api.db.prisma.portalSession.count({ where: { userId: member.userId } })).toBe(0);
    const { memberId: actorId } = owner;
    expect(await readAudit(api, owner)).toMatchObject([
      { action: "member.role_changed", actorId, data: { from: "viewer", to: "operations" } },
      { action: "member.removed", actorId, data: { role: "operations" } },
    ]);
  });
});
