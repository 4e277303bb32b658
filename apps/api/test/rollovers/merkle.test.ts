import { hash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { computeRoot, MerkleTree } from "../../src/rollovers/timeline/merkle.ts";

const sha256 = (...parts: (Buffer | string)[]) =>
  hash("sha256", Buffer.concat(parts.map((part) => Buffer.from(part))), "buffer");

/** Computes the Merkle Tree Hash of RFC 9162 §2.1.1. */
function computeExpectedRoot(leaves: readonly string[]): Buffer {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return sha256("\u0000", leaves[0] ?? "");
  const half = 2 ** Math.floor(Math.log2(leaves.length - 1));
  return sha256(
    "\u0001",
    computeExpectedRoot(leaves.slice(0, half)),
    computeExpectedRoot(leaves.slice(half)),
  );
}

const nonEmptyLeaves = fc.array(fc.string(), { minLength: 1, maxLength: 70 });

describe("Merkle tree over timeline heads", () => {
  it("has the root of RFC 9162 for any number of leaves", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 70 }), (all) => {
        const tree = new MerkleTree();
        for (const leaf of all) tree.add(leaf);
        expect(tree.root()).toBe(computeExpectedRoot(all).toString("hex"));
      }),
    );
  });

  it("proves each of its leaves, and no other value, by a short path to the root", () => {
    fc.assert(
      fc.property(nonEmptyLeaves, fc.nat(), fc.string(), (all, position, other) => {
        const leafIndex = position % all.length;
        const tree = new MerkleTree();
        for (const [index, leaf] of all.entries()) tree.add(leaf, index === leafIndex);
        const root = tree.root();
        const target = all[leafIndex] ?? "";
        expect(computeRoot(target, tree.path())).toBe(root);
        expect(tree.path().length).toBeLessThanOrEqual(Math.ceil(Math.log2(all.length)));
        if (other !== target) expect(computeRoot(other, tree.path())).not.toBe(root);
      }),
    );
  });
});
