import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { buildKey, TestClock } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, expectConsistent, NOW, runActions } from "../workflow/rollover-steps.ts";
import { buildJpeg, buildPdf, buildPng, sha256Hex } from "./files.ts";

const MAX_FILE_BYTES = 10 * 1024 * 1024;

describe("POST /v1/rollovers/{id}/documents", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const post = (id: string) => api.call("post", `/v1/rollovers/${id}/documents`);
  const upload = (id: string, bytes: Buffer, fields: Record<string, string> = {}, fileName = "scan.pdf") => {
    const call = post(id);
    for (const [name, value] of Object.entries({ type: "statement", ...fields })) call.field(name, value);
    return call.attach("file", bytes, fileName);
  };
  const download = (documentId: string, key = api.ak.key) =>
    api.call("get", `/v1/documents/${documentId}/file`, key).responseType("blob");
  const getFolder = () => join(api.env.DATA_DIR ?? "", "documents");
  const listStoredFiles = () => readdir(getFolder()).catch(() => []);
  const listRows = () => api.db.prisma.documentFile.findMany();

  it.each([
    ["application/pdf", buildPdf(), "scan.pdf"],
    ["application/pdf", buildPdf(3 * 64 * 1024), "big.pdf"],
    ["image/png", buildPng(), "scan.png"],
    ["image/jpeg", buildJpeg(), "scan.jpg"],
  ])("200 stores %s encrypted, and the download returns the same bytes", async (mediaType, bytes, name) => {
    const id = await createRollover(api);
    const response = await upload(id, bytes, { expiresOn: "2026-12-31" }, name);
    expect(response.status).toBe(200);
    expect(response.headers.etag).toBe('"2"');
    const [document] = response.body.documents;
    expect(document).toEqual({
      id: expect.stringMatching(/^doc_/),
      type: "statement",
      name,
      sha256: sha256Hex(bytes),
      status: "provided",
      expiresOn: "2026-12-31",
      providedAt: NOW,
      reviewedAt: null,
      rejection: null,
      file: { mediaType, size: bytes.length },
      mail: null,
    });
    const { timeline } = await expectConsistent(api, id);
    expect(timeline.at(-1)).toMatchObject({
      type: "rollover.documents_provided",
      action: "provide_documents",
    });
    const downloaded = await download(document.id);
    expect(downloaded.headers).toMatchObject({
      "content-type": mediaType,
      "content-disposition": `attachment; filename="${name}"`,
      "content-length": String(bytes.length),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(downloaded.body.equals(bytes)).toBe(true);
    const storedBytes = await readFile(join(getFolder(), document.id));
    expect(storedBytes.includes(bytes.subarray(0, 20))).toBe(false);
  });

  it("audits each read of a file, and requires a separate scope for it", async () => {
    const id = await createRollover(api);
    const [document] = (await upload(id, buildPdf())).body.documents;
    await download(document.id);
    await download(document.id);
    const entries = await api.db.prisma.auditEntry.findMany({ where: { targetId: document.id } });
    expect(entries.map(({ action }) => action)).toEqual(["document.file_read", "document.file_read"]);
    const reader = await buildKey(api, "ak", {
      organizationId: api.ak.organizationId,
      scopes: ["rollovers:read", "rollovers:act"],
    });
    expect((await download(document.id, reader.key)).status).toBe(403);
    const otherKey = await buildKey(api, "ak");
    expect((await download(document.id, otherKey.key)).status).toBe(404);
  });

  it("200 accepts the parts in any order, and fulfills the document request", async () => {
    const id = await createRollover(api);
    const requestDocuments = ["request_documents", { types: ["statement"], from: "integrator" }] as const;
    await runActions(api, id, "submit", "start_review", [...requestDocuments]);
    const call = post(id).attach("file", buildPdf(), "own name.pdf");
    const response = await call.field("name", "Statement of June").field("type", "statement");
    expect(response.body).toMatchObject({ state: "in_review", documents: [{ name: "Statement of June" }] });
  });

  it.each([
    ["an HTML file", Buffer.from("<html>".repeat(10)), {}, ["#/file"]],
    ["an empty file", Buffer.alloc(0), {}, ["#/file"]],
    ["an unknown document type", buildPdf(), { type: "passport" }, ["#/type"]],
    ["a wrong digest", buildPdf(), { sha256: "a".repeat(64) }, ["#/sha256"]],
    ["a past expiry date", buildPdf(), { expiresOn: "2026-06-14" }, ["#/expiresOn"]],
    ["an unknown part", buildPdf(), { color: "red" }, ["#/color"]],
  ])("422 rejects %s, and stores nothing", async (_, bytes, fields, issues) => {
    const id = await createRollover(api);
    const before = [await listStoredFiles(), await listRows()];
    expect(expectIssues(await upload(id, bytes, fields as never), "validation_failed")).toEqual(issues);
    expect([await listStoredFiles(), await listRows()]).toEqual(before);
  });

  it("413 rejects a file one byte over 10 MB, and accepts exactly 10 MB", async () => {
    const id = await createRollover(api);
    const before = await listStoredFiles();
    expectProblem(await upload(id, buildPdf(MAX_FILE_BYTES + 1)), "payload_too_large");
    expect(await listStoredFiles()).toEqual(before);
    expect((await upload(id, buildPdf(MAX_FILE_BYTES))).body.documents[0].file.size).toBe(MAX_FILE_BYTES);
  });

  it("400 or 415 for an invalid multipart body, and nothing of it is stored", async () => {
    const id = await createRollover(api);
    const before = [await listStoredFiles(), await listRows()];
    const truncatedBody = '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\nloa';
    expectProblem(await post(id).send({ type: "loa" }), "unsupported_media_type");
    const postTyped = (type: string) => post(id).set("Content-Type", type);
    expectProblem(await postTyped("multipart/form-data").send("x"), "malformed_multipart");
    expectProblem(
      await postTyped("multipart/form-data; boundary=x").send(truncatedBody),
      "malformed_multipart",
    );
    const postLoa = () => post(id).field("type", "loa");
    expectProblem(await postLoa().attach("scan", buildPdf(), "a.pdf"), "malformed_multipart");
    expectProblem(
      await postLoa().field("type", "loa").attach("file", buildPdf(), "a.pdf"),
      "malformed_multipart",
    );
    const withTwoFiles = postLoa().attach("file", buildPdf(), "a.pdf").attach("file", buildPdf(), "b.pdf");
    expectProblem(await withTwoFiles, "malformed_multipart");
    expect(expectIssues(await postLoa(), "validation_failed")).toEqual(["#/file"]);
    expect([await listStoredFiles(), await listRows()]).toEqual(before);
  });

  it("404, 409 and 412 store nothing", async () => {
    const id = await createRollover(api);
    const before = [await listStoredFiles(), await listRows()];
    expectProblem(await upload(id, buildPdf()).set("If-Match", '"7"'), "version_conflict");
    await runActions(api, id, ["cancel", { reason: "No more." }]);
    expectProblem(await upload(id, buildPdf()), "invalid_transition");
    expectProblem(await upload(id.replace(/.{4}$/, "0000"), buildPdf()), "not_found");
    expect([await listStoredFiles(), await listRows()]).toEqual(before);
  });

  it("replays a repeated request with an Idempotency-Key, and stores one file", async () => {
    const id = await createRollover(api);
    const bytes = buildPdf();
    const send = (content = bytes) => upload(id, content).set("Idempotency-Key", "file-1");
    const first = await send();
    const before = await listStoredFiles();
    const again = await send();
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
    expect(again.body).toEqual(first.body);
    expectProblem(await send(buildPdf()), "idempotency_key_reused");
    expect(await listStoredFiles()).toEqual(before);
    expect((await expectConsistent(api, id)).row.documents).toHaveLength(1);
  });

  it("stores each of many concurrent uploads once", async () => {
    const id = await createRollover(api);
    const files = Array.from({ length: 8 }, () => buildPdf(300_000));
    const responses = await Promise.all(files.map((bytes) => upload(id, bytes)));
    expect(responses.map(({ status }) => status)).toEqual(files.map(() => 200));
    const { documents } = (await expectConsistent(api, id)).row;
    expect(documents.map(({ sha256 }) => sha256).sort()).toEqual(files.map(sha256Hex).sort());
  });
});
