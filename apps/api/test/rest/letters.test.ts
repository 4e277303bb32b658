import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { CREDENTIAL_SCOPES } from "@svc/keys";
import { buildKey, TestClock } from "@svc/testing";
import { cancel, createErasableAccount, createRolloverFor, erase } from "../erasable-account.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { buildPng } from "../letters/pngs.ts";
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

const LOA = "letter_of_acceptance";
const SIGNER = { name: "Grace Hopper", title: "Vice President" };

describe("Letters of a rollover", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const issue = (id: string, body: object, key?: string) =>
    api.call("post", `/v1/rollovers/${id}/letters`, key).send(body);
  const issueKind = async (id: string, kind: string, more: object = {}) =>
    (await issue(id, { kind, ...more }).expect(201)).body;
  const read = (id: string, key?: string) => api.call("get", `/v1/letters/${id}`, key);
  const download = (id: string, query = "", key?: string) =>
    api.call("get", `/v1/letters/${id}/file${query}`, key).responseType("blob");
  /** Unlike `download`, parses the body as JSON, for expected problems. */
  const downloadProblem = (id: string, query = "", key?: string) =>
    api.call("get", `/v1/letters/${id}/file${query}`, key);
  const sign = (id: string, body: object, key?: string) =>
    api.call("post", `/v1/letters/${id}/sign`, key).send(body);
  const readText = async (id: string) =>
    readLetterText(await readLetter((await download(id).expect(200)).body)).replace(/\s+/g, " ");
  const createInReview = async (changes: object = {}) => {
    const id = await createRollover(api, changes);
    await runActions(api, id, "submit", "start_review");
    return id;
  };
  const buildKeyWithout = async (scope: string) => {
    const scopes = CREDENTIAL_SCOPES.ak.filter((one) => one !== scope);
    return (await buildKey(api, "ak", { organizationId: api.ak.organizationId, scopes })).key;
  };

  it("201 issues a tagged PDF with masked numbers, recorded in the timeline", async () => {
    const id = await createInReview();
    const before = await readStored(api, id);
    const { headers, body } = await issue(id, { kind: LOA }).expect(201);
    expect(headers.location).toBe(`/v1/letters/${body.id}`);
    expect(body).toMatchObject({
      kind: LOA,
      number: 1,
      replaces: null,
      accountNumbers: "masked",
      sealed: true,
    });
    const { body: bytes } = await download(body.id).expect(200);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(body.file.sha256);
    expect(bytes.length).toBe(body.file.size);
    const letter = await readLetter(bytes);
    expect([letter.isTagged, letter.language]).toEqual([true, "en-US"]);
    const text = readLetterText(letter).replace(/\s+/g, " ");
    expect(text).toContain("Test: Manual accepts the direct rollover of the assets described below");
    expect(text).toContain("****8877");
    expect(text).not.toMatch(/00998877|11223344/);
    expect(letter.placed.map(({ text }) => text).join(" ")).toContain(body.seal.slice(0, 4));
    const { row, timeline, events } = await expectConsistent(api, id);
    expect(row.version).toBe(before.row.version);
    for (const entry of [timeline.at(-1), events.at(-1)]) expect(entry?.type).toBe("rollover.letter_issued");
    expect(events.at(-1)?.data).toMatchObject({
      letter: { id: body.id, kind: LOA, number: 1, replaces: null },
    });
    expect(
      await api.db.prisma.auditEntry.count({ where: { targetId: id, action: "rollover.letter_issued" } }),
    ).toBe(1);
  });

  it("201 numbers letters, and replaces the earlier letter of the same kind", async () => {
    const id = await createInReview();
    const first = await issueKind(id, LOA);
    const sheet = await issueKind(id, "cover_sheet");
    const second = await issueKind(id, LOA);
    expect([first, sheet, second].map(({ number, replaces }) => [number, replaces])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
    ]);
    expect((await read(first.id).expect(200)).body.replacedBy).toBe(3);
    expect(await readText(second.id)).toContain("Letter 3. Replaces letter 1.");
    const list = (query: string) => api.call("get", `/v1/rollovers/${id}/letters${query}`).expect(200);
    const page = (await list("?limit=2")).body;
    expect(page.data.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    const secondPage = (await list(`?limit=2&cursor=${page.nextCursor}`)).body;
    expect(secondPage).toMatchObject({ hasMore: false, data: [{ id: second.id }] });
    expectProblem(await sign(first.id, { ...SIGNER, sha256: first.file.sha256 }), "letter_not_possible");
  });

  it("200 returns the same bytes each time, and audits each download", async () => {
    const { id, rolloverId } = await issueKind(await createInReview(), "cover_sheet");
    const first = await download(id).expect(200);
    expect(first.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="cover-sheet-1.pdf"',
    });
    expect((await download(id).expect(200)).body.equals(first.body)).toBe(true);
    const where = { targetId: rolloverId, action: "rollover.letter_read" };
    expect(await api.db.prisma.auditEntry.count({ where })).toBe(2);
    expectProblem(await downloadProblem(id, "?copy=signed"), "not_found");
    expectIssues(await downloadProblem(id, "?copy=draft"), "invalid_request");
  });

  it("201 prints full account numbers only for callers with rollovers:reveal", async () => {
    const id = await createInReview();
    const request = { kind: "direct_rollover_request", accountNumbers: "full" };
    const before = await readStored(api, id);
    expectProblem(await issue(id, request, await buildKeyWithout("rollovers:reveal")), "insufficient_scope");
    expect(await readStored(api, id)).toEqual(before);
    const { body } = await issue(id, request).expect(201);
    expect(await readText(body.id)).toContain("401K-00998877");
  });

  it("shows which version of the instructions superseded a letter, and refuses to sign it", async () => {
    const id = await createInReview();
    const signed = await issueKind(id, "direct_rollover_request");
    await sign(signed.id, { ...SIGNER, sha256: signed.file.sha256 }).expect(200);
    const unsigned = await issueKind(id, LOA);
    expect(unsigned).toMatchObject({ instructionsVersion: 1, supersededByVersion: null });
    const amend = (params: object) => act(api, id, "amend", { reason: "A digit was wrong.", ...params });
    await amend({ deliveryMethod: "wire" }).expect(200);
    await amend({ destination: { accountNumber: "IRA-40417" } }).expect(200);
    const { data } = (await api.call("get", `/v1/rollovers/${id}/letters`).expect(200)).body;
    expect(data).toMatchObject([
      { id: signed.id, instructionsVersion: 1, supersededByVersion: 2, sealed: true },
      { id: unsigned.id, instructionsVersion: 1, supersededByVersion: 2, sealed: true },
    ]);
    const before = await readStored(api, id);
    const refused = await sign(unsigned.id, { ...SIGNER, sha256: unsigned.file.sha256 });
    expect(expectProblem(refused, "letter_not_possible").detail).toMatch(
      /version 2 replaced\. Issue the letter again/,
    );
    expect(await readStored(api, id)).toEqual(before);
    const current = await issueKind(id, LOA);
    expect(current).toMatchObject({ instructionsVersion: 3, supersededByVersion: null });
    expect((await read(current.id).expect(200)).body).toEqual(current);
    await sign(current.id, { ...SIGNER, sha256: current.file.sha256 }).expect(200);
    await expectConsistent(api, id);
  });

  it("200 signs a letter of acceptance, which becomes a document of the rollover", async () => {
    const id = await createInReview();
    const letter = await issueKind(id, LOA);
    const { body } = await sign(letter.id, { ...SIGNER, sha256: letter.file.sha256 }).expect(200);
    expect(body).toMatchObject({
      sealed: true,
      file: letter.file,
      signature: {
        ...SIGNER,
        signedBy: { type: "api_key", id: api.ak.id },
        signedSha256: letter.file.sha256,
      },
    });
    const { documents } = (await api.call("get", `/v1/rollovers/${id}`).expect(200)).body;
    const { documentId, file } = body.signature;
    expect(documents).toMatchObject([
      { id: documentId, type: "loa", status: "provided", sha256: file.sha256 },
    ]);
    const { body: bytes } = await download(letter.id, "?copy=signed").expect(200);
    const signedDocument = await api
      .call("get", `/v1/documents/${documentId}/file`)
      .responseType("blob")
      .expect(200);
    expect(signedDocument.body.equals(bytes)).toBe(true);
    expect(readLetterText(await readLetter(bytes))).toContain("/s/ Grace Hopper");
    expect(
      createHash("sha256")
        .update((await download(letter.id)).body)
        .digest("hex"),
    ).toBe(letter.file.sha256);
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.slice(-2).map(({ type }) => type)).toEqual([
      "rollover.documents_provided",
      "rollover.letter_signed",
    ]);
    expectProblem(await sign(letter.id, { ...SIGNER, sha256: letter.file.sha256 }), "letter_not_possible");
  });

  it("refuses a signature of another file, of a form, with an invalid name, or in a final state, and changes nothing", async () => {
    const id = await createInReview();
    const letter = await issueKind(id, LOA);
    const form = await issueKind(id, "spousal_consent");
    const before = await readStored(api, id);
    expectIssues(await sign(letter.id, { ...SIGNER, sha256: "0".repeat(64) }), "validation_failed");
    expectIssues(
      await sign(letter.id, { ...SIGNER, name: "a\u202Eb", sha256: letter.file.sha256 }),
      "validation_failed",
    );
    expectProblem(await sign(form.id, { ...SIGNER, sha256: form.file.sha256 }), "letter_not_possible");
    expect(await readStored(api, id)).toEqual(before);
    await runActions(api, id, ["cancel", { reason: "No longer wanted." }] as never);
    expectProblem(await sign(letter.id, { ...SIGNER, sha256: letter.file.sha256 }), "invalid_transition");
    expect((await read(letter.id).expect(200)).body.signature).toBeNull();
  });

  it("409 for kinds that do not fit the rollover", async () => {
    const id = await createInReview();
    const before = await readStored(api, id);
    expectProblem(await issue(id, { kind: "transfer_request" }), "letter_not_possible");
    expectProblem(await issue(id, { kind: "self_certification" }), "nothing_to_certify");
    expectIssues(await issue(id, { kind: "poem" }), "validation_failed");
    expect(await readStored(api, id)).toEqual(before);
    expect(await api.db.prisma.rolloverLetter.count({ where: { rolloverId: id } })).toBe(0);
  });

  it("404 for another organization, 403 without the scope", async () => {
    const { id, rolloverId, file } = await issueKind(await createInReview(), LOA);
    const strangerKey = (await buildKey(api, "ak")).key;
    const signature = { ...SIGNER, sha256: file.sha256 };
    for (const response of [
      await read(id, strangerKey),
      await download(id, "", strangerKey),
      await sign(id, signature, strangerKey),
      await issue(rolloverId, { kind: LOA }, strangerKey),
      await api.call("get", `/v1/rollovers/${rolloverId}/letters`, strangerKey),
    ]) {
      expect(response.status).toBe(404);
    }
    const withoutReveal = await buildKeyWithout("rollovers:reveal");
    expectProblem(await downloadProblem(id, "", withoutReveal), "insufficient_scope");
    const withoutOperate = await buildKeyWithout("rollovers:operate");
    expectProblem(await issue(rolloverId, { kind: LOA }, withoutOperate), "insufficient_scope");
    expectProblem(await sign(id, signature, withoutOperate), "insufficient_scope");
  });

  it("shows that a letter was changed outside the service, and refuses to sign it", async () => {
    const { id, file } = await issueKind(await createInReview(), LOA);
    await api.db.prisma.rolloverLetter.update({ where: { id }, data: { kind: "cover_sheet" } });
    expect((await read(id).expect(200)).body.sealed).toBe(false);
    await api.db.prisma.rolloverLetter.update({ where: { id }, data: { kind: LOA, fileSize: 1 } });
    expect((await read(id).expect(200)).body.sealed).toBe(false);
    expectProblem(await sign(id, { ...SIGNER, sha256: file.sha256 }), "history_mismatch");
  });

  it("shows that a letter cannot be verified without its chain key, and refuses to sign it until it is issued again", async () => {
    const { id, rolloverId, file } = await issueKind(await createInReview(), LOA);
    await api.db.prisma.rolloverLetter.update({ where: { id }, data: { sealKeyId: "retired" } });
    expect((await read(id).expect(200)).body.sealed).toBeNull();
    const refused = await sign(id, { ...SIGNER, sha256: file.sha256 });
    expect(expectProblem(refused, "letter_not_possible").detail).toBe(
      "Letter 1 is sealed with a retired key. Issue the letter again, and sign the new one.",
    );
    const next = await issueKind(rolloverId, LOA);
    const signed = await sign(next.id, { ...SIGNER, sha256: next.file.sha256 }).expect(200);
    expect(signed.body).toMatchObject({ number: 2, replaces: 1, sealed: true });
  });

  it("erases the letters with the participant", async () => {
    const account = await createErasableAccount(api);
    const rolloverId = await createRolloverFor(api, account.id);
    const { id } = await issueKind(rolloverId, "cover_sheet");
    await cancel(api, rolloverId);
    await erase(api, account.id).expect(200);
    expectProblem(await downloadProblem(id), "not_found");
    expectProblem(await issue(rolloverId, { kind: "cover_sheet" }), "invalid_transition");
    const row = await api.db.prisma.rolloverLetter.findUniqueOrThrow({ where: { id } });
    expect(row.contentCiphertext).toBe("");
  });
});

describe("/v1/organization/letter-templates", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const readTemplates = () => api.call("get", "/v1/organization/letter-templates");
  const patch = (body: object) => api.call("patch", "/v1/organization/letter-templates").send(body);

  it("200 changes the letterhead and wording of later letters, and leaves issued letters unchanged", async () => {
    const id = await createRollover(api);
    const issue = async () =>
      (await api.call("post", `/v1/rollovers/${id}/letters`).send({ kind: LOA }).expect(201)).body;
    const readText = async (letterId: string) => {
      const response = await api.call("get", `/v1/letters/${letterId}/file`).responseType("blob").expect(200);
      return readLetterText(await readLetter(response.body)).replace(/\s+/g, " ");
    };
    const before = await issue();
    const change = {
      name: "Sample Trust Company",
      logo: buildPng(300, 90).toString("base64"),
      texts: [
        { kind: LOA, paragraphs: ["{{organization.name}} accepts {{amount}} for {{participant.name}}."] },
      ],
    };
    const { body, headers } = await patch(change).set("If-Match", '"0"').expect(200);
    expect([body.version, headers.etag]).toEqual([1, '"1"']);
    expect((await readTemplates().expect(200)).body).toEqual(body);
    const after = await issue();
    expect([before.templateVersion, after.templateVersion]).toEqual([0, 1]);
    expect(await readText(after.id)).toContain("Sample Trust Company accepts entire account for Ada Sample.");
    expect(await readText(before.id)).not.toContain("Sample Trust Company");
    expectProblem(await patch({ name: null }).set("If-Match", '"0"'), "version_conflict");
    const restored = await patch({ name: null, texts: [{ kind: LOA, paragraphs: [] }] }).expect(200);
    expect(restored.body).toMatchObject({ version: 2, name: null, logo: change.logo });
    expect(restored.body.texts.every(({ isDefault }: { isDefault: boolean }) => isDefault)).toBe(true);
  });

  it.each([
    [
      "an unknown placeholder",
      { texts: [{ kind: LOA, paragraphs: ["Fine.", "{{participant.ssn}}"] }] },
      "#/texts/0/paragraphs/1",
    ],
    [
      "a kind with fixed wording",
      { texts: [{ kind: "self_certification", paragraphs: [] }] },
      "#/texts/0/kind",
    ],
    ["a name with a text direction override", { name: "a\u202Eb" }, "#/name"],
    ["a long name", { name: "a".repeat(300) }, "#/name"],
    ["a logo that is not a PNG", { logo: Buffer.from("<svg/>").toString("base64") }, "#/logo"],
  ])("422 for %s, and changes nothing", async (_name, body, pointer) => {
    const before = (await readTemplates().expect(200)).body;
    expect(expectIssues(await patch(body), "validation_failed")).toEqual([pointer]);
    expect((await readTemplates().expect(200)).body).toEqual(before);
  });
});
