import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";

// Signed notes (https://c2sp.org/signed-note) with Ed25519 keys and cosignatures (https://c2sp.org/tlog-cosignature).

/** Algorithm bytes. */
const ED25519 = 1;
const COSIGNATURE = 4;
const KEY_BYTES = 32;
const ID_BYTES = 4;
const SIGNATURE_BYTES = 64;
const TIME_BYTES = 8;
const NAME = /^[^\s+]{1,200}$/;
/** PKCS #8 and SPKI prefixes of 32-byte Ed25519 keys (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

export interface NoteVerifier {
  name: string;
  /** First four bytes of SHA-256 over name, algorithm and public key. */
  id: Buffer;
  algorithm: number;
  key: KeyObject;
}

export interface NoteSigner {
  verifier: NoteVerifier;
  /** `<name>+<ID>+<key>`, the form for verifiers of signed notes. */
  verifierKey: string;
  key: KeyObject;
}

export interface Note {
  /** Ends with a line feed. */
  text: string;
  signatures: readonly NoteSignature[];
}

interface NoteSignature {
  line: string;
  name: string;
  id: Buffer;
  bytes: Buffer;
}

/** @param name such as `history.example.com/live` @throws Error for an invalid name */
export function createSignerKey(name: string): string {
  if (!NAME.test(name))
    throw new Error("the name of a log has up to 200 characters, without spaces and plus signs");
  const { privateKey } = generateKeyPairSync("ed25519");
  const seed = privateKey.export({ format: "der", type: "pkcs8" }).subarray(-KEY_BYTES);
  const { verifier } = toSigner(name, seed);
  const key = Buffer.concat([Buffer.of(ED25519), seed]).toString("base64");
  return `PRIVATE+KEY+${name}+${verifier.id.toString("hex")}+${key}`;
}

/** Parses `PRIVATE+KEY+<name>+<ID>+<key>`. @throws Error that does not contain the key */
export function parseSigner(text: string): NoteSigner {
  const [, name = "", id, encoded = ""] =
    /^PRIVATE\+KEY\+([^\s+]{1,200})\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = decodeKey(encoded);
  if (bytes.length === KEY_BYTES + 1 && bytes[0] === ED25519) {
    const signer = toSigner(name, bytes.subarray(1));
    if (signer.verifier.id.toString("hex") === id) return signer;
  }
  throw new Error("must be a key printed by svc anchors key: PRIVATE+KEY+<name>+<ID>+<key>");
}

/** Parses `<name>+<ID>+<key>` of a log or witness. @throws Error */
export function parseVerifier(text: string): NoteVerifier {
  const [, name = "", id, encoded = ""] = /^([^\s+]{1,200})\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = decodeKey(encoded);
  const algorithm = bytes[0] ?? 0;
  if (bytes.length === KEY_BYTES + 1 && (algorithm === ED25519 || algorithm === COSIGNATURE)) {
    const verifier = toVerifier(name, { algorithm, publicKey: bytes.subarray(1) });
    if (verifier.id.toString("hex") === id) return verifier;
  }
  throw new Error("must be a verifier key: <name>+<ID>+<key>");
}

/** @param text ends with a line feed */
export function signNote({ verifier, key }: NoteSigner, text: string): string {
  const bytes = Buffer.concat([verifier.id, sign(null, Buffer.from(text), key)]);
  return `${text}\n— ${verifier.name} ${bytes.toString("base64")}\n`;
}

/** Does not verify signatures. */
export function parseNote(note: string): Note | null {
  const end = note.lastIndexOf("\n\n");
  if (end < 0 || !note.endsWith("\n")) return null;
  const signatures: NoteSignature[] = [];
  for (const line of note.slice(end + 2, -1).split("\n")) {
    const [, name, encoded = ""] = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
    const bytes = Buffer.from(encoded, "base64");
    if (name === undefined || bytes.length <= ID_BYTES) return null;
    signatures.push({ line, name, id: bytes.subarray(0, ID_BYTES), bytes: bytes.subarray(ID_BYTES) });
  }
  return { text: note.slice(0, end + 1), signatures };
}

/** Finds only a valid signature. */
export function findSignature({ text, signatures }: Note, verifier: NoteVerifier): NoteSignature | null {
  const { name, id, algorithm, key } = verifier;
  const isValid = ({ bytes }: NoteSignature) => {
    if (algorithm === ED25519) return verify(null, Buffer.from(text), key, bytes);
    if (bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return false;
    const message = `cosignature/v1\ntime ${bytes.readBigUInt64BE()}\n${text}`;
    return verify(null, Buffer.from(message), key, bytes.subarray(TIME_BYTES));
  };
  return (
    signatures.find(
      (signature) => signature.name === name && signature.id.equals(id) && isValid(signature),
    ) ?? null
  );
}

/** Returns no bytes for invalid base64, which Buffer would partly decode. */
function decodeKey(encoded: string): Buffer {
  const bytes = Buffer.from(encoded, "base64");
  return bytes.toString("base64") === encoded ? bytes : Buffer.alloc(0);
}

function toSigner(name: string, seed: Buffer): NoteSigner {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-KEY_BYTES);
  const verifier = toVerifier(name, { algorithm: ED25519, publicKey });
  const encoded = Buffer.concat([Buffer.of(ED25519), publicKey]).toString("base64");
  return { verifier, key, verifierKey: `${name}+${verifier.id.toString("hex")}+${encoded}` };
}

function toVerifier(
  name: string,
  { algorithm, publicKey }: { algorithm: number; publicKey: Buffer },
): NoteVerifier {
  const keyed = Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(algorithm), publicKey]);
  const id = hash("sha256", keyed, "buffer").subarray(0, ID_BYTES);
  const key = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: "der", type: "spki" });
  return { name, id, algorithm, key };
}
