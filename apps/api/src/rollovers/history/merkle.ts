import { hash } from "node:crypto";

/** A neighbour on the way from a leaf to the root, and on which side of it: nearest to the leaf first. */
export interface PathStep {
  side: "left" | "right";
  /** 64 hexadecimal digits. */
  hash: string;
}

interface Subtree {
  digest: Buffer;
  leaves: number;
  hasTarget: boolean;
}

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);
const sha256 = (...parts: Buffer[]) => hash("sha256", Buffer.concat(parts), "buffer");

/**
 * A Merkle tree as RFC 9162 §2.1 has it, of leaves that come one by one: only the roots of whole subtrees are kept, so
 * that millions of leaves take no memory. SHA-256; leaves and nodes are told apart by a byte before them.
 */
export class MerkleTree {
  private readonly subtrees: Subtree[] = [];
  private readonly steps: PathStep[] = [];

  /** @param isTarget whether this is the leaf that `path` is asked for */
  add(leaf: string, isTarget = false): void {
    this.subtrees.push({ digest: sha256(LEAF, Buffer.from(leaf)), leaves: 1, hasTarget: isTarget });
    for (;;) {
      const [left, right] = this.subtrees.slice(-2);
      if (!left || !right || left.leaves !== right.leaves) return;
      this.subtrees.splice(-2, 2, this.join(left, right));
    }
  }

  /** The root of all leaves, as 64 hexadecimal digits, once all have been added; of none the digest of nothing. */
  root(): string {
    while (this.subtrees.length > 1) {
      const [left, right] = this.subtrees.splice(-2, 2) as [Subtree, Subtree];
      this.subtrees.push(this.join(left, right));
    }
    return (this.subtrees[0]?.digest ?? sha256()).toString("hex");
  }

  /** The way from the target to the root, once that has been asked for. */
  path(): readonly PathStep[] {
    return this.steps;
  }

  private join(left: Subtree, right: Subtree): Subtree {
    if (left.hasTarget) this.steps.push({ side: "right", hash: right.digest.toString("hex") });
    if (right.hasTarget) this.steps.push({ side: "left", hash: left.digest.toString("hex") });
    return {
      digest: sha256(NODE, left.digest, right.digest),
      leaves: left.leaves + right.leaves,
      hasTarget: left.hasTarget || right.hasTarget,
    };
  }
}

/** The root that a leaf leads to along a path: whoever has the root needs no more to know that the leaf was there. */
export function rootAlong(leaf: string, path: readonly PathStep[]): string {
  let digest = sha256(LEAF, Buffer.from(leaf));
  for (const step of path) {
    const other = Buffer.from(step.hash, "hex");
    digest = step.side === "left" ? sha256(NODE, other, digest) : sha256(NODE, digest, other);
  }
  return digest.toString("hex");
}
