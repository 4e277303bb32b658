import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildRolloverBody } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { BrowserSession } from "../portal/browser-session.ts";
import { callAs } from "../portal/member-calls.ts";
import { type SignedIn, signInAs } from "../portal/sign-in-as.ts";
import { readMails } from "../read-mails.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover } from "../workflow/rollover-steps.ts";

/** Line breaks, a terminal escape, and controls of the text direction. */
const HOSTILE = ["a\nb", "a\r\nBcc: b", "a\u001b[2Jb", "a\u2028b", "a\u202eb", "a\u2067b"];

describe("Single-line names", () => {
  const api = useTestApi({ env: { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "portal@example.com" } });
  const sendAs = (person: SignedIn, method: "post" | "patch", path: string, body: object) =>
    callAs(api, person, method, path).send(body);

  it.each(HOSTILE)(
    "reject %j in each field that appears in a mail, a letter, a list or a log",
    async (text) => {
      const { organizationId } = api.ak;
      const body = await buildRolloverBody(api, (await buildAccount(api, organizationId)).id);
      const source = { ...(body.source as object), planName: text };
      const sent = { ...body, source, tags: [text], externalId: text };
      const rollover = await api.call("post", "/v1/rollovers").send(sent);
      const pointers = ["#/externalId", "#/source/planName", "#/tags/0"];
      expect(expectIssues(rollover, "validation_failed").sort()).toEqual(pointers);
      const id = await createRollover(api);
      const patch = await api.call("patch", `/v1/rollovers/${id}`).send({ destination: { planName: text } });
      expect(expectIssues(patch, "validation_failed")).toEqual(["#/destination/planName"]);
      const address = { line1: text, city: text, region: text, postalCode: text, country: "US" };
      const ada = { firstName: text, email: "ada@example.com", address, externalId: text };
      const account = await api.call("post", "/v1/accounts").send(ada);
      expect(expectIssues(account, "validation_failed").sort()).toEqual([
        "#/address/city",
        "#/address/line1",
        "#/address/postalCode",
        "#/address/region",
        "#/externalId",
        "#/firstName",
      ]);
      const owner = await signInAs(api, "owner");
      const settings = await sendAs(owner, "patch", "/v1/organization/settings", { name: text });
      expect(expectIssues(settings, "validation_failed")).toEqual(["#/name"]);
      const key = await sendAs(owner, "post", "/portal/api/keys", { type: "ak", name: text });
      expect(expectIssues(key, "validation_failed")).toEqual(["#/name"]);
      const view = await sendAs(owner, "post", "/portal/api/saved-views", { name: text, query: "" });
      expect(expectIssues(view, "validation_failed")).toEqual(["#/name"]);
      const browser = new BrowserSession(api.url, owner.headers.Cookie);
      const person = await browser.post("/portal/auth/update-user", { name: text });
      expect(expectIssues(person, "validation_failed")).toEqual(["#/name"]);
      const joining = { token: "none", name: text };
      const invited = await browser.post("/portal/auth/invitation/accept", joining);
      expect(expectIssues(invited, "validation_failed")).toEqual(["#/name"]);
    },
  );

  it.each([
    "Your bonus http://evil.example",
    "Your bonus evil.example",
    "www.evil.example",
    "call bonus@evil",
    "//evil",
    "evil\uff0eexample",
  ])("reject %j for an organization, whose name appears in invitation mail", async (name) => {
    const owner = await signInAs(api, "owner");
    const settings = await sendAs(owner, "patch", "/v1/organization/settings", { name });
    expect(expectIssues(settings, "validation_failed")).toEqual(["#/name"]);
  });

  it.each([
    "J.P. Example & Co.",
    "Épargne d'Été, Inc.",
    "بنك الأمل",
    "401(k) Partners / West",
    "U.S. Savings 2.0",
  ])("accept %j for an organization", async (name) => {
    const owner = await signInAs(api, "owner");
    const settings = await sendAs(owner, "patch", "/v1/organization/settings", { name });
    expect(settings.body).toMatchObject({ name });
  });

  it("appear on one line in invitation mail, even if stored with line breaks earlier", async () => {
    const owner = await signInAs(api, "owner");
    await api.db.prisma.organization.update({
      where: { id: owner.organizationId ?? "" },
      data: { name: "Acme\n\nPay here:\u202e now" },
    });
    const body = { email: "new@example.com", role: "viewer" };
    expect((await sendAs(owner, "post", "/portal/api/invitations", body)).status).toBe(201);
    const [mail] = await readMails(api, { organizationId: owner.organizationId ?? "" });
    expect(mail?.text).toMatch(
      /^Join Acme Pay here: now\n\nYou are invited to join Acme Pay here: now on the rollover portal\./,
    );
  });
});
