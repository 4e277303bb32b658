import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import type { Custodian } from "../src/custodian.ts";
import type { CustodianCache } from "../src/custodian-cache.ts";
import { createCustodianDirectory } from "../src/directory.ts";
import { custodianQuerySchema, listCustodians } from "../src/list-custodians.ts";
import { buildCustodian } from "./build-custodian.ts";

function createCache(read: () => readonly Custodian[]): CustodianCache {
  return { get: async () => createCustodianDirectory(read()) } as unknown as CustodianCache;
}

async function readAllPages(
  custodians: CustodianCache,
  query: { limit: number; q?: string; order?: "name" | "popular" },
  betweenPages: () => void = () => {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await listCustodians(custodians, { ...query, cursor });
    expect(page.items.length).toBeLessThanOrEqual(query.limit);
    expect(page.hasMore).toBe(page.nextCursor !== null);
    // Pages before the last must be full, so that reading ends.
    if (page.hasMore) expect(page.items).toHaveLength(query.limit);
    ids.push(...page.items.map(({ custodian }) => custodian.id));
    if (page.nextCursor === null) return ids;
    cursor = page.nextCursor;
    betweenPages();
  }
}

const buildNamed = (name: string) => buildCustodian({ id: newId("cus"), name });
const nameLists = fc.array(
  fc.constantFrom("Alpha", "Beta", "Beta Trust", "Gamma Trust", "Émile", "zeta", "Trust 1"),
  { maxLength: 40 },
);

describe("listCustodians", () => {
  it("returns every custodian once and in order, for any names, query and limit", async () => {
    await fc.assert(
      fc.asyncProperty(
        nameLists,
        fc.integer({ min: 1, max: 100 }),
        fc.option(fc.constantFrom("trust", "bet", "nobody"), { nil: undefined }),
        async (all, limit, q) => {
          const custodians = all.map((name) => buildNamed(name));
          const expected = createCustodianDirectory(custodians).find({ q });
          const query = q === undefined ? { limit } : { limit, q };
          const cache = createCache(() => custodians);
          expect(await readAllPages(cache, query)).toEqual(expected.map(({ id }) => id));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("skips and repeats no existing custodian when others are added between pages", async () => {
    await fc.assert(
      fc.asyncProperty(nameLists, nameLists, fc.integer({ min: 1, max: 10 }), async (start, added, limit) => {
        const all = start.map((name) => buildNamed(name));
        const before = createCustodianDirectory(all)
          .find({})
          .map(({ id }) => id);
        const toAdd = added.map((name) => buildNamed(name));
        const ids = await readAllPages(
          createCache(() => all),
          { limit },
          () => {
            const next = toAdd.pop();
            if (next) all.push(next);
          },
        );
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => before.includes(id))).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it("skips and repeats nothing when the last custodian shown is deactivated between pages", async () => {
    const [first, second, ...others] = ["A", "B", "C", "D", "E"].map((name) => buildNamed(name));
    if (!first || !second) throw new Error("Fewer than two custodians");
    const all = [first, second, ...others];
    const cache = createCache(() => all);
    const page = await listCustodians(cache, { limit: 2 });
    second.active = false;
    const nextPage = await listCustodians(cache, { limit: 10, cursor: page.nextCursor ?? "" });
    const ids = nextPage.items.map(({ custodian }) => custodian.id);
    expect(ids).toEqual(others.map(({ id }) => id));
    expect(nextPage.hasMore).toBe(false);
  });

  it("ends when everything after the cursor is gone", async () => {
    const all = ["A", "B", "C"].map((name) => buildNamed(name));
    const cache = createCache(() => all);
    const { nextCursor } = await listCustodians(cache, { limit: 2 });
    all.length = 0;
    expect(await listCustodians(cache, { limit: 2, cursor: nextCursor ?? "" })).toMatchObject({
      items: [],
      hasMore: false,
      cursors: [],
      nextCursor: null,
    });
  });

  it("rejects any malformed cursor with invalid_request", async () => {
    const all = ["A", "B", "C"].map((name) => buildNamed(name));
    const cache = createCache(() => all);
    const { nextCursor } = await listCustodians(cache, { limit: 1 });
    const firstCursor = nextCursor ?? "";
    const altered = fc
      .tuple(fc.nat({ max: firstCursor.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }))
      .map(([at, character]) => firstCursor.slice(0, at) + character + firstCursor.slice(at + 1));
    const cutShort = fc.nat({ max: firstCursor.length - 1 }).map((length) => firstCursor.slice(0, length));
    const encoded = fc.string({ unit: anyCharacter }).map((text) => Buffer.from(text).toString("base64url"));
    await fc.assert(
      fc.asyncProperty(fc.oneof(altered, cutShort, encoded, fc.string()), async (cursor) => {
        fc.pre(cursor !== firstCursor);
        const result: unknown = await listCustodians(cache, { limit: 1, cursor }).then(
          // A changed cursor can be valid for another position.
          (page) => page,
          (thrown: unknown) => thrown,
        );
        if (!(result instanceof Problem)) {
          const decoded = Buffer.from(cursor, "base64url").toString();
          expect(decoded).toMatch(/^\d{1,6}\.cus_[0-9a-z]{26}$/);
          expect(Buffer.from(decoded).toString("base64url")).toBe(cursor);
          return;
        }
        expect(result.code).toBe("invalid_request");
        expect(result.errors).toEqual([{ parameter: "cursor", detail: expect.any(String) }]);
      }),
      { numRuns: 300 },
    );
  });
});

describe("custodianQuerySchema", () => {
  it("defaults to a limit of 20", () => expect(custodianQuerySchema.parse({})).toEqual({ limit: 20 }));
});
