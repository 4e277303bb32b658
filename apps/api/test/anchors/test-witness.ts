import { generateKeyPairSync, hash, type KeyObject, sign } from "node:crypto";
import { type NoteVerifier, parseVerifier } from "../../src/records/anchors/signed-note.ts";

/** The first byte of a witness's encoded key: the type for cosignatures. */
const COSIGNATURE_TYPE = 4;
const COSIGNED_AT_SECONDS = 1_780_000_000;

interface TestWitness {
  key: KeyObject;
  verifierKey: string;
  verifier: NoteVerifier;
}

/** Creates a witness with a key in the format of https://c2sp.org/tlog-cosignature. */
export function createWitness(name: string): TestWitness {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const typedKey = Buffer.concat([
    Buffer.of(COSIGNATURE_TYPE),
    publicKey.export({ format: "der", type: "spki" }).subarray(-32),
  ]);
  const id = hash("sha256", Buffer.concat([Buffer.from(`${name}\n`), typedKey]), "hex").slice(0, 8);
  const verifierKey = `${name}+${id}+${typedKey.toString("base64")}`;
  return { key: privateKey, verifierKey, verifier: parseVerifier(verifierKey) };
}

export function cosign({ key, verifier }: TestWitness, checkpoint: string): string {
  const text = checkpoint.slice(0, checkpoint.indexOf("\n\n") + 1);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(COSIGNED_AT_SECONDS));
  const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${COSIGNED_AT_SECONDS}\n${text}`), key);
  return `— ${verifier.name} ${Buffer.concat([verifier.id, time, signature]).toString("base64")}\n`;
}
