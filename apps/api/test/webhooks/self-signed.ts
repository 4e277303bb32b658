import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns null if openssl is not installed. */
export function createSelfSignedCertificate(name: string): { key: string; cert: string } | null {
  const folder = mkdtempSync(join(tmpdir(), "svc-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")] as const;
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subjectArgs = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name}`, "-days", "2"];
  try {
    execFileSync("openssl", [...request, ...subjectArgs, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function startTlsReceiver(certificate: { key: string; cert: string }) {
  let requests = 0;
  const server = createServer(certificate, (_req, res) => {
    requests += 1;
    res.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    countRequests: () => requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
