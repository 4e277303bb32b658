import { readFile, stat } from "node:fs/promises";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { importProofKey, type ProofKeyPair } from "@svc/client";
import { readSettings } from "./config.ts";
import { createClient, createServer } from "./create-server.ts";
import { startHttp } from "./http/start-http.ts";

const OTHER_USERS_BITS = 0o077;
/** Has the right format, to check the other settings. */
const PLACEHOLDER_KEY = `svc_test_ak_${"0".repeat(49)}`;

// Standard output is the protocol's channel.
const log = (line: string) => process.stderr.write(`svc-mcp: ${line}\n`);

const { http, apiKey, proofKeyFile, ...settings } = readSettings(process.argv.slice(2));
try {
  // Fails before the first request if the key or the URL is unusable.
  createClient(http ? PLACEHOLDER_KEY : apiKey, settings);
  if (http) {
    const { url, stop } = await startHttp({ ...settings, log }, http);
    log(`listening at ${url}`);
    onSignal(stop);
  } else {
    const proofKey = proofKeyFile === "" ? undefined : await readProofKey(proofKeyFile);
    const { close } = serveStdio(() =>
      createServer(apiKey, { ...settings, ...(proofKey && { proofKey }), log }),
    );
    onSignal(close);
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function readProofKey(file: string): Promise<ProofKeyPair> {
  const { mode } = await stat(file);
  if (process.platform !== "win32" && (mode & OTHER_USERS_BITS) !== 0)
    throw new Error(`Other users can read your proof key in ${file}. Run: chmod 600 ${file}`);
  const text = await readFile(file, "utf8");
  try {
    return await importProofKey(JSON.parse(text));
  } catch (error) {
    throw new Error(`SVC_PROOF_KEY_FILE: ${file} has no private JWK on P-256 or Ed25519.`, { cause: error });
  }
}

function onSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}
