import { randomBytes, randomUUID } from "node:crypto";
import { type FileHandle, open, readdir, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "@jest/globals";
import { parseDocumentsUrl } from "../../src/rollovers/documents/storage/documents-url.ts";
import {
  MissingFileError,
  StorageUnavailableError,
} from "../../src/rollovers/documents/storage/file-storage.ts";
import { openStorage } from "../../src/rollovers/documents/storage/open-storage.ts";
import { startFakeS3 } from "./fake-s3.ts";

const NAME = "doc_01h2xcejqtf2nbrexx3vqjhp41";
const CLIENT_GONE = new Error("the client has gone");

async function* streamChunks(bytes: Buffer, { isAborted = false } = {}): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 60_000) yield bytes.subarray(start, start + 60_000);
  if (isAborted) throw CLIENT_GONE;
}

function useStorages() {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  function createDataDir() {
    const dataDir = join(tmpdir(), `svc-files-${randomUUID()}`);
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    return dataDir;
  }
  async function openFolder() {
    const dataDir = createDataDir();
    const { files } = openStorage(undefined, dataDir);
    return { files, dataDir, listFiles: () => readdir(join(dataDir, "documents")), s3: null };
  }
  async function openBucket(changes: { secret?: string } = {}) {
    const dataDir = createDataDir();
    const s3 = await startFakeS3();
    const { files, close } = openStorage({ ...parseDocumentsUrl(s3.url), ...changes }, dataDir);
    closers.push(s3.stop, async () => close());
    return { files, dataDir, listFiles: async () => [...s3.objects.keys()], s3 };
  }
  return { openFolder, openBucket };
}

describe.each(["folder", "bucket"])("File storage in a %s", (kind) => {
  const { openFolder, openBucket } = useStorages();
  const openKind = () => (kind === "folder" ? openFolder() : openBucket());

  it("returns files unchanged until they are removed", async () => {
    const { files, listFiles } = await openKind();
    for (const size of [1, 60_000, 700_000]) {
      const bytes = randomBytes(size);
      await files.put(NAME, streamChunks(bytes));
      expect((await buffer(await files.read(NAME))).equals(bytes)).toBe(true);
      await files.remove(NAME);
      await files.remove(NAME);
      expect(await listFiles()).toEqual([]);
      await expect(files.read(NAME)).rejects.toThrow(MissingFileError);
    }
  });

  it("stores a file completely or not at all", async () => {
    const { files, listFiles, dataDir } = await openKind();
    const abortedUpload = streamChunks(randomBytes(100_000), { isAborted: true });
    await expect(files.put(NAME, abortedUpload)).rejects.toBe(CLIENT_GONE);
    expect(await listFiles()).toEqual([]);
    expect(await readdir(dataDir, { recursive: true })).toEqual([
      kind === "folder" ? "documents" : "uploads",
    ]);
  });

  it("reports that it is unavailable if nothing can be written", async () => {
    const { files, dataDir, s3 } = await openKind();
    if (s3) await s3.stop();
    else await writeFile(dataDir, "no folder");
    await expect(files.put(NAME, streamChunks(randomBytes(10)))).rejects.toThrow(StorageUnavailableError);
    if (s3) await expect(files.read(NAME)).rejects.toThrow(StorageUnavailableError);
    if (s3) await expect(files.remove(NAME)).rejects.toThrow(StorageUnavailableError);
  });
});

describe("Bucket storage", () => {
  const { openBucket } = useStorages();

  it("closes each file exactly once when the bucket is unavailable, and never a file opened later", async () => {
    const { files, s3 } = await openBucket();
    await s3.stop();
    const openFiles: FileHandle[] = [];
    try {
      let hasEnded = false;
      const puts = Array.from({ length: 200 }, () =>
        expect(files.put(NAME, streamChunks(randomBytes(10)))).rejects.toThrow(StorageUnavailableError),
      );
      const ended = Promise.all(puts).finally(() => {
        hasEnded = true;
      });
      while (!hasEnded) openFiles.push(...(await Promise.all([open(devNull), open(devNull), open(devNull)])));
      await ended;
      // Closing a file twice could close one of these, which reused its descriptor.
      for (const file of openFiles) expect((await file.stat()).isCharacterDevice()).toBe(true);
    } finally {
      for (const file of openFiles) await file.close().catch(() => {});
    }
  });

  it.each([403, 500, 503])(
    "is unavailable if the bucket returns %d, and treats nothing as stored or removed",
    async (status) => {
      const { files, s3 } = await openBucket();
      s3.state.failureStatus = status;
      await expect(files.put(NAME, streamChunks(randomBytes(10)))).rejects.toThrow(StorageUnavailableError);
      await expect(files.read(NAME)).rejects.toThrow(StorageUnavailableError);
      await expect(files.remove(NAME)).rejects.toThrow(StorageUnavailableError);
    },
  );

  it("is unavailable with another secret, and stores nothing", async () => {
    const { files, s3 } = await openBucket({ secret: "another" });
    await expect(files.put(NAME, streamChunks(randomBytes(10)))).rejects.toThrow(StorageUnavailableError);
    expect(s3.objects.size).toBe(0);
  });
});

describe("DOCUMENTS_URL", () => {
  it("specifies a bucket, its region and a prefix", () => {
    expect(
      parseDocumentsUrl("s3://AKIA:a%2Fb@s3.eu-central-1.amazonaws.com/papers/live?region=eu-central-1"),
    ).toEqual({
      host: "s3.eu-central-1.amazonaws.com",
      bucket: "papers",
      prefix: "live",
      region: "eu-central-1",
      keyId: "AKIA",
      secret: "a/b",
      isSecure: true,
    });
  });

  it.each([
    "papers",
    "https://AKIA:x@host/papers",
    "s3://host/papers",
    "s3://AKIA@host/papers",
    "s3://AKIA:x@host",
    "s3://AKIA:x@host/UP",
    "s3://AKIA:x@host/papers/..%2f",
    "s3://AKIA:x@host/papers?tls=no",
    "s3://AKIA:x@host/papers?color=red",
  ])("is rejected without being quoted: %s", (text) => {
    expect(() => parseDocumentsUrl(text)).toThrow(/^must be s3:\/\/key:secret@host/);
  });
});
