import { EMPTY_ROOT, hashLeaf, hashNode } from "../../rollovers/timeline/merkle.ts";

// The Merkle tree of RFC 6962 in the files of https://c2sp.org/tlog-tiles. Pure functions.

const TILE_WIDTH = 256;
const MAX_ENTRY_BYTES = 65_535;
const LENGTH_BYTES = 2;

export interface LogFile {
  path: string;
  bytes: Buffer;
}

/** @param leaves hashes of entries */
export function computeTreeRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (leaves.length <= 1) return only ?? EMPTY_ROOT;
  const split = findSplit(leaves.length);
  return hashNode(computeTreeRoot(leaves.slice(0, split)), computeTreeRoot(leaves.slice(split)));
}

/** Proves that the tree of the first `size` leaves is a prefix of the whole tree (RFC 6962 §2.1.2). */
export function proveConsistency(leaves: readonly Buffer[], size: number): Buffer[] {
  return size === 0 || size === leaves.length ? [] : proveSubtree(leaves, size, true);
}

/** @param isRootKnown true if the verifier has the root of the first `size` leaves */
function proveSubtree(leaves: readonly Buffer[], size: number, isRootKnown: boolean): Buffer[] {
  if (size === leaves.length) return isRootKnown ? [] : [computeTreeRoot(leaves)];
  const split = findSplit(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...proveSubtree(left, size, isRootKnown), computeTreeRoot(right)]
    : [...proveSubtree(right, size - split, false), computeTreeRoot(left)];
}

/** Returns the largest power of two less than `size`. */
function findSplit(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Lists tiles and entry bundles that a log of all `entries` has, but a log of its first `size` entries lacks. */
export function listNewFiles(entries: readonly string[], size: number): LogFile[] {
  const files = listTiles(size, entries.length).map((tile) => ({
    path: toTilePath("entries", tile),
    bytes: Buffer.concat(entries.slice(tile.start, tile.start + tile.width).map(encodeEntry)),
  }));
  let hashes: Buffer[] = entries.map(hashLeaf);
  let before = size;
  for (let level = 0; hashes.length > before; level += 1) {
    for (const tile of listTiles(before, hashes.length)) {
      const bytes = Buffer.concat(hashes.slice(tile.start, tile.start + tile.width));
      files.push({ path: toTilePath(String(level), tile), bytes });
    }
    hashes = Array.from({ length: Math.floor(hashes.length / TILE_WIDTH) }, (_, index) =>
      computeTreeRoot(hashes.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH)),
    );
    before = Math.floor(before / TILE_WIDTH);
  }
  return files;
}

export function listBundlePaths(size: number): string[] {
  return listTiles(0, size).map((tile) => toTilePath("entries", tile));
}

/** @returns null if the bundle is damaged */
export function decodeBundle(bytes: Buffer): string[] | null {
  const entries: string[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + LENGTH_BYTES > bytes.length) return null;
    const end = offset + LENGTH_BYTES + bytes.readUInt16BE(offset);
    if (end > bytes.length) return null;
    entries.push(bytes.toString("utf8", offset + LENGTH_BYTES, end));
    offset = end;
  }
  return entries;
}

interface Tile {
  index: number;
  start: number;
  width: number;
}

/** Lists the tiles that change when a level grows. */
function listTiles(before: number, after: number): Tile[] {
  const tiles: Tile[] = [];
  if (after === before) return tiles;
  for (let index = Math.floor(before / TILE_WIDTH); index * TILE_WIDTH < after; index += 1) {
    const start = index * TILE_WIDTH;
    tiles.push({ index, start, width: Math.min(TILE_WIDTH, after - start) });
  }
  return tiles;
}

function toTilePath(level: string, { index, width }: Tile): string {
  const groups = [String(index % 1_000).padStart(3, "0")];
  for (let remaining = Math.floor(index / 1_000); remaining > 0; remaining = Math.floor(remaining / 1_000))
    groups.unshift(`x${String(remaining % 1_000).padStart(3, "0")}`);
  return ["tile", level, ...groups].join("/") + (width === TILE_WIDTH ? "" : `.p/${width}`);
}

function encodeEntry(entry: string): Buffer {
  const bytes = Buffer.from(entry);
  if (bytes.length > MAX_ENTRY_BYTES) throw new Error("the entry is too long for a transparency log");
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

export interface Checkpoint {
  origin: string;
  size: number;
  root: Buffer;
}

export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString("base64")}\n`;
}

/** Ignores extension lines. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin = "", size = "", root = ""] = text.split("\n");
  const bytes = Buffer.from(root, "base64");
  if (origin === "" || !/^(0|[1-9]\d{0,14})$/.test(size) || bytes.length !== 32) return null;
  return { origin, size: Number(size), root: bytes };
}
