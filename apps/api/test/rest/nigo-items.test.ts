import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey, TestClock } from "@svc/testing";
import { createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { readLetter, readLetterText } from "../letters/read-letter.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  act,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "../workflow/rollover-steps.ts";

const REPORT = {
  reportedBy: "source_custodian",
  items: [{ code: "medallion_missing", detail: "Page 4." }, { code: "statement_expired" }],
};

describe("NIGO items of a rollover", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const record = (id: string, body: object = REPORT, key?: string) =>
    api.call("post", `/v1/rollovers/${id}/nigo-items`, key).send(body);
  const list = async (id: string, query = "") =>
    (await api.call("get", `/v1/rollovers/${id}/nigo-items${query}`).expect(200)).body;
  const resolve = (id: string, body: object = {}, key?: string) =>
    api.call("post", `/v1/nigo-items/${id}/resolve`, key).send(body);
  const createAndRun = async (...actions: string[]) => {
    const id = await createRollover(api);
    await runActions(api, id, ...(actions as never[]));
    return id;
  };
  const createInReview = () => createAndRun("submit", "start_review");
  const createRequested = () => createAndRun("submit", "start_review", "approve", "send_to_custodian");

  it("201 records several reasons with their remedies, in the timeline and an event", async () => {
    const id = await createRequested();
    const { row: before } = await readStored(api, id);
    const { body } = await record(id, { ...REPORT, reportedOn: "2026-06-12" }).expect(201);
    expect(body.data).toMatchObject([
      {
        object: "nigo_item",
        code: "medallion_missing",
        detail: "Page 4.",
        fixedBy: "participant",
        step: "provide_document",
        documentType: "distribution_form",
        mustResend: true,
        reportedOn: "2026-06-12",
        action: null,
        custodianId: before.sourceCustodianId,
        status: "open",
        createdBy: { type: "api_key", id: api.ak.id },
      },
      { code: "statement_expired", detail: null, documentType: "statement" },
    ]);
    expect((await list(id)).data).toEqual(body.data);
    const { row, timeline, events } = await expectConsistent(api, id);
    expect([row.version, row.state]).toEqual([before.version, before.state]);
    const nigoItems = body.data.map(({ id, code }: { id: string; code: string }) => ({
      id,
      code,
      reportedBy: "source_custodian",
      resolution: null,
    }));
    expect(timeline.at(-1)).toMatchObject({ type: "rollover.nigo_recorded", data: { nigoItems } });
    expect(events.at(-1)).toMatchObject({ type: "rollover.nigo_recorded", data: { nigoItems } });
    expect(JSON.stringify(events.at(-1)?.data)).not.toContain("Page 4.");
  });

  it("200 lists pages, oldest first", async () => {
    const id = await createInReview();
    await record(id).expect(201);
    const page = await list(id, "?limit=1");
    expect(page).toMatchObject({ hasMore: true, data: [{ code: "medallion_missing" }] });
    const secondPage = await list(id, `?limit=1&cursor=${page.nextCursor}`);
    expect(secondPage).toMatchObject({ hasMore: false, data: [{ code: "statement_expired" }] });
  });

  it("attributes a reason to the destination custodian if it reported the reason", async () => {
    const id = await createInReview();
    const { row } = await readStored(api, id);
    const { body } = await record(id, {
      reportedBy: "destination_custodian",
      items: [{ code: "destination_account_not_open" }],
    }).expect(201);
    expect(body.data[0].custodianId).toBe(row.destinationCustodianId);
  });

  it("200 resolves an item once", async () => {
    const id = await createInReview();
    const [item] = (await record(id).expect(201)).body.data;
    const { body } = await resolve(item.id, { resolution: "waived" }).expect(200);
    expect(body).toEqual({
      ...item,
      status: "resolved",
      resolution: "waived",
      resolvedAt: NOW,
      resolvedBy: { type: "api_key", id: api.ak.id },
    });
    expect((await api.call("get", `/v1/nigo-items/${item.id}`).expect(200)).body).toEqual(body);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)?.type).toBe("rollover.nigo_resolved");
    const before = await readStored(api, id);
    expectProblem(await resolve(item.id), "invalid_transition");
    expect(await readStored(api, id)).toEqual(before);
  });

  it("records the code of a soft rejection, and resolves it when the rollover continues", async () => {
    const id = await createRequested();
    await act(api, id, "custodian_soft_reject", { code: "signature_missing", remedy: "Sign." }).expect(200);
    expect((await list(id)).data).toMatchObject([
      {
        code: "signature_missing",
        reportedBy: "source_custodian",
        action: "custodian_soft_reject",
        status: "open",
      },
    ]);
    await runActions(api, id, "provide_documents" as never);
    expect((await list(id)).data).toMatchObject([{ status: "resolved", resolution: "corrected" }]);
    await act(api, id, "custodian_soft_reject", { code: "form_expired", remedy: "New form." }).expect(200);
    await act(api, id, "waive_documents", { reason: "Found." }).expect(200);
    expect((await list(id)).data).toMatchObject([{}, { code: "form_expired", resolution: "waived" }]);
    await expectConsistent(api, id);
  });

  it("records the code of a rejection, and resolves it when the rollover is reopened", async () => {
    const id = await createRequested();
    await act(api, id, "custodian_reject", { code: "name_mismatch" }).expect(200);
    expect((await list(id)).data).toMatchObject([{ code: "name_mismatch", status: "open" }]);
    await act(api, id, "reopen", { reason: "Corrected." }).expect(200);
    expect((await list(id)).data).toMatchObject([{ status: "resolved", resolution: "corrected" }]);
  });

  it("records nothing for an organization's own code, or in a dry run", async () => {
    const id = await createRequested();
    await act(api, id, "custodian_soft_reject", { code: "name_mismatch", remedy: "x" }, { dryRun: true });
    await act(api, id, "custodian_reject", { code: "own_reason" }).expect(200);
    expect((await list(id)).data).toEqual([]);
  });

  it("201 issues a letter that names each open reason and its remedy", async () => {
    const id = await createInReview();
    const issue = () => api.call("post", `/v1/rollovers/${id}/letters`).send({ kind: "nigo" });
    expectProblem(await issue(), "letter_not_possible");
    const { data } = (
      await record(id, {
        ...REPORT,
        items: [...REPORT.items, { code: "other", detail: "The fax is unreadable." }],
      }).expect(201)
    ).body;
    await resolve(data[1].id).expect(200);
    const { body } = await issue().expect(201);
    const file = await api.call("get", `/v1/letters/${body.id}/file`).responseType("blob").expect(200);
    const letter = await readLetter(file.body);
    expect([letter.isTagged, letter.language]).toEqual([true, "en-US"]);
    const text = readLetterText(letter).replace(/\s+/g, " ");
    expect(text).toContain("Request not in good order");
    expect(text).toContain("1. The medallion signature guarantee is missing.");
    expect(text).toContain("Page 4.");
    expect(text).toContain("A notary's seal does not replace the stamp.");
    expect(text).toContain("2. The fax is unreadable.");
    expect(text).not.toContain("The account statement is missing");
  });

  it("422 for invalid reports, and changes nothing", async () => {
    const id = await createInReview();
    const before = await readStored(api, id);
    for (const body of [
      { ...REPORT, items: [] },
      { ...REPORT, items: Array.from({ length: 21 }, () => ({ code: "name_mismatch" })) },
      { ...REPORT, items: [{ code: "constructor" }] },
      { ...REPORT, items: [{ code: "other" }] },
      { ...REPORT, items: [{ code: "other", detail: "SSN 123-45-6789" }] },
      { ...REPORT, items: [{ code: "other", detail: "x".repeat(501) }] },
      { ...REPORT, reportedBy: "participant" },
      { ...REPORT, reportedOn: "2026-06-16" },
      { ...REPORT, reportedOn: "2026-02-30" },
      { ...REPORT, more: 1 },
    ]) {
      expectIssues(await record(id, body), "validation_failed");
    }
    expect((await list(id)).data).toEqual([]);
    expect(await readStored(api, id)).toEqual(before);
    const [item] = (await record(id).expect(201)).body.data;
    expectIssues(await resolve(item.id, { resolution: "forgotten" }), "validation_failed");
  });

  it("409 before submission", async () => {
    const id = await createRollover(api);
    const before = await readStored(api, id);
    expectProblem(await record(id), "invalid_transition");
    expect(await readStored(api, id)).toEqual(before);
  });

  it("404 for another organization, 403 without the scope", async () => {
    const id = await createInReview();
    const [item] = (await record(id).expect(201)).body.data;
    const other = (await buildKey(api, "ak")).key;
    for (const response of [
      await record(id, REPORT, other),
      await resolve(item.id, {}, other),
      await api.call("get", `/v1/nigo-items/${item.id}`, other),
      await api.call("get", `/v1/rollovers/${id}/nigo-items`, other),
    ]) {
      expectProblem(response, "not_found");
    }
    const scopes = CREDENTIAL_SCOPES.ak.filter((one) => one !== "rollovers:operate");
    const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId, scopes });
    expectProblem(await record(id, REPORT, key), "insufficient_scope");
    expectProblem(await resolve(item.id, {}, key), "insufficient_scope");
    const sk = (await buildKey(api, "sk", { organizationId: api.ak.organizationId })).key;
    expect((await record(id, REPORT, sk)).status).toBe(403);
  });

  it("200 lists the codes", async () => {
    const { body } = await api.call("get", "/v1/nigo-codes").expect(200);
    expect(body.data).toContainEqual(
      expect.objectContaining({ code: "loa_missing", documentType: "loa", fixedBy: "destination_custodian" }),
    );
  });

  it("erases details and plan names with the account", async () => {
    const { id: accountId } = await createErasableAccount(api);
    const id = await createRolloverFor(api, accountId);
    await runActions(api, id, "submit", "start_review");
    const [item] = (await record(id).expect(201)).body.data;
    await runActions(api, id, ["cancel", { reason: "No longer wanted." }] as never);
    await erase(api, accountId);
    expect((await api.call("get", `/v1/nigo-items/${item.id}`).expect(200)).body.detail).toBe("erased");
    const row = await api.db.prisma.nigoItem.findUniqueOrThrow({ where: { id: item.id } });
    expect(row.planName).toBeNull();
    expectProblem(await record(id), "invalid_transition");
  });
});
