import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  ACCOUNT_TYPES,
  CUSTODIAN_ROLES,
  insertMissingCustodians,
  SANDBOX_CUSTODIANS,
  SEED_CUSTODIANS,
} from "@svc/custodians";
import { isId } from "@svc/service-kit";
import { buildKey, useResource } from "@svc/testing";
import fc from "fast-check";
import type { Response } from "supertest";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/custodians";
const DEFAULT_PAGE_SIZE = 20;
const ALL_CUSTODIANS = [...SEED_CUSTODIANS, ...SANDBOX_CUSTODIANS];

interface ListedCustodian {
  id: string;
  slug: string;
  name: string;
  roles: string[];
  supportedAccountTypes: string[];
}

describe("GET /api/widget/custodians", () => {
  const widget = useResource(startTestWidgetAuth);
  let token: string;
  beforeAll(async () => {
    ({ token } = await widget.openSession());
  });

  const list = (query: Record<string, unknown> = {}, credential = token) =>
    widget.call("get", PATH, credential).query(query);
  const getSlugs = (response: Response) => response.body.data.map(({ slug }: ListedCustodian) => slug);
  const readAllPages = async (query: Record<string, unknown>): Promise<ListedCustodian[][]> => {
    const pages: ListedCustodian[][] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const response: Response = await list(cursor ? { ...query, cursor } : query).expect(200);
      pages.push(response.body.data);
      cursor = response.body.nextCursor;
      expect(response.body.hasMore).toBe(cursor !== null);
    }
    return pages;
  };

  it("200 never shows a browser a custodian's payment details, even if the service has them", async () => {
    for (const credential of [token, (await buildKey(widget, "pk")).key]) {
      const { body, text } = await list({ q: "test-instant", limit: 1 }, credential).expect(200);
      expect(body.data[0].slug).toBe("test-instant");
      expect(body.data[0]).not.toHaveProperty("receiving");
      // Parts of its bank details, mailing address and payee.
      expect(text).not.toMatch(/110000000|6789|Sandbox Way|FBO/);
    }
  });

  it("200 returns a list of complete custodians, and nothing else", async () => {
    const response = await list({ q: "empower", limit: 1 }).expect(200);
    expect(Object.keys(response.body).sort()).toEqual(["data", "hasMore", "nextCursor", "object"]);
    expect(response.body.object).toBe("list");
    expect(response.body.data[0]).toEqual({
      id: expect.stringMatching(/^cus_/),
      object: "custodian",
      environment: "test",
      slug: "empower",
      name: expect.any(String),
      aliases: expect.arrayContaining([expect.stringContaining("MassMutual")]),
      category: "recordkeeper",
      roles: expect.any(Array),
      supportedAccountTypes: expect.any(Array),
      deliveryMethods: expect.any(Array),
      requirements: {
        loa: expect.any(Boolean),
        medallion: expect.any(Boolean),
        notarization: expect.any(Boolean),
        spousalConsent: expect.any(Boolean),
        wetSignature: expect.any(Boolean),
      },
      processingDays: { min: expect.any(Number), max: expect.any(Number) },
      logoUrl: null,
      website: expect.any(String),
      verified: false,
      active: true,
      popularRank: expect.any(Number),
      match: { kind: "name", text: "Empower", note: null },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(isId("cus", response.body.data[0].id)).toBe(true);
    expect(response.headers["cache-control"]).toBe("private, max-age=60");
    expect(response.headers.etag).toMatch(/^"[\w-]{43}"$/);
  });

  it("200 explains why a custodian matched", async () => {
    const { body } = await list({ q: "mass mutual" }).expect(200);
    expect(body.data[0]).toMatchObject({
      slug: "empower",
      match: {
        kind: "acquired",
        text: "MassMutual Retirement",
        note: "MassMutual's retirement plans are now at Empower.",
      },
    });
  });

  it("200 returns popular custodians first on request, page by page, all with a null match", async () => {
    const pages = await readAllPages({ order: "popular", limit: 9 });
    const onePage = await list({ order: "popular", limit: 100 }).expect(200);
    expect(pages.flat()).toEqual(onePage.body.data);
    const ranks = onePage.body.data.map(({ popularRank }: { popularRank: number | null }) => popularRank);
    expect(ranks.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(ranks.slice(12))).toEqual(new Set([null]));
    expect(onePage.body.data.every(({ match }: { match: unknown }) => match === null)).toBe(true);
    const [byName, named] = [await list().expect(200), await list({ order: "name" }).expect(200)];
    expect(named.body).toEqual(byName.body);
  });

  it("200 accepts a session token and a pk_ key, in either header, with the same response", async () => {
    const bySession = await list().expect(200);
    const byKey = await list({}, widget.pk.key).expect(200);
    const byHeader = await widget.call("get", PATH, null).set("X-API-Key", widget.pk.key).expect(200);
    expect(byKey.body).toEqual(bySession.body);
    expect(byHeader.body).toEqual(bySession.body);
    expect(bySession.body.data).toHaveLength(DEFAULT_PAGE_SIZE);
  });

  it("200 returns each custodian once over pages of 7", async () => {
    const pages = await readAllPages({ limit: 7 });
    expect(pages.slice(0, -1).every((page) => page.length === 7)).toBe(true);
    const slugs = pages.flat().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect([...slugs].sort()).toEqual(ALL_CUSTODIANS.map(({ slug }) => slug).sort());
    const onePage = await list({ limit: 100 }).expect(200);
    expect(getSlugs(onePage)).toEqual(slugs);
  });

  it("200 returns the same list in pages of any size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 5, max: 100 }),
        fc.record(
          {
            q: fc.constantFrom("trust", "test", "fid", "bank", "no such name"),
            accountType: fc.constantFrom(...ACCOUNT_TYPES),
            role: fc.constantFrom(...CUSTODIAN_ROLES),
          },
          { requiredKeys: [] },
        ),
        async (limit, filter) => {
          const onePage = await list({ ...filter, limit: 100 }).expect(200);
          const paged = (await readAllPages({ ...filter, limit })).flat();
          expect(paged).toEqual(onePage.body.data);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("200 skips and repeats no custodian when others are added between pages, even on another instance", async () => {
    const before = (await readAllPages({ limit: 100 })).flat();
    const first = (await list({ limit: 40 }).expect(200)).body;
    const [template] = SEED_CUSTODIANS;
    if (!template) throw new Error("No seed custodians");
    const added = ["AAA First Trust", "Zzz Last Trust"].map((name) => ({
      ...template,
      name,
      slug: name.toLowerCase().replaceAll(" ", "-"),
    }));
    await insertMissingCustodians(widget.db, added, new Date());
    const secondInstance = await startTestWidgetAuth({ sharedEnvironment: widget });
    try {
      const nextPage = await secondInstance
        .call("get", `${PATH}?limit=100&cursor=${first.nextCursor}`, secondInstance.pk.key)
        .expect(200);
      const slugs = [...first.data, ...nextPage.body.data].map(({ slug }: ListedCustodian) => slug);
      // "AAA First Trust" precedes the position of the cursor.
      expect(slugs).toEqual([...before.map(({ slug }) => slug), "zzz-last-trust"]);
    } finally {
      await secondInstance.stop();
      const slug = { in: added.map((one) => one.slug) };
      await widget.db.prisma.custodian.deleteMany({ where: { slug } });
    }
  });

  it.each(ACCOUNT_TYPES)("200 filters by the account type %s", async (accountType) => {
    const found = (await readAllPages({ accountType, limit: 100 })).flat();
    const expected = ALL_CUSTODIANS.filter((one) => one.supportedAccountTypes.includes(accountType));
    expect(found.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort());
  });

  it.each(CUSTODIAN_ROLES)("200 filters by the role %s", async (role) => {
    const found = (await readAllPages({ role, limit: 100 })).flat();
    const expected = ALL_CUSTODIANS.filter((one) => one.roles.includes(role));
    expect(found.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort());
  });
});
