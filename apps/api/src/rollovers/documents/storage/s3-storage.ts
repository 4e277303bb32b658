import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from "node:http";
import { request as requestSecure, Agent as SecureAgent } from "node:https";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import aws4 from "aws4";
import type { S3Address } from "./documents-url.ts";
import { type FileStorage, MissingFileError, StorageUnavailableError } from "./file-storage.ts";

const IDLE_TIMEOUT_MS = 10_000;
const EMPTY_SHA256 = createHash("sha256").digest("hex");

interface S3Body {
  size: number;
  sha256: string;
  open(): NodeJS.ReadableStream;
}

/**
 * Uses path-style addresses. S3 requires the size in advance, so `put` first writes a local file, already unlinked so that it
 * disappears after a crash.
 */
export class S3Storage implements FileStorage {
  private readonly address: S3Address;
  private readonly folder: string;
  private readonly agent: PlainAgent;

  constructor(address: S3Address, folder: string) {
    this.address = address;
    this.folder = folder;
    this.agent = new (address.isSecure ? SecureAgent : PlainAgent)({
      keepAlive: true,
      timeout: IDLE_TIMEOUT_MS,
    });
  }

  async put(name: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const file = await this.openUnlinkedFile();
    try {
      const digest = createHash("sha256");
      let size = 0;
      for await (const chunk of bytes) {
        digest.update(chunk);
        await wrapFolderError(file.writeFile(chunk));
        size += chunk.length;
      }
      // The stream closes the file handle. A handle can be closed twice, unlike a raw descriptor.
      const open = () => file.createReadStream({ start: 0 });
      const response = await this.send("PUT", name, { size, sha256: digest.digest("hex"), open });
      await requireStatus(response, [200]);
    } finally {
      await file.close();
    }
  }

  async read(name: string): Promise<AsyncIterable<Buffer>> {
    const response = await this.send("GET", name);
    if (response.statusCode === 200) return response;
    await requireStatus(response, [404]);
    throw new MissingFileError(`no file named ${name}`);
  }

  async remove(name: string): Promise<void> {
    await requireStatus(await this.send("DELETE", name), [200, 204, 404]);
  }

  close(): void {
    this.agent.destroy();
  }

  private async openUnlinkedFile(): Promise<FileHandle> {
    await wrapFolderError(mkdir(this.folder, { recursive: true, mode: 0o700 }));
    const path = join(this.folder, randomUUID());
    const file = await wrapFolderError(open(path, "wx+", 0o600));
    await wrapFolderError(rm(path));
    return file;
  }

  private send(method: string, name: string, body?: S3Body): Promise<IncomingMessage> {
    const { host, bucket, prefix, region, keyId, secret, isSecure } = this.address;
    const signed = aws4.sign(
      {
        host,
        method,
        path: `/${[bucket, prefix, name].filter(Boolean).join("/")}`,
        service: "s3",
        region,
        headers: {
          "X-Amz-Content-Sha256": body?.sha256 ?? EMPTY_SHA256,
          ...(body ? { "Content-Length": body.size, "Content-Type": "application/octet-stream" } : {}),
        },
      },
      { accessKeyId: keyId, secretAccessKey: secret },
    );
    const { hostname, port } = new URL(`http://${host}`);
    const options = { ...signed, host: undefined, hostname, port: port || undefined, agent: this.agent };
    return new Promise((resolve, reject) => {
      const fail = (cause: unknown) =>
        reject(new StorageUnavailableError("the bucket does not respond", { cause }));
      const request = (isSecure ? requestSecure : requestPlain)(
        { ...options, headers: signed.headers as Record<string, string> } as never,
        resolve,
      );
      request.on("error", fail);
      request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy(new Error("the bucket timed out")));
      if (body) pipeline(body.open(), request).catch(fail);
      else request.end();
    });
  }
}

async function requireStatus(response: IncomingMessage, statuses: readonly number[]): Promise<void> {
  response.resume();
  if (statuses.includes(response.statusCode ?? 0)) return;
  throw new StorageUnavailableError(`the bucket responded with status ${response.statusCode}`);
}

async function wrapFolderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new StorageUnavailableError("the folder for incoming files is not available", { cause });
  }
}
