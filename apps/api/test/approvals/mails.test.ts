import { describe, expect, it } from "@jest/globals";
import { TEST_CIPHER } from "@svc/testing";
import { mailPlace } from "../../src/mail/mail-content.ts";
import { countUse } from "../../src/sign-in/throttle.ts";
import { callAs } from "../portal/member-calls.ts";
import { type Role, type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, run } from "../workflow/rollover-course.ts";
import { forTwo } from "./approval-calls.ts";

const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

const mailsOf = async (organizationId: string) =>
  (await api.db.prisma.mail.findMany({ where: { organizationId } })).map(
    ({ id, contentCiphertext }) =>
      JSON.parse(TEST_CIPHER.decrypt(contentCiphertext, mailPlace(id))) as { to: string; text: string },
  );

describe("the mail that something waits for a second person", () => {
  const people = new Map<Role, SignedIn>();

  it("goes to those who can confirm it, once for what is asked for in a row, and says nothing of the participant", async () => {
    const { organizationId } = api.ak;
    for (const role of ["owner", "admin", "developer", "operations", "viewer"] as const) {
      people.set(role, await signInAs(api, role, { organizationId }));
    }
    const gone = await signInAs(api, "owner", { organizationId });
    await api.db.prisma.member.update({ where: { id: gone.memberId }, data: { removedAt: new Date() } });
    const stranger = await signInAs(api, "owner");
    const asker = people.get("operations") as SignedIn;
    // Cannot decide what the inviter requests.
    const invited = await signInAs(api, "admin", { organizationId });
    const backed = { createdBy: asker.memberId, createdAt: new Date() };
    await api.db.prisma.member.update({ where: { id: invited.memberId }, data: backed });
    for (let asked = 0; asked < 2; asked += 1) {
      const rolloverId = await createRollover(api);
      await run(api, rolloverId, "submit", "start_review");
      const { status } = await callAs(api, asker, "post", "/v1/approvals").send({
        action: "approve",
        rolloverId,
        params: {},
      });
      expect(status).toBe(201);
      const mails = await mailsOf(organizationId);
      const emailOf = (role: Role) => people.get(role)?.email;
      // Developers can move rollovers in test.
      expect(mails.map(({ to }) => to).sort()).toEqual(
        [emailOf("owner"), emailOf("admin"), emailOf("developer")].sort(),
      );
      for (const { text } of mails) {
        expect(text).toContain("/portal/approvals");
        expect(text).not.toContain(rolloverId);
      }
    }
    expect(await mailsOf(stranger.organizationId ?? "")).toEqual([]);
  });
});

describe("the mail that account details changed under an approval", () => {
  const change = async (there: TestApi, accountId: string, count: number) => {
    for (let time = 0; time < count; time += 1) {
      await there
        .call("patch", `/v1/accounts/${accountId}`)
        .send({ lastName: `Name ${time}` })
        .expect(200);
    }
  };
  const askForApproval = async (there: TestApi, asker: SignedIn) => {
    const rolloverId = await createRollover(there);
    await run(there, rolloverId, "submit", "start_review");
    const { accountId } = (await there.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
    const email = `${accountId}@example.com`;
    // Set the address before the request, because later changes are mailed to the previous address.
    await there.call("patch", `/v1/accounts/${accountId}`).send({ email }).expect(200);
    const asked = { action: "approve", rolloverId, params: {} };
    await callAs(there, asker, "post", "/v1/approvals").send(asked).expect(201);
    return { accountId, email };
  };
  const patch = (there: TestApi, accountId: string, body: object) =>
    there.call("patch", `/v1/accounts/${accountId}`).send(body).expect(200);
  const sentTo = async (there: TestApi, to: string) =>
    (await mailsOf(there.ak.organizationId)).filter((mail) => mail.to === to).map(({ text }) => text);

  it("goes to the participant and the owners three times a day for an account; each change is recorded", async () => {
    const there = await forTwo(api);
    const { organizationId } = there.ak;
    const owner = await signInAs(there, "owner", { organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    await change(there, accountId, 5);
    const sentTo = async (to: string) =>
      (await mailsOf(organizationId)).filter((mail) => mail.to === to && mail.text.includes("changed"));
    expect(await sentTo(email)).toHaveLength(3);
    expect(await sentTo(owner.email)).toHaveLength(3);
    const audited = { organizationId, action: "approval.outdated" };
    expect(await there.db.prisma.auditEntry.count({ where: audited })).toBe(5);
    const other = await askForApproval(there, owner);
    await change(there, other.accountId, 1);
    expect(await sentTo(other.email)).toHaveLength(1);
  });

  it("goes to fifty participants of an organization a day, and to its owners each time", async () => {
    const there = await forTwo(api);
    const { organizationId } = there.ak;
    const owner = await signInAs(there, "owner", { organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    const limit = { key: `outdated-notice:${organizationId}`, max: 50, windowMs: 86_400_000 };
    for (let count = 0; count < 50; count += 1) {
      expect(await countUse(there.db.sql, { ...limit, now: new Date() })).toBeNull();
    }
    await change(there, accountId, 1);
    const mails = await mailsOf(organizationId);
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    expect(mails.filter(({ to, text }) => to === owner.email && text.includes("changed"))).toHaveLength(1);
  });

  it("goes to the previous address when that alone is replaced, and only there; approvals still cover the account", async () => {
    const there = await forTwo(api);
    const { organizationId } = there.ak;
    const owner = await signInAs(there, "owner", { organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    await patch(there, accountId, { email: "mallory@example.com" });
    await patch(there, accountId, { lastName: "Evil" });
    expect(await sentTo(there, email)).toEqual([
      expect.stringMatching(
        /^The email address of your account was changed while your rollover waits for approval/,
      ),
    ]);
    expect(await sentTo(there, "mallory@example.com")).toEqual([expect.stringContaining("Your name")]);
    const audited = { organizationId, action: "approval.outdated" };
    expect(await there.db.prisma.auditEntry.count({ where: audited })).toBe(1);
  });

  it("says nothing of an address where it stays, where no approval stands, or where another member changed", async () => {
    const there = await forTwo(api);
    const owner = await signInAs(there, "owner", { organizationId: there.ak.organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    await patch(there, accountId, { email });
    await patch(there, accountId, { phone: null });
    expect(await sentTo(there, email)).toEqual([]);
    const withoutApproval = await createRollover(there);
    const other = (await there.call("get", `/v1/rollovers/${withoutApproval}`).expect(200)).body.accountId;
    await patch(there, other, { email: "first@example.com" });
    await patch(there, other, { email: "second@example.com" });
    expect(await sentTo(there, "first@example.com")).toEqual([]);
  });

  it("goes to the previous address where a member is sent along that stays the same", async () => {
    const there = await forTwo(api);
    const owner = await signInAs(there, "owner", { organizationId: there.ak.organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    const { lastName } = (await there.call("get", `/v1/accounts/${accountId}`).expect(200)).body;
    await patch(there, accountId, { email: "mallory@example.com", lastName });
    expect(await sentTo(there, email)).toEqual([expect.stringContaining("email address")]);
  });

  it("says of details that the address changed with them, in one mail", async () => {
    const there = await forTwo(api);
    const owner = await signInAs(there, "owner", { organizationId: there.ak.organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    await patch(there, accountId, { email: "mallory@example.com", lastName: "Evil" });
    const mails = await sentTo(there, email);
    expect(mails).toEqual([
      expect.stringMatching(/^Your name.*\nThe email address of your account was changed, too\./),
    ]);
  });

  it("goes to three previous addresses a day for an account, and leaves the owners their own three", async () => {
    const there = await forTwo(api);
    const { organizationId } = there.ak;
    const owner = await signInAs(there, "owner", { organizationId });
    const { accountId, email } = await askForApproval(there, owner);
    const addresses = [email, "b@example.com", "c@example.com", "d@example.com", "e@example.com"];
    for (const next of addresses.slice(1)) await patch(there, accountId, { email: next });
    const counts = await Promise.all(addresses.map(async (to) => (await sentTo(there, to)).length));
    expect(counts).toEqual([1, 1, 1, 0, 0]);
    await change(there, accountId, 1);
    expect(await sentTo(there, owner.email)).toContainEqual(
      expect.stringContaining("Details of the account"),
    );
    expect(await sentTo(there, "e@example.com")).toHaveLength(1);
  });
});
