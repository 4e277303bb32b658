import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { applySchemaOrder } from "@svc/service-kit/endpoints";
import fc from "fast-check";
import { ACCOUNT_TYPES, CUSTODIAN_ROLES } from "../src/custodian.ts";
import type { CustodianCache } from "../src/custodian-cache.ts";
import { custodianListing, widgetCustodianListing } from "../src/custodian-listing.ts";
import { CUSTODIAN_ORDERS, type CustodianDirectory, createCustodianDirectory } from "../src/directory.ts";
import type { CustodianQuery } from "../src/list-custodians.ts";
import { buildCustodian } from "./build-custodian.ts";

const NAMES = ["Alpha", "Beta", "Beta Trust", "Gamma Trust", 'Émile "&" Söhne', "zeta", "Trust 1", "🏦 Bank"];
const custodians = NAMES.flatMap((name) =>
  [0, 1, 2].map((variant) =>
    buildCustodian({
      id: newId("cus"),
      name: `${name} ${variant}`,
      aliases: [name],
      popularRank: variant === 1 ? name.length : null,
      roles: variant === 1 ? [...CUSTODIAN_ROLES] : CUSTODIAN_ROLES.slice(1),
      supportedAccountTypes: ACCOUNT_TYPES.slice(variant),
    }),
  ),
);

const buildCall = (directory: CustodianDirectory) => ({
  custodians: { get: async () => directory } as unknown as CustodianCache,
  environment: "test" as const,
});

/** Some searches imitate parts of a cache key, such as a line break. */
const queries = fc.record(
  {
    limit: fc.integer({ min: 1, max: 100 }),
    q: fc.constantFrom("", " ", "trust", "bet", "Bet", "emile", "nobody", "\n1 undefined"),
    accountType: fc.constantFrom(...ACCOUNT_TYPES),
    role: fc.constantFrom(...CUSTODIAN_ROLES),
    order: fc.constantFrom(...CUSTODIAN_ORDERS),
  },
  { requiredKeys: ["limit"] },
);

type Listing = typeof widgetCustodianListing;

describe.each<[string, Listing]>([
  ["the API's list", custodianListing as unknown as Listing],
  ["the widget service's list", widgetCustodianListing],
])("%s, serialized", (_name, listing) => {
  const directory = createCustodianDirectory(custodians);
  const call = buildCall(directory);

  async function buildExpected(query: CustodianQuery) {
    const page = await listing.run(call, query);
    const { items, hasMore, nextCursor } = page;
    return {
      json: JSON.stringify({
        object: "list",
        data: items.map((item) => applySchemaOrder(listing.view, item)),
        hasMore,
        nextCursor,
      }),
      headers: { ETag: listing.etag(page), ...listing.headers.toHeaders(page) },
    };
  }

  it("matches its view on every page, on the first read and on later ones", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        for (let cursor: string | undefined, more = true; more; ) {
          const pageQuery = { ...query, ...(cursor === undefined ? {} : { cursor }) };
          const expected = await buildExpected(pageQuery);
          expect(await listing.serializeJson(call, pageQuery)).toEqual(expected);
          expect(await listing.serializeJson(call, pageQuery)).toEqual(expected);
          ({ hasMore: more, nextCursor: cursor } = JSON.parse(expected.json));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("is serialized once per directory", async () => {
    const first = await listing.serializeJson(call, { limit: 5, q: "once" });
    expect(await listing.serializeJson(call, { limit: 5, q: "once" })).toBe(first);
    const laterCall = buildCall(createCustodianDirectory(custodians.slice(1)));
    const second = await listing.serializeJson(laterCall, { limit: 5, q: "once" });
    expect(second.headers.ETag).not.toBe(first.headers.ETag);
    expect(await listing.serializeJson(laterCall, { limit: 5, q: "once" })).toBe(second);
  });

  it("rejects a cursor that no list returned, even one that reads like another cache key", async () => {
    const { nextCursor } = await listing.run(call, { limit: 1 });
    const cursor = String(nextCursor);
    await listing.serializeJson(call, { limit: 1, q: "b", cursor });
    for (const query of [
      { limit: 1, cursor: `b${cursor}` },
      { limit: 1, q: "", cursor: `b${cursor}` },
      { limit: 1, cursor: `undefined undefined 1 b${cursor}` },
    ]) {
      const page = Promise.resolve(listing.serializeJson(call, query));
      await expect(page).rejects.toMatchObject({ code: "invalid_request" });
    }
  });
});
