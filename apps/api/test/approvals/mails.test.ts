import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { countUse } from "../../src/people/sign-in/throttle.ts";
import { callAs } from "../portal/member-calls.ts";
import { type Role, type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { readMails } from "../read-mails.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";
import { newFourEyesOrganization } from "./approval-calls.ts";

const clock = new TestClock(Date.now());
const api = useTestApi({ clock, env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

describe("Mail about a pending approval", () => {
  const people = new Map<Role, SignedIn>();

  it("goes to members who can confirm it, once for several requests in a row, without identifying the rollover", async () => {
    const { organizationId } = api.ak;
    for (const role of ["owner", "admin", "developer", "operations", "viewer"] as const) {
      people.set(role, await signInAs(api, role, { organizationId }));
    }
    const removedMember = await signInAs(api, "owner", { organizationId });
    await api.db.prisma.member.update({
      where: { id: removedMember.memberId },
      data: { removedAt: new Date() },
    });
    const outsider = await signInAs(api, "owner");
    const requester = people.get("operations") as SignedIn;
    // An invited member cannot decide the inviter's requests.
    const invited = await signInAs(api, "admin", { organizationId });
    const invitation = { createdBy: requester.memberId, createdAt: new Date() };
    await api.db.prisma.member.update({ where: { id: invited.memberId }, data: invitation });
    for (let requestCount = 0; requestCount < 2; requestCount += 1) {
      const rolloverId = await createRollover(api);
      await runActions(api, rolloverId, "submit", "start_review");
      const { status } = await callAs(api, requester, "post", "/v1/approvals").send({
        action: "approve",
        rolloverId,
        params: {},
      });
      expect(status).toBe(201);
      const mails = await readMails(api);
      const findEmail = (role: Role) => people.get(role)?.email;
      // Developers can approve rollovers in the test environment.
      expect(mails.map(({ to }) => to).sort()).toEqual(
        [findEmail("owner"), findEmail("admin"), findEmail("developer")].sort(),
      );
      for (const { text } of mails) {
        expect(text).toContain("/portal/approvals");
        expect(text).not.toContain(rolloverId);
      }
    }
    expect(await readMails(api, { organizationId: outsider.organizationId ?? "" })).toEqual([]);
  });
});

describe("Mail about several pending approvals", () => {
  const requestApproval = async (orgApi: TestApi, requester: SignedIn) => {
    const rolloverId = await createRollover(orgApi);
    await runActions(orgApi, rolloverId, "submit", "start_review");
    const body = { action: "approve", rolloverId, params: {} };
    await callAs(orgApi, requester, "post", "/v1/approvals").send(body).expect(201);
  };
  const countMailsTo = async (orgApi: TestApi, { email }: SignedIn) =>
    (await readMails(orgApi)).filter(({ to }) => to === email).length;

  it("is sent to each approver once in ten minutes, even if requests keep coming", async () => {
    const orgApi = await newFourEyesOrganization(api);
    const { organizationId } = orgApi.ak;
    const requester = await signInAs(orgApi, "owner", { organizationId });
    const approver = await signInAs(orgApi, "owner", { organizationId });
    const counts: number[] = [];
    for (let request = 0; request < 4; request += 1) {
      await requestApproval(orgApi, requester);
      counts.push(await countMailsTo(orgApi, approver));
      clock.advance(6 * 60_000);
    }
    expect(counts).toEqual([1, 1, 2, 2]);
  });

  it("goes to an approver who could not confirm the previous request", async () => {
    const orgApi = await newFourEyesOrganization(api);
    const { organizationId } = orgApi.ak;
    const first = await signInAs(orgApi, "owner", { organizationId });
    const second = await signInAs(orgApi, "owner", { organizationId });
    await requestApproval(orgApi, first);
    await requestApproval(orgApi, second);
    expect([await countMailsTo(orgApi, first), await countMailsTo(orgApi, second)]).toEqual([1, 1]);
  });
});

describe("Mail about account changes during an approval", () => {
  const changeLastName = async (orgApi: TestApi, accountId: string, times: number) => {
    for (let index = 0; index < times; index += 1) {
      await orgApi
        .call("patch", `/v1/accounts/${accountId}`)
        .send({ lastName: `Name ${index}` })
        .expect(200);
    }
  };
  const requestApproval = async (orgApi: TestApi, requester: SignedIn) => {
    const rolloverId = await createRollover(orgApi);
    await runActions(orgApi, rolloverId, "submit", "start_review");
    const { accountId } = (await orgApi.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
    const email = `${accountId}@example.com`;
    // Set the address before the request: later changes are mailed to the previous address.
    await orgApi.call("patch", `/v1/accounts/${accountId}`).send({ email }).expect(200);
    const approvalRequest = { action: "approve", rolloverId, params: {} };
    await callAs(orgApi, requester, "post", "/v1/approvals").send(approvalRequest).expect(201);
    return { accountId, email };
  };
  const startApproval = async () => {
    const orgApi = await newFourEyesOrganization(api);
    const { organizationId } = orgApi.ak;
    const owner = await signInAs(orgApi, "owner", { organizationId });
    return { orgApi, organizationId, owner, ...(await requestApproval(orgApi, owner)) };
  };
  const patch = (orgApi: TestApi, accountId: string, body: object) =>
    orgApi.call("patch", `/v1/accounts/${accountId}`).send(body).expect(200);
  const findMailTextsTo = async (orgApi: TestApi, to: string) =>
    (await readMails(orgApi)).filter((mail) => mail.to === to).map(({ text }) => text);

  it("goes to the participant and the owners up to three times a day per account; each change is audited", async () => {
    const { orgApi, organizationId, owner, accountId, email } = await startApproval();
    await changeLastName(orgApi, accountId, 5);
    const findChangeMailTextsTo = async (to: string) =>
      (await findMailTextsTo(orgApi, to)).filter((text) => text.includes("changed"));
    expect(await findChangeMailTextsTo(email)).toHaveLength(3);
    expect(await findChangeMailTextsTo(owner.email)).toHaveLength(3);
    const audited = { organizationId, action: "approval.outdated" };
    expect(await orgApi.db.prisma.auditEntry.count({ where: audited })).toBe(5);
    const other = await requestApproval(orgApi, owner);
    await changeLastName(orgApi, other.accountId, 1);
    expect(await findChangeMailTextsTo(other.email)).toHaveLength(1);
  });

  it("goes to up to 50 participants of an organization a day, and to its owners each time", async () => {
    const { orgApi, organizationId, owner, accountId, email } = await startApproval();
    const limit = { key: `outdated-notice:${organizationId}`, max: 50, windowMs: 86_400_000 };
    // Use up the limit.
    for (let count = 0; count < 50; count += 1) {
      expect(await countUse(orgApi.db.sql, { ...limit, now: new Date() })).toBeNull();
    }
    await changeLastName(orgApi, accountId, 1);
    const mails = await readMails(orgApi);
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    expect(mails.filter(({ to, text }) => to === owner.email && text.includes("changed"))).toHaveLength(1);
  });

  it("goes only to the previous address when only the email changes; that change does not outdate the approval", async () => {
    const { orgApi, organizationId, accountId, email } = await startApproval();
    await patch(orgApi, accountId, { email: "mallory@example.com" });
    await patch(orgApi, accountId, { lastName: "Evil" });
    expect(await findMailTextsTo(orgApi, email)).toEqual([
      expect.stringMatching(
        /^The email address of your account was changed while your rollover is waiting for approval/,
      ),
    ]);
    expect(await findMailTextsTo(orgApi, "mallory@example.com")).toEqual([
      expect.stringContaining("Your name"),
    ]);
    const audited = { organizationId, action: "approval.outdated" };
    expect(await orgApi.db.prisma.auditEntry.count({ where: audited })).toBe(1);
  });

  it("is not sent for an unchanged address, without a pending approval, or for a changed phone number", async () => {
    const { orgApi, accountId, email } = await startApproval();
    await patch(orgApi, accountId, { email });
    await patch(orgApi, accountId, { phone: null });
    expect(await findMailTextsTo(orgApi, email)).toEqual([]);
    const rolloverWithoutApproval = await createRollover(orgApi);
    const { body: rollover } = await orgApi
      .call("get", `/v1/rollovers/${rolloverWithoutApproval}`)
      .expect(200);
    await patch(orgApi, rollover.accountId, { email: "first@example.com" });
    await patch(orgApi, rollover.accountId, { email: "second@example.com" });
    expect(await findMailTextsTo(orgApi, "first@example.com")).toEqual([]);
  });

  it("goes to the previous address even if the request also contains an unchanged field", async () => {
    const { orgApi, accountId, email } = await startApproval();
    const { lastName } = (await orgApi.call("get", `/v1/accounts/${accountId}`).expect(200)).body;
    await patch(orgApi, accountId, { email: "mallory@example.com", lastName });
    expect(await findMailTextsTo(orgApi, email)).toEqual([expect.stringContaining("email address")]);
  });

  it("mentions a changed address together with other changed details in one mail", async () => {
    const { orgApi, accountId, email } = await startApproval();
    await patch(orgApi, accountId, { email: "mallory@example.com", lastName: "Evil" });
    const mails = await findMailTextsTo(orgApi, email);
    expect(mails).toEqual([
      expect.stringMatching(/^Your name.*\n\nThe email address of your account also changed\./),
    ]);
  });

  it("goes to up to three previous addresses a day per account, and these mails do not count toward the owners' limit", async () => {
    const { orgApi, owner, accountId, email } = await startApproval();
    const addresses = [email, "b@example.com", "c@example.com", "d@example.com", "e@example.com"];
    for (const next of addresses.slice(1)) await patch(orgApi, accountId, { email: next });
    const counts = await Promise.all(addresses.map(async (to) => (await findMailTextsTo(orgApi, to)).length));
    expect(counts).toEqual([1, 1, 1, 0, 0]);
    await changeLastName(orgApi, accountId, 1);
    expect(await findMailTextsTo(orgApi, owner.email)).toContainEqual(
      expect.stringContaining("Details of the account"),
    );
    expect(await findMailTextsTo(orgApi, "e@example.com")).toHaveLength(1);
  });
});
