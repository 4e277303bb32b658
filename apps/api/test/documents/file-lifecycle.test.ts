import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { createLogger } from "@svc/service-kit";
import { TestClock } from "@svc/testing";
import { cleanFiles } from "../../src/rollovers/documents/remove-files.ts";
import { FolderStorage } from "../../src/rollovers/documents/storage/folder-storage.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, NOW, runActions } from "../workflow/rollover-steps.ts";
import { buildPdf } from "./files.ts";

const HOUR_MS = 60 * 60_000;

describe("File lifecycle", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const getFolder = () => join(api.env.DATA_DIR ?? "", "documents");
  const buildContext = (files = new FolderStorage(getFolder()), at = Date.parse(NOW)) => ({
    db: api.db,
    clock: { now: () => new Date(at) },
    log: createLogger("test", "silent", { redact: (text) => text }),
    files,
  });
  const send = (id: string) =>
    api
      .call("post", `/v1/rollovers/${id}/documents`)
      .field("type", "loa")
      .attach("file", buildPdf(), "a.pdf");
  const upload = async (id: string): Promise<string> => (await send(id).expect(200)).body.documents.at(-1).id;
  const download = (id: string) => api.call("get", `/v1/documents/${id}/file`).responseType("blob");
  const findRow = (id: string) => api.db.prisma.documentFile.findUnique({ where: { id } });

  it("ends with the account: the file is unreadable immediately, and its bytes are removed", async () => {
    const rolloverId = await createRollover(api);
    const id = await upload(rolloverId);
    const otherId = await upload(await createRollover(api));
    await runActions(api, rolloverId, ["cancel", { reason: "No more." }]);
    const { body } = await api.call("get", `/v1/rollovers/${rolloverId}`);
    await api.call("delete", `/v1/accounts/${body.accountId}`).expect(200);
    expectProblem(await api.call("get", `/v1/documents/${id}/file`), "not_found");
    expect(await findRow(id)).toMatchObject({ status: "leaving", fileKeyCiphertext: "" });
    const shown = await api.call("get", `/v1/rollovers/${rolloverId}`);
    expect(shown.body.documents).toMatchObject([{ id, name: "erased", file: null }]);
    const failingStorage = new FolderStorage(getFolder());
    failingStorage.remove = () => Promise.reject(new Error("unavailable"));
    await cleanFiles(buildContext(failingStorage));
    expect(await readdir(getFolder())).toContain(id);
    await cleanFiles(buildContext());
    expect(await readdir(getFolder())).not.toContain(id);
    expect(await findRow(id)).toBeNull();
    expect((await download(otherId)).status).toBe(200);
  });

  it("removes an unfinished upload of a killed process after an hour", async () => {
    const rolloverId = await createRollover(api);
    const uploaded = await upload(rolloverId);
    const id = "doc_01h2xcejqtf2nbrexx3vqjhp41";
    const { organizationId } = api.ak;
    const uploading = { status: "uploading", fileKeyCiphertext: "d2.none", createdAt: new Date(NOW) };
    await api.db.prisma.documentFile.create({ data: { id, organizationId, rolloverId, ...uploading } });
    await writeFile(join(getFolder(), `${id}.part`), "half");
    await cleanFiles(buildContext());
    expect(await readdir(getFolder())).toContain(`${id}.part`);
    await cleanFiles(buildContext(new FolderStorage(getFolder()), Date.parse(NOW) + HOUR_MS + 1));
    expect(await readdir(getFolder())).not.toContain(`${id}.part`);
    expect(await findRow(id)).toBeNull();
    expect((await download(uploaded)).status).toBe(200);
  });

  it("503 if the storage is unavailable, and no partial file remains", async () => {
    const rolloverId = await createRollover(api);
    await rm(getFolder(), { recursive: true, force: true });
    await writeFile(getFolder(), "no folder");
    expectProblem(await send(rolloverId), "dependency_unavailable");
    // The key is erased; the bytes are removed when the storage returns.
    const listRows = () => api.db.prisma.documentFile.findMany({ where: { rolloverId } });
    expect(await listRows()).toMatchObject([{ status: "leaving", fileKeyCiphertext: "" }]);
    await rm(getFolder());
    await cleanFiles(buildContext());
    expect(await listRows()).toEqual([]);
    await upload(rolloverId);
  });

  it("does not return a file whose bytes are altered, truncated or missing", async () => {
    const rolloverId = await createRollover(api);
    const [changed, cut, removed] = [
      await upload(rolloverId),
      await upload(rolloverId),
      await upload(rolloverId),
    ];
    const otherId = await upload(rolloverId);
    await writeFile(join(getFolder(), changed), Buffer.alloc(300, 1));
    await truncate(join(getFolder(), cut), 100);
    await rm(join(getFolder(), removed));
    for (const id of [changed, cut, removed])
      expectProblem(await api.call("get", `/v1/documents/${id}/file`), "internal_error");
    expect((await download(otherId)).status).toBe(200);
  });
});
