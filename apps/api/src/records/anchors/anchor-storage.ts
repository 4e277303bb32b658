import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { S3Address } from "../../rollovers/documents/storage/documents-url.ts";
import { type S3Body, S3Client, S3StatusError } from "../../rollovers/documents/storage/s3-client.ts";

export interface AnchorStorage {
  /** Path or URL, without credentials. */
  place: string;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  /** SHA-256 in hex. */
  digest(name: string): Promise<string>;
  /** Replaces an existing file. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Copies a local file. @returns false, without replacing the file, if the name is taken */
  add(name: string, path: string): Promise<boolean>;
  close(): void;
}

export class FolderAnchorStorage implements AnchorStorage {
  readonly place: string;

  constructor(folder: string) {
    this.place = folder;
  }

  has(name: string): Promise<boolean> {
    return stat(join(this.place, name)).then(() => true, ignoreMissing(false));
  }

  read(name: string): Promise<Buffer | null> {
    return readFile(join(this.place, name)).catch(ignoreMissing(null));
  }

  async digest(name: string): Promise<string> {
    return (await digestChunks(createReadStream(join(this.place, name)))).sha256;
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.writeAtomically(name, [bytes], rename);
  }

  async add(name: string, path: string): Promise<boolean> {
    try {
      // Unlike `rename`, `link` fails if the file exists.
      await this.writeAtomically(name, createReadStream(path), link);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  }

  close(): void {}

  private async writeAtomically(
    name: string,
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
    publish: (from: string, to: string) => Promise<void>,
  ): Promise<void> {
    // Does not create the folder itself, which could hide a missing mount.
    await stat(this.place);
    const path = join(this.place, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o750 });
    const partPath = `${path}.${randomUUID()}.part`;
    const file = await open(partPath, "wx", 0o640);
    try {
      for await (const chunk of chunks) await file.writeFile(chunk);
      await file.sync();
      await publish(partPath, path);
    } finally {
      await file.close();
      await rm(partPath, { force: true });
    }
  }
}

const DAY_MS = 86_400_000;

/** S3 Object Lock in compliance mode: no account can delete objects or shorten their retention. */
export class BucketAnchorStorage implements AnchorStorage {
  readonly place: string;
  private readonly client: S3Client;
  private readonly retainDays: number;
  private readonly now: () => Date;

  constructor(address: S3Address, { retainDays, now }: { retainDays: number; now: () => Date }) {
    const { host, bucket, prefix } = address;
    this.place = `s3://${[host, bucket, prefix].filter(Boolean).join("/")}`;
    this.client = new S3Client(address);
    this.retainDays = retainDays;
    this.now = now;
  }

  async has(name: string): Promise<boolean> {
    const response = await this.client.send("HEAD", name);
    await this.client.requireStatus(response, [200, 404]);
    return response.statusCode === 200;
  }

  async digest(name: string): Promise<string> {
    const response = await this.client.send("GET", name);
    // `requireStatus` discards the body, so it is only for errors.
    if (response.statusCode !== 200) await this.client.requireStatus(response, []);
    return (await digestChunks(response)).sha256;
  }

  async read(name: string): Promise<Buffer | null> {
    const response = await this.client.send("GET", name);
    if (response.statusCode !== 200) {
      await this.client.requireStatus(response, [404]);
      return null;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.put(name, { ...(await digestChunks([bytes])), open: () => [bytes] }, {});
  }

  async add(name: string, path: string): Promise<boolean> {
    const open = () => createReadStream(path);
    const body = { ...(await digestChunks(open())), open };
    try {
      await this.put(name, body, { "If-None-Match": "*" });
      return true;
    } catch (error) {
      if (error instanceof S3StatusError && error.status === 412) return false;
      throw error;
    }
  }

  close(): void {
    this.client.close();
  }

  private async put(
    name: string,
    { md5, ...body }: S3Body & { md5: string },
    headers: Record<string, string>,
  ): Promise<void> {
    const retainUntil = new Date(this.now().getTime() + this.retainDays * DAY_MS);
    const lockHeaders = {
      "Content-MD5": md5,
      "X-Amz-Object-Lock-Mode": "COMPLIANCE",
      "X-Amz-Object-Lock-Retain-Until-Date": retainUntil.toISOString(),
    };
    const response = await this.client.send("PUT", name, { body, headers: { ...lockHeaders, ...headers } });
    await this.client.requireStatus(response, [200]);
  }
}

/** S3 requires Content-MD5 for locked objects. */
async function digestChunks(chunks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const [sha256, md5] = [createHash("sha256"), createHash("md5")];
  let size = 0;
  for await (const chunk of chunks) {
    sha256.update(chunk);
    md5.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: sha256.digest("hex"), md5: md5.digest("base64") };
}

function ignoreMissing<T>(value: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
