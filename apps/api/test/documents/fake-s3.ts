import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const KEY_ID = "AKIATEST";
const SECRET = "secret/with+signs";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Follows the S3 API reference, "Signature Calculations for the Authorization Header: Transferring Payload in a Single
 * Chunk".
 */
function computeSignature(req: IncomingMessage, scope: string, signedHeaders: string): string {
  const [date = "", region = "", service = "", end = ""] = scope.split("/");
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const canonicalRequest = [
    req.method,
    req.url,
    "",
    headers.join(""),
    signedHeaders,
    req.headers["x-amz-content-sha256"],
  ].join("\n");
  const stringToSign = ["AWS4-HMAC-SHA256", req.headers["x-amz-date"], scope, sha256(canonicalRequest)].join(
    "\n",
  );
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), region), service), end);
  return hmac(key, stringToSign).toString("hex");
}

function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, keyId, scope = "", signedHeaders = "", signature] =
    form.exec(req.headers.authorization ?? "") ?? [];
  return (
    keyId === KEY_ID &&
    sha256(body) === req.headers["x-amz-content-sha256"] &&
    ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signedHeaders.split(";").includes(name)) &&
    signature === computeSignature(req, scope, signedHeaders)
  );
}

export async function startFakeS3() {
  const objects = new Map<string, Buffer>();
  /** Headers of each locked object version, oldest first. */
  const locks: { path: string; mode: string; retainUntil: string }[] = [];
  /** While `failureStatus` is set, every response has that status. */
  const state: { failureStatus: number | null } = { failureStatus: null };
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const path = req.url ?? "";
    if (state.failureStatus !== null) res.writeHead(state.failureStatus).end();
    else if (!isSigned(req, body)) res.writeHead(403).end();
    else if (req.method === "PUT" && req.headers["if-none-match"] === "*" && objects.has(path))
      res.writeHead(412).end();
    else if (req.method === "PUT") {
      const { "x-amz-object-lock-mode": mode, "x-amz-object-lock-retain-until-date": retainUntil } =
        req.headers;
      if (mode !== undefined) {
        // S3 requires the MD5 of a locked object.
        const md5 = createHash("md5").update(body).digest("base64");
        if (req.headers["content-md5"] !== md5) return void res.writeHead(400).end();
        locks.push({ path, mode: String(mode), retainUntil: String(retainUntil) });
      }
      objects.set(path, body);
      res.writeHead(200).end();
    } else if (req.method === "DELETE") {
      objects.delete(path);
      res.writeHead(204).end();
    } else {
      const object = objects.get(path);
      res.writeHead(object ? 200 : 404).end(object);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const credentials = `${KEY_ID}:${encodeURIComponent(SECRET)}`;
  return { objects, locks, state, url: `s3://${credentials}@127.0.0.1:${port}/papers/test?tls=false`, stop };
}
