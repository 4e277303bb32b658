import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import fc from "fast-check";
import { STATES } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { ChainKeys } from "../../src/context/chain-keys.ts";
import {
  type ChainHead,
  findChainIssue,
  type SealedInput,
  sealEntry,
  type TimelineEntry,
} from "../../src/rollovers/timeline/timeline-chain.ts";
import { reverseFields } from "../reverse-fields.ts";

const createKey = (letter: string) => createSecretKey(Buffer.alloc(32, letter));
const OLD = { id: UNNAMED_SECRET, key: createKey("k") };
const NEW = { id: "c2", key: createKey("n") };
const KEYS = new ChainKeys([NEW, OLD]);
/** The keys of two writers during a rotation: both have both keys, in opposite orders. */
const ALTERNATING_KEYS = [KEYS, new ChainKeys([OLD, NEW])] as const;
const OTHER_KEYS = new ChainKeys([
  { ...NEW, key: createKey("N") },
  { ...OLD, key: createKey("K") },
]);
const ID = "rol_01h455vb4pex5vsknk084sn02q";

const inputArbitrary: fc.Arbitrary<SealedInput> = fc.record({
  type: fc.constantFrom("rollover.held", "rollover.released"),
  at: fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
  actor: fc.record({
    type: fc.constantFrom("api_key" as const, "timer" as const),
    id: fc.option(fc.string(), { nil: null }),
  }),
  action: fc.option(fc.constantFrom("hold", "release"), { nil: null }),
  fromState: fc.option(fc.constantFrom(...STATES), { nil: null }),
  toState: fc.constantFrom(...STATES),
  reason: fc.option(fc.string({ unit: "grapheme" }), { nil: null }),
  data: fc.dictionary(
    fc.string({ minLength: 1 }),
    fc.oneof(fc.string(), fc.array(fc.string()), fc.boolean()),
    { noNullPrototype: true },
  ),
  requestedBy: fc.option(
    fc.record({ type: fc.constant("api_key" as const), id: fc.string(), approvalId: fc.string() }),
    { nil: null },
  ),
  sealedTexts: fc.option(fc.string(), { nil: null }),
  rowDigest: fc.option(fc.string(), { nil: null }),
});
const inputsArbitrary = fc.array(inputArbitrary, { minLength: 1, maxLength: 6 });

function seal(inputs: readonly SealedInput[]): { entries: TimelineEntry[]; head: ChainHead } {
  let head: ChainHead = { sequence: 0, hash: "" };
  const entries = inputs.map((input, index) => {
    const entry = sealEntry(ALTERNATING_KEYS[index % 2 === 0 ? 0 : 1], ID, { head, input });
    head = entry;
    return entry;
  });
  return { entries, head: { sequence: head.sequence, hash: head.hash } };
}

type SealedField = Exclude<keyof TimelineEntry, "requestId">;
const CHANGES: { [Field in SealedField]: (entry: TimelineEntry) => TimelineEntry[Field] } = {
  rolloverId: (entry) => `${entry.rolloverId}x`,
  sequence: (entry) => entry.sequence + 1,
  type: (entry) => `${entry.type}x`,
  at: (entry) => new Date(entry.at.getTime() + 1),
  actor: (entry) => ({ ...entry.actor, id: `${entry.actor.id ?? ""}x` }),
  action: (entry) => (entry.action === null ? "hold" : null),
  fromState: (entry) => (entry.fromState === null ? "draft" : null),
  toState: (entry) => (entry.toState === "draft" ? "submitted" : "draft"),
  reason: (entry) => (entry.reason === null ? "" : null),
  data: (entry) => ({ ...entry.data, more: "1" }),
  requestedBy: ({ requestedBy }) =>
    requestedBy === null ? { type: "api_key", id: "key_1", approvalId: "apr_1" } : null,
  sealedTexts: (entry) => (entry.sealedTexts === null ? "" : null),
  rowDigest: (entry) => (entry.rowDigest === null ? "" : null),
  keyId: (entry) => (entry.keyId === null ? NEW.id : null),
  prevHash: (entry) => `${entry.prevHash.slice(1)}0a`,
  hash: (entry) => (entry.hash.startsWith("0") ? "1" : "0") + entry.hash.slice(1),
};

describe("The timeline's chain", () => {
  it("is valid for sealed entries, in any order of their fields", () => {
    fc.assert(
      fc.property(inputsArbitrary, (inputs) => {
        const { entries, head } = seal(inputs);
        expect(entries.map((entry) => entry.sequence)).toEqual(entries.map((_entry, index) => index + 1));
        expect(findChainIssue(KEYS, entries, head)).toBeNull();
        expect(findChainIssue(KEYS, reverseFields(entries) as TimelineEntry[], head)).toBeNull();
        expect(findChainIssue(OTHER_KEYS, entries, head)).toMatchObject({ sequence: 1 });
      }),
    );
    expect(findChainIssue(KEYS, [], { sequence: 0, hash: "" })).toBeNull();
  });

  it.each(Object.keys(CHANGES) as SealedField[])("detects a changed %s in any entry", (field) => {
    fc.assert(
      fc.property(inputsArbitrary, fc.nat(), (inputs, at) => {
        const { entries, head } = seal(inputs);
        const changedIndex = at % entries.length;
        const changed = entries.map((entry, index) =>
          index === changedIndex ? { ...entry, [field]: CHANGES[field](entry) } : entry,
        );
        expect(findChainIssue(KEYS, changed, head)?.sequence).toBe(changedIndex + 1);
      }),
    );
  });

  it("ignores the request ID: entries with and without an ID are valid, and have the same seal", () => {
    fc.assert(
      fc.property(inputsArbitrary, (inputs) => {
        const { entries, head } = seal(inputs);
        const withRequestId = seal(inputs.map((input) => ({ ...input, requestId: "req_1" })));
        expect(withRequestId.head).toEqual(head);
        expect(findChainIssue(KEYS, withRequestId.entries, head)).toBeNull();
        expect(withRequestId.entries.every(({ requestId }) => requestId === "req_1")).toBe(true);
        expect(entries.every(({ requestId }) => requestId === null)).toBe(true);
      }),
    );
  });

  it("detects removed, swapped, duplicated or cut-off entries, at their position", () => {
    fc.assert(
      fc.property(inputsArbitrary, fc.nat(), fc.nat(), (inputs, at, other) => {
        const { entries, head } = seal(inputs);
        const [first, second] = [at % entries.length, other % entries.length];
        const removed = entries.filter((_entry, index) => index !== first);
        expect(findChainIssue(KEYS, removed, head)?.sequence).toBe(first + 1);
        expect(findChainIssue(KEYS, entries.slice(0, first), head)?.sequence).toBe(first + 1);
        const doubled = entries.toSpliced(first, 0, entries[first]!);
        expect(findChainIssue(KEYS, doubled, head)?.sequence).toBe(first + 2);
        if (first === second) return;
        const swapped = entries.with(first, entries[second]!).with(second, entries[first]!);
        expect(findChainIssue(KEYS, swapped, head)?.sequence).toBe(Math.min(first, second) + 1);
      }),
    );
  });

  it("detects another history of the same length, and a last entry that does not match the head", () => {
    fc.assert(
      fc.property(inputsArbitrary, inputArbitrary, (inputs, another) => {
        const { entries, head } = seal(inputs);
        const forged = [...entries.slice(0, -1), { ...entries.at(-1)!, hash: "0".repeat(64) }];
        expect(findChainIssue(KEYS, forged, { ...head, hash: "0".repeat(64) })).not.toBeNull();
        // Even with the key, no one can replace the last entry while the head is unchanged.
        const before = entries.at(-2) ?? { sequence: 0, hash: "" };
        const other = { ...another, data: { ...another.data, "another one": true } };
        const rewritten = [...entries.slice(0, -1), sealEntry(KEYS, ID, { head: before, input: other })];
        expect(findChainIssue(KEYS, rewritten, head)).not.toBeNull();
        const longer = [...entries, sealEntry(KEYS, ID, { head, input: another })];
        expect(findChainIssue(KEYS, longer, head)).not.toBeNull();
        expect(findChainIssue(KEYS, entries, { ...head, sequence: head.sequence + 1 })).not.toBeNull();
      }),
    );
  });

  it("rejects an entry that names an unknown key, whatever its seal", () => {
    fc.assert(
      fc.property(inputsArbitrary, fc.nat(), fc.string(), (inputs, at, id) => {
        const { entries, head } = seal(inputs);
        const changedIndex = at % entries.length;
        fc.pre(id !== NEW.id && id !== OLD.id);
        const renamed = entries.map((entry, index) =>
          index === changedIndex ? { ...entry, keyId: id } : entry,
        );
        expect(findChainIssue(KEYS, renamed, head)).toEqual({
          sequence: changedIndex + 1,
          detail: `this entry is sealed with ${id}, which CHAIN_KEY does not contain`,
        });
      }),
    );
  });

  it("cannot be verified past the first entry whose key is missing", () => {
    fc.assert(
      fc.property(fc.array(inputArbitrary, { minLength: 2, maxLength: 6 }), (inputs) => {
        const { entries, head } = seal(inputs);
        expect(findChainIssue(new ChainKeys([NEW]), entries, head)).toEqual({
          // Every second entry is sealed with OLD.
          sequence: 2,
          detail: "this entry is sealed with default, which CHAIN_KEY does not contain",
        });
      }),
    );
  });
});
