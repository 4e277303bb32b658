import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { type ChainKeys, describeUnknownKey } from "../../context/chain-keys.ts";
import { type AnchorSummary, deriveAnchorKey, exportPublicKey, isAnchorSigned } from "./anchor-signature.ts";
import { MerkleTree, type PathStep } from "./merkle.ts";
import type { ChainHead } from "./timeline-chain.ts";

// An anchor file has a JSON header, a line per rollover with its ID and the sequence and seal of its last entry, and a JSON
// footer with the count, the Merkle root and the signature.

export type AnchoredHead = ChainHead & { rolloverId: string };

class AnchorError extends Error {
  override name = "AnchorError";
}

const headerSchema = z.object({
  object: z.literal("timeline_anchor"),
  version: z.literal(1),
  environment: z.string(),
  takenAt: z.string(),
  /** Absent for the key without an ID. */
  keyId: z.string().optional(),
});
const footerSchema = z.object({
  object: z.literal("timeline_anchor_seal"),
  rollovers: z.number(),
  root: z.string(),
  signature: z.string(),
});
const HEAD_LINE = /^(\S+) (\d{1,10}) ([0-9a-f]{0,64})$/;

/** Returns the head's line, which is also its Merkle leaf. */
export function formatHead({ rolloverId, sequence, hash }: AnchoredHead): string {
  return `${rolloverId} ${sequence} ${hash}`;
}

export interface VerifiedAnchor extends AnchorSummary {
  signature: string;
  /** Ed25519, 32 bytes in base64. */
  publicKey: string;
}

export interface AnchorProof extends AnchoredHead {
  path: readonly PathStep[];
  anchor: VerifiedAnchor;
}

/** @throws AnchorError if the anchor is incomplete, changed, or signed with an unknown key */
export async function verifyAnchor(chainKeys: ChainKeys, file: string): Promise<VerifiedAnchor> {
  return (await readAnchorFile(chainKeys, file, null)).anchor;
}

/** @throws AnchorError for the same reasons as `verifyAnchor`, or if the rollover is not in the anchor */
export async function proveInAnchor(
  chainKeys: ChainKeys,
  file: string,
  rolloverId: string,
): Promise<AnchorProof> {
  const { anchor, target, tree } = await readAnchorFile(chainKeys, file, rolloverId);
  if (!target) throw new AnchorError(`${rolloverId} is not in ${file}.`);
  return { ...target, path: tree.path(), anchor };
}

const BATCH_HEADS = 1_000;

/** Requires an anchor that is already verified. */
export async function* readHeadBatches(file: string): AsyncGenerator<AnchoredHead[]> {
  let heads: AnchoredHead[] = [];
  for await (const line of readLines(file)) {
    const head = toHead(line);
    if (head) heads.push(head);
    if (heads.length < BATCH_HEADS) continue;
    yield heads;
    heads = [];
  }
  yield heads;
}

async function readAnchorFile(chainKeys: ChainKeys, file: string, targetId: string | null) {
  const tree = new MerkleTree();
  let header: z.infer<typeof headerSchema> | null = null;
  let footer: z.infer<typeof footerSchema> | null = null;
  let target: AnchoredHead | null = null;
  let rollovers = 0;
  for await (const line of readLines(file)) {
    if (footer) throw new AnchorError(`${file} has data after its end.`);
    if (!header) {
      header = parse(headerSchema, line);
      if (!header) throw new AnchorError(`${file} is not an anchor file.`);
      continue;
    }
    const head = toHead(line);
    if (head) {
      const isTarget = head.rolloverId === targetId && target === null;
      if (isTarget) target = head;
      tree.add(line, isTarget);
      rollovers += 1;
      continue;
    }
    footer = parse(footerSchema, line);
    if (!footer) throw new AnchorError(`Line ${rollovers + 2} of ${file} is invalid.`);
  }
  if (!header || !footer) throw new AnchorError(`${file} is truncated.`);
  const { environment, takenAt } = header;
  const summary = { environment, takenAt, rollovers, root: tree.root() };
  const key = chainKeys.find(header.keyId ?? null);
  if (!key) throw new AnchorError(`${file} ${describeUnknownKey(header.keyId ?? null)}.`);
  const { publicKey } = deriveAnchorKey(key);
  const isComplete = summary.root === footer.root && rollovers === footer.rollovers;
  if (!isComplete || !isAnchorSigned(publicKey, summary, footer.signature)) {
    throw new AnchorError(`${file} was changed, or was signed with another CHAIN_KEY.`);
  }
  const anchor = { ...summary, signature: footer.signature, publicKey: exportPublicKey(publicKey) };
  return { anchor, target, tree };
}

async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, "utf8");
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new AnchorError(`${file} cannot be read: ${code}.`);
  } finally {
    input.destroy();
  }
}

function toHead(line: string): AnchoredHead | null {
  const [, rolloverId, sequence, hash] = HEAD_LINE.exec(line) ?? [];
  if (rolloverId === undefined || hash === undefined) return null;
  return { rolloverId, sequence: Number(sequence), hash };
}

function parse<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
