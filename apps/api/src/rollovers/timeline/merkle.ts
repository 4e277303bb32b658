import { hash } from "node:crypto";

export interface PathStep {
  side: "left" | "right";
  /** 64 hex digits. */
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

export const EMPTY_ROOT = sha256();
export const hashLeaf = (leaf: string) => sha256(LEAF, Buffer.from(leaf));
export const hashNode = (left: Buffer, right: Buffer) => sha256(NODE, left, right);

/** SHA-256 Merkle tree (RFC 9162 §2.1). Stores only the roots of complete subtrees. */
export class MerkleTree {
  private readonly subtrees: Subtree[] = [];
  private readonly steps: PathStep[] = [];

  /** @param isTarget true for the leaf whose steps `path()` should return */
  add(leaf: string, isTarget = false): void {
    this.subtrees.push({ digest: hashLeaf(leaf), leaves: 1, hasTarget: isTarget });
    for (;;) {
      const [left, right] = this.subtrees.slice(-2);
      if (!left || !right || left.leaves !== right.leaves) return;
      this.subtrees.splice(-2, 2, this.join(left, right));
    }
  }

  /** Returns 64 hex digits. Call after adding all leaves. */
  root(): string {
    while (this.subtrees.length > 1) {
      const [left, right] = this.subtrees.splice(-2, 2) as [Subtree, Subtree];
      this.subtrees.push(this.join(left, right));
    }
    return (this.subtrees[0]?.digest ?? EMPTY_ROOT).toString("hex");
  }

  /** Returns the steps from the leaf to the root. Call after `root`. */
  path(): readonly PathStep[] {
    return this.steps;
  }

  private join(left: Subtree, right: Subtree): Subtree {
    if (left.hasTarget) this.steps.push({ side: "right", hash: right.digest.toString("hex") });
    if (right.hasTarget) this.steps.push({ side: "left", hash: left.digest.toString("hex") });
    return {
      digest: hashNode(left.digest, right.digest),
      leaves: left.leaves + right.leaves,
      hasTarget: left.hasTarget || right.hasTarget,
    };
  }
}

export function computeRoot(leaf: string, path: readonly PathStep[]): string {
  let digest = hashLeaf(leaf);
  for (const step of path) {
    const sibling = Buffer.from(step.hash, "hex");
    digest = step.side === "left" ? hashNode(sibling, digest) : hashNode(digest, sibling);
  }
  return digest.toString("hex");
}
