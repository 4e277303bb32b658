import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey, TestClock } from "@svc/testing";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";
import { useTestApi } from "../start-test-api.ts";
import { ACTIONS_TO_PROCESSING, NOW, runActions } from "../workflow/rollover-steps.ts";

describe("GET /v1/rollovers/{id}/tax-forms", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const buildPath = (id: string, year: number | string = 2026) =>
    `/v1/rollovers/${id}/tax-forms?year=${year}`;
  const download = async (id: string) => {
    const { headers, body } = await api.call("get", buildPath(id)).responseType("blob").expect(200);
    const letter = await readLetter(body);
    return { headers, letter, text: readLetterText(letter).replace(/\s+/g, " ") };
  };
  async function createSent() {
    const account = await createErasableAccount(api);
    const id = await createRolloverFor(api, account.id);
    await runActions(api, id, ...ACTIONS_TO_PROCESSING, [
      "mark_funds_sent",
      { method: "check", amount: "1250.00", sentTo: "destination" },
    ]);
    return { id, accountId: account.id };
  }
  async function createCompleted() {
    const sent = await createSent();
    await runActions(
      api,
      sent.id,
      ["mark_funds_received", { amount: "1250.00", receivedOn: "2026-06-15" }],
      ["complete", { postedAmount: "1250.00" }],
    );
    return sent;
  }

  it("200 returns Copy B of both forms as tagged PDF, with a truncated TIN", async () => {
    const { id } = await createCompleted();
    const { headers, letter, text } = await download(id);
    expect(headers["content-disposition"]).toBe(`attachment; filename="tax-forms-2026-${id}.pdf"`);
    expect([letter.isTagged, letter.language, letter.pages]).toEqual([true, "en-US", 4]);
    for (const part of [
      "2026 Form 1099-R",
      "OMB No. 1545-0119",
      "1 Gross distribution $1,250.00",
      "2a Taxable amount $0.00",
      "2b Total distribution Checked",
      "7 Distribution code(s) G",
      "2026 Form 5498",
      "OMB No. 1545-0747",
      "2 Rollover contributions $1,250.00",
      "XXX-XX-7391",
      "Augusta Lovelace",
      "12 St James Square",
      "This information is being furnished to the IRS.",
    ])
      expect(text).toContain(part);
    // 1915 is the participant's birth year.
    expect(text).not.toMatch(/CORRECTED|Draft|1915/);
    expect(JSON.stringify(letter.metadata)).not.toMatch(/Lovelace|7391/);
    expect(
      await api.db.prisma.auditEntry.count({ where: { targetId: id, action: "rollover.tax_forms_read" } }),
    ).toBe(1);
  });

  it("200 marks a form of a rollover in progress as a draft", async () => {
    const { id } = await createSent();
    const { text } = await download(id);
    expect(text).toContain("Draft. The rollover is in progress");
    expect(text).not.toContain("Form 5498");
  });

  it("200 marks forms that changed after the filing as corrected, and prints zeros if they are no longer due", async () => {
    const { id } = await createCompleted();
    for (const form of ["1099-R", "5498"])
      await api.call("post", "/v1/tax-filings").send({ year: 2026, form }).expect(201);
    expect((await download(id)).text).not.toContain("CORRECTED");
    await runActions(api, id, ["return_to_source", { reason: "wrong_account", returnedOn: "2026-06-15" }]);
    const { text } = await download(id);
    expect(text.match(/CORRECTED/g)).toHaveLength(2);
    expect(text).toContain("1 Gross distribution $0.00");
    expect(text).toContain("2 Rollover contributions $0.00");
  });

  it("404 without forms in the year, for an unknown ID and another organization", async () => {
    const { id } = await createCompleted();
    expectProblem(await api.call("get", buildPath(id, 2025)), "not_found");
    expectProblem(await api.call("get", buildPath("rol_01m7zh3x9benbshk5efdjv6mew")), "not_found");
    const other = await buildKey(api, "ak");
    expectProblem(await api.call("get", buildPath(id), other.key), "not_found");
  });

  it("400 for an invalid year, 403 without the scope, 409 after erasure", async () => {
    const { id, accountId } = await createCompleted();
    for (const year of ["", "26", "x"])
      expect(expectIssues(await api.call("get", buildPath(id, year)), "invalid_request")).toEqual(["year"]);
    const scopes = CREDENTIAL_SCOPES.ak.filter((scope) => scope !== "rollovers:reveal");
    const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId, scopes });
    expectProblem(await api.call("get", buildPath(id), key), "insufficient_scope");
    await erase(api, accountId).expect(200);
    expectProblem(await api.call("get", buildPath(id)), "invalid_transition");
  });
});
