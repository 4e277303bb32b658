import { createHash } from "node:crypto";
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from "node:http";
import { request as requestSecure, Agent as SecureAgent } from "node:https";
import { pipeline } from "node:stream/promises";
import aws4 from "aws4";
import type { S3Address } from "./documents-url.ts";
import { StorageUnavailableError } from "./file-storage.ts";

const IDLE_TIMEOUT_MS = 10_000;
const EMPTY_SHA256 = createHash("sha256").digest("hex");

export interface S3Body {
  size: number;
  sha256: string;
  open(): Iterable<Buffer> | NodeJS.ReadableStream;
}

interface S3Input {
  body?: S3Body;
  headers?: Readonly<Record<string, string>>;
}

export class S3StatusError extends StorageUnavailableError {
  readonly status: number;

  constructor(status: number) {
    super(`the bucket responded with status ${status}`);
    this.status = status;
  }
}

/** Uses path-style addresses and Signature Version 4. */
export class S3Client {
  private readonly address: S3Address;
  private readonly agent: PlainAgent;

  constructor(address: S3Address) {
    this.address = address;
    this.agent = new (address.isSecure ? SecureAgent : PlainAgent)({
      keepAlive: true,
      timeout: IDLE_TIMEOUT_MS,
    });
  }

  close(): void {
    this.agent.destroy();
  }

  /** @throws StorageUnavailableError */
  send(method: string, name: string, { body, headers = {} }: S3Input = {}): Promise<IncomingMessage> {
    const { host, bucket, prefix, region, keyId, secret, isSecure } = this.address;
    const signed = aws4.sign(
      {
        host,
        method,
        path: `/${[bucket, prefix, name].filter(Boolean).join("/")}`,
        service: "s3",
        region,
        headers: {
          ...headers,
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

  /** Discards the body. @throws S3StatusError */
  async requireStatus(response: IncomingMessage, statuses: readonly number[]): Promise<void> {
    response.resume();
    const status = response.statusCode ?? 0;
    if (!statuses.includes(status)) throw new S3StatusError(status);
  }
}
