import { readFile } from "node:fs/promises";
import { importProofKey, type ProofKeyPair, type ProofPrivateJwk } from "@svc/client";
import { CliError } from "../exit-codes.ts";
import { requirePrivate } from "./private-file.ts";

/** Reads the private JWK of a bound API key. @throws CliError if other users can read the file, or if it is invalid */
export async function readProofKey(path: string): Promise<ProofPrivateJwk> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CliError(`Cannot read ${path}: ${error.code}.`);
  });
  await requirePrivate(path, "proof key");
  const jwk = parse(text);
  await importKey(jwk, path);
  return jwk;
}

/** @param source for the error message */
export async function importKey(jwk: ProofPrivateJwk, source: string): Promise<ProofKeyPair> {
  try {
    return await importProofKey(jwk);
  } catch {
    throw new CliError(`${source} has no private JWK on P-256 or Ed25519.`);
  }
}

function parse(text: string): ProofPrivateJwk {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {} as ProofPrivateJwk;
  }
}
