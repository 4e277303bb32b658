#!/usr/bin/env node
// Verifies the transparency log of anchors, and verifies files against the log. Needs only Node's standard library:
//
//   node verify-anchors.mjs --log <folder or URL> --key <verifier key> [--witness <verifier key>]… [--since <checkpoint file>] [file…]
//
// Formats: https://c2sp.org/signed-note, https://c2sp.org/tlog-checkpoint, https://c2sp.org/tlog-tiles and
// https://c2sp.org/tlog-cosignature. Exit codes: 0 verified, 1 not verified, 2 usage error.
import { createHash, createPublicKey, hash, verify } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

class VerificationError extends Error {}
class UsageError extends Error {}

const TILE_WIDTH = 256;
const HASH_BYTES = 32;
// Types of keys in signed notes.
const ED25519 = 1;
const COSIGNATURE = 4;
const TIME_BYTES = 8;
const SIGNATURE_BYTES = 64;
// DER encoding in front of the 32 bytes of an Ed25519 public key.
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

const print = (line) => process.stdout.write(`${line}\n`);
const sha256 = (...parts) => hash("sha256", Buffer.concat(parts), "buffer");
const hashNode = (left, right) => sha256(Buffer.of(1), left, right);
const hashEntry = (entry) => sha256(Buffer.of(0), entry);

function check(condition, message) {
  if (!condition) throw new VerificationError(message);
}

// Signed notes

function parseVerifierKey(text) {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded ?? "", "base64");
  const expectedId = sha256(Buffer.from(`${name}\n`), bytes).subarray(0, 4);
  const isValid =
    bytes.length === 33 && [ED25519, COSIGNATURE].includes(bytes[0]) && expectedId.toString("hex") === id;
  check(isValid, `${text} is not a verifier key`);
  const key = createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, bytes.subarray(1)]),
    format: "der",
    type: "spki",
  });
  return { name, id: expectedId, algorithm: bytes[0], key };
}

function isSignedBy({ text, signatures }, { name, id, algorithm, key }) {
  return signatures.some((signature) => {
    if (signature.name !== name || !signature.id.equals(id)) return false;
    if (algorithm === ED25519) return verify(null, Buffer.from(text), key, signature.bytes);
    if (signature.bytes.length !== TIME_BYTES + SIGNATURE_BYTES) return false;
    const message = `cosignature/v1\ntime ${signature.bytes.readBigUInt64BE()}\n${text}`;
    return verify(null, Buffer.from(message), key, signature.bytes.subarray(TIME_BYTES));
  });
}

function openCheckpoint(note, verifier, witnesses) {
  const end = note.lastIndexOf("\n\n");
  check(end >= 0 && note.endsWith("\n"), "the checkpoint is not a signed note");
  const text = note.slice(0, end + 1);
  const signatures = note
    .slice(end + 2, -1)
    .split("\n")
    .map((line) => {
      const [, name, encoded] = /^— ([^\s+]+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
      const bytes = Buffer.from(encoded ?? "", "base64");
      check(bytes.length > 4, "the checkpoint has a malformed signature");
      return { name, id: bytes.subarray(0, 4), bytes: bytes.subarray(4) };
    });
  const [origin, size, root] = text.split("\n");
  check(isSignedBy({ text, signatures }, verifier), `the checkpoint is not signed by ${verifier.name}`);
  check(origin === verifier.name, `the checkpoint belongs to another log: ${origin}`);
  for (const witness of witnesses)
    check(isSignedBy({ text, signatures }, witness), `the checkpoint is not cosigned by ${witness.name}`);
  const bytes = Buffer.from(root ?? "", "base64");
  check(/^(0|[1-9]\d{0,14})$/.test(size) && bytes.length === HASH_BYTES, "the checkpoint is malformed");
  return { size: Number(size), root: bytes };
}

// Tiles

class Log {
  constructor(location, size) {
    this.location = location;
    this.size = size;
    this.tiles = new Map();
  }

  async read(path) {
    if (!/^https?:/.test(this.location)) return readFile(join(this.location, path));
    const response = await fetch(`${this.location.replace(/\/$/, "")}/${path}`, {
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok)
      throw new VerificationError(`${path}: the server responded with status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  toPath(level, index, width) {
    const groups = [String(index % 1000).padStart(3, "0")];
    for (let remaining = Math.floor(index / 1000); remaining > 0; remaining = Math.floor(remaining / 1000))
      groups.unshift(`x${String(remaining % 1000).padStart(3, "0")}`);
    return `tile/${level}/${groups.join("/")}${width === TILE_WIDTH ? "" : `.p/${width}`}`;
  }

  /** Returns the stored hash of a complete subtree with 256^level leaves. */
  async readTileHash(level, index) {
    const tile = Math.floor(index / TILE_WIDTH);
    const count = Math.floor(this.size / TILE_WIDTH ** level);
    const width = Math.min(TILE_WIDTH, count - tile * TILE_WIDTH);
    const path = this.toPath(level, tile, width);
    if (!this.tiles.has(path)) {
      const bytes = await this.read(path);
      check(bytes.length === width * HASH_BYTES, `${path} has the wrong size`);
      this.tiles.set(path, bytes);
    }
    const start = (index - tile * TILE_WIDTH) * HASH_BYTES;
    return this.tiles.get(path).subarray(start, start + HASH_BYTES);
  }

  /** Each entry follows its length, which has two bytes. */
  async *readEntries() {
    for (let tile = 0; tile * TILE_WIDTH < this.size; tile += 1) {
      const path = this.toPath("entries", tile, Math.min(TILE_WIDTH, this.size - tile * TILE_WIDTH));
      const bytes = await this.read(path);
      let count = 0;
      for (let at = 0; at < bytes.length; count += 1) {
        const end = at + 2 + (at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0);
        check(at + 2 <= bytes.length && end <= bytes.length, `${path} is damaged`);
        yield { index: tile * TILE_WIDTH + count, bytes: bytes.subarray(at + 2, end) };
        at = end;
      }
      check(
        count === Math.min(TILE_WIDTH, this.size - tile * TILE_WIDTH),
        `${path} has the wrong number of entries`,
      );
    }
  }
}

/** Merkle tree of RFC 9162. */
class MerkleTree {
  subtrees = [];

  /** Returns the complete subtrees that end with this leaf, smallest first. The leaf is the first. */
  add(digest) {
    const completed = [{ digest, leaves: 1 }];
    while (this.subtrees.at(-1)?.leaves === completed.at(-1).leaves) {
      const { digest: right, leaves } = completed.at(-1);
      completed.push({ digest: hashNode(this.subtrees.pop().digest, right), leaves: 2 * leaves });
    }
    this.subtrees.push(completed.at(-1));
    return completed;
  }

  computeRoot() {
    if (this.subtrees.length === 0) return sha256();
    return this.subtrees.map(({ digest }) => digest).reduceRight((right, left) => hashNode(left, right));
  }
}

/**
 * Computes the root, and checks each stored tile hash. Returns the recorded files, and the root of the first `earlierSize`
 * entries.
 */
async function readLog(log, earlierSize) {
  const tree = new MerkleTree();
  // Entry indexes by SHA-256 of the file.
  const recorded = new Map();
  let earlierRoot = tree.computeRoot();
  for await (const { index, bytes } of log.readEntries()) {
    for (const { digest, leaves } of tree.add(hashEntry(bytes))) {
      // Tiles store only the hashes of subtrees with 256^level leaves.
      const level = Math.log2(leaves) / Math.log2(TILE_WIDTH);
      if (!Number.isInteger(level)) continue;
      const stored = await log.readTileHash(level, Math.floor(index / leaves));
      check(
        stored.equals(digest),
        level === 0 ? `entry ${index} was changed` : `a tile of level ${level} was changed`,
      );
    }
    if (index + 1 === earlierSize) earlierRoot = tree.computeRoot();
    const entry = parseJson(bytes.toString()) ?? {};
    if (entry.object === "anchored_file") recorded.set(entry.sha256, index);
  }
  return { recorded, root: tree.computeRoot(), earlierRoot };
}

// Files

async function digestFile(file) {
  const digest = createHash("sha256");
  for await (const chunk of createReadStream(file)) digest.update(chunk);
  return digest.digest("hex");
}

const readLines = (file) =>
  createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Number.POSITIVE_INFINITY });

async function readFirst4KiB(file) {
  for await (const chunk of createReadStream(file, { encoding: "utf8", end: 4_095 })) return chunk;
  return "";
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads each chain's last entry from an anchor of the audit log or of timelines. Returns null for other files. */
async function readAnchor(file) {
  const heads = new Map();
  let isFirstLine = true;
  for await (const line of readLines(file)) {
    const json = line.startsWith("{") ? parseJson(line) : null;
    if (isFirstLine && json?.object === "audit_anchor")
      return new Map(json.heads.map(({ chain, sequence, hash }) => [chain, { sequence, hash }]));
    if (isFirstLine && !json) return null;
    isFirstLine = false;
    if (json && json.object !== "timeline_anchor" && json.object !== "timeline_anchor_seal") return null;
    if (json) continue;
    const [id, sequence, hash = ""] = line.split(" ");
    if (id !== "") heads.set(id, { sequence: Number(sequence), hash });
  }
  return heads;
}

const hashFields = (fields) =>
  hash(
    "sha256",
    fields.map((field) => (field === null ? "-" : `${Buffer.byteLength(field)}:${field}`)).join(""),
  );

/** Formats like PostgreSQL's jsonb, with keys sorted by length, then by bytes. */
function formatJsonb(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(formatJsonb).join(", ")}]`;
  const byLength = ([one], [other]) =>
    Buffer.byteLength(one) - Buffer.byteLength(other) || Buffer.compare(Buffer.from(one), Buffer.from(other));
  const fields = Object.entries(value).sort(byLength);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}: ${formatJsonb(field)}`).join(", ")}}`;
}

/**
 * Reads a line of `svc audit export` or `svc archive write`. Verifies the hashes of audit entries. Returns null for other lines.
 */
function toLink(line) {
  if (line.object === "audit_entry" && line.fields) {
    const { chain, sequence, hash, fields } = line;
    check(
      fields[1] === chain && fields[2] === String(sequence),
      `entry ${sequence} of ${chain} is out of place`,
    );
    check(hashFields(fields) === hash, `entry ${sequence} of ${chain} was changed`);
    return { chain, sequence, hash, prevHash: fields.at(-1) };
  }
  if (line.object === "audit_entry") {
    const chain = line.organizationId ?? "deployment";
    const { sequence, actor, prevHash } = line;
    const fields = ["audit/1", chain, String(sequence), actor.type, actor.id, line.action, line.targetId];
    fields.push(
      formatJsonb(line.data),
      line.requestId,
      line.createdAt,
      line.recordedAt,
      line.recordedBy,
      prevHash,
    );
    check(hashFields(fields) === line.hash, `entry ${sequence} of ${chain} was changed`);
    return { chain, sequence, hash: line.hash, prevHash };
  }
  if (line.object !== "timeline_entry") return null;
  const { rolloverId, sequence, prevHash } = JSON.parse(line.sealed);
  return { chain: rolloverId, sequence, hash: line.hash, prevHash };
}

/**
 * Verifies that an export has every entry up to the heads of the anchors. Ignores later entries and other chains. Counts timeline
 * entries as `sealed`: only `CHAIN_KEY` can verify that their contents match their hashes.
 */
async function verifyExport(file, anchors) {
  const chains = new Map();
  let entries = 0;
  let sealed = 0;
  for await (const text of readLines(file)) {
    const line = parseJson(text) ?? {};
    const link = toLink(line);
    if (!link) continue;
    entries += 1;
    if (line.object === "timeline_entry") sealed += 1;
    const previous = chains.get(link.chain) ?? { sequence: 0, hash: "" };
    check(
      link.sequence === previous.sequence + 1 && link.prevHash === previous.hash,
      `entry ${link.sequence} of ${link.chain} does not follow entry ${previous.sequence}`,
    );
    for (const { name, heads } of anchors) {
      const head = heads.get(link.chain);
      const isConsistent = head?.sequence !== link.sequence || head.hash === link.hash;
      check(isConsistent, `entry ${link.sequence} of ${link.chain} differs from ${name}`);
    }
    chains.set(link.chain, link);
  }
  check(entries > 0, "is neither recorded in the log nor an export");
  const isAnchored = [...chains.keys()].some((chain) => anchors.some(({ heads }) => heads.has(chain)));
  check(isAnchored, "is not recorded in the log, and no anchor covers its entries: pass an anchor too");
  let covered = 0;
  for (const [chain, { sequence }] of chains) {
    for (const { name, heads } of anchors)
      check((heads.get(chain)?.sequence ?? 0) <= sequence, `${chain} ends before its entry in ${name}`);
    covered += Math.max(...anchors.map(({ heads }) => heads.get(chain)?.sequence ?? 0));
  }
  return { entries, covered, sealed };
}

/** Verifies that a `svc timeline proof` leads to the root of a recorded anchor. */
async function verifyProof(proof, anchors) {
  let digest = hashEntry(Buffer.from(`${proof.rolloverId} ${proof.sequence} ${proof.hash}`));
  for (const { side, hash } of proof.path) {
    const sibling = Buffer.from(hash, "hex");
    digest = side === "left" ? hashNode(sibling, digest) : hashNode(digest, sibling);
  }
  const matches = anchors.some(({ root }) => root === digest.toString("hex"));
  check(matches, "does not lead to the root of a recorded anchor: pass the anchor too");
}

async function computeAnchorRoot(file) {
  const tree = new MerkleTree();
  for await (const line of readLines(file)) if (!line.startsWith("{")) tree.add(hashEntry(Buffer.from(line)));
  return tree.computeRoot().toString("hex");
}

async function main() {
  const TEXT = { type: "string" };
  const options = { log: TEXT, key: TEXT, since: TEXT, witness: { ...TEXT, multiple: true, default: [] } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (!values.log || !values.key) throw new UsageError("pass --log and --key");
  const verifier = parseVerifierKey(values.key);
  const note = await new Log(values.log, 0).read("checkpoint");
  const checkpoint = openCheckpoint(note.toString(), verifier, values.witness.map(parseVerifierKey));
  const log = new Log(values.log, checkpoint.size);
  print(`The checkpoint of ${verifier.name} is signed: ${checkpoint.size} entries.`);

  const earlier = values.since ? openCheckpoint(await readFile(values.since, "utf8"), verifier, []) : null;
  const { recorded, root, earlierRoot } = await readLog(log, earlier?.size ?? 0);
  check(root.equals(checkpoint.root), "the entries do not match the checkpoint");
  if (earlier) {
    const isExtended = earlier.size <= checkpoint.size && earlierRoot.equals(earlier.root);
    check(isExtended, `the log was forked: it does not extend the checkpoint of ${earlier.size} entries`);
    print(`The log extends the checkpoint of ${earlier.size} entries.`);
  }

  const anchors = [];
  const unrecordedFiles = [];
  for (const file of positionals) {
    const index = recorded.get(await digestFile(file));
    if (index === undefined) {
      unrecordedFiles.push(file);
      continue;
    }
    const heads = await readAnchor(file);
    if (heads) anchors.push({ name: basename(file), heads, root: await computeAnchorRoot(file) });
    print(`${file} is entry ${index} of the log.`);
  }
  for (const file of unrecordedFiles) {
    try {
      const proof = (await readFirst4KiB(file)).includes('"timeline_proof"')
        ? parseJson(await readFile(file, "utf8"))
        : null;
      if (proof?.object === "timeline_proof") {
        await verifyProof(proof, anchors);
        print(`${file}: entry ${proof.sequence} of ${proof.rolloverId} is in a recorded anchor.`);
      } else {
        const { entries, covered, sealed } = await verifyExport(file, anchors);
        print(`${file}: all ${entries} entries are in order and match the anchors, which cover ${covered}.`);
        if (sealed > 0)
          print(`${file}: verifying the contents of ${sealed} timeline entries needs CHAIN_KEY.`);
      }
    } catch (error) {
      if (error instanceof VerificationError) throw new VerificationError(`${file}: ${error.message}`);
      throw error;
    }
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`verify-anchors: ${error.message}\n`);
  process.exitCode = error instanceof UsageError || error.code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
}
