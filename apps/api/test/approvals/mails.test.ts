import { describe, expect, it } from "@jest/globals";
import { TEST_CIPHER } from "@svc/testing";
import { mailPlace } from "../../src/mail/mail-content.ts";
import { callAs } from "../portal/member-calls.ts";
import { type Role, type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, run } from "../workflow/rollover-course.ts";

const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });

describe("the mail that something waits for a second person", () => {
  const people = new Map<Role, SignedIn>();
  const mailsOf = async (organizationId: string) =>
    (await api.db.prisma.mail.findMany({ where: { organizationId } })).map(
      ({ id, contentCiphertext }) =>
        JSON.parse(TEST_CIPHER.decrypt(contentCiphertext, mailPlace(id))) as { to: string; text: string },
    );

  it("goes to those who can confirm it, once for what is asked for in a row, and says nothing of the participant", async () => {
    const { organizationId } = api.ak;
    for (const role of ["owner", "admin", "developer", "operations", "viewer"] as const) {
      people.set(role, await signInAs(api, role, { organizationId }));
    }
    const gone = await signInAs(api, "owner", { organizationId });
    await api.db.prisma.member.update({ where: { id: gone.memberId }, data: { removedAt: new Date() } });
    const stranger = await signInAs(api, "owner");
    const asker = people.get("operations") as SignedIn;
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
      // In test a developer moves rollovers, too.
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
