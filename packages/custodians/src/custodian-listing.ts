import type { Environment } from "@svc/keys";
import { applySchemaOrder } from "@svc/service-kit/endpoints";
import type { z } from "zod";
import { ACCOUNT_TYPES, type Custodian, DELIVERY_METHODS } from "./custodian.ts";
import type { CustodianCache } from "./custodian-cache.ts";
import type { CustodianMatch } from "./custodian-match.ts";
import {
  type CustodianView,
  custodianSchema,
  toCustodianView,
  toWidgetCustodianView,
  type WidgetCustodianView,
  widgetCustodianSchema,
} from "./custodian-view.ts";
import type { CustodianDirectory } from "./directory.ts";
import {
  buildPage,
  type CustodianPage,
  type CustodianQuery,
  custodianQuerySchema,
  listCustodians,
} from "./list-custodians.ts";
import { LruCache } from "./lru-cache.ts";

/** Total length of the cached pages of one directory. */
const MAX_CACHED_CHARACTERS = 4_000_000;

interface SerializedPage {
  json: string;
  headers: Record<string, string>;
}

class SerializedPages {
  private readonly cache = new WeakMap<CustodianDirectory, LruCache<SerializedPage>>();

  /** Errors are not cached. */
  get(directory: CustodianDirectory, query: CustodianQuery, serialize: () => SerializedPage): SerializedPage {
    let pages = this.cache.get(directory);
    if (!pages) {
      pages = new LruCache(MAX_CACHED_CHARACTERS, ({ json }) => json.length);
      this.cache.set(directory, pages);
    }
    return pages.get(toCacheKey(query), serialize);
  }
}

/** The length of `q` separates it from the cursor, so that keys are unique. */
function toCacheKey({ limit, cursor, accountType, role, order, q = "" }: CustodianQuery): string {
  const position = cursor === undefined ? "" : `after ${cursor}`;
  return `${limit} ${accountType} ${role} ${order} ${q.length} ${q}${position}`;
}

const WIDGET_EXAMPLE = {
  id: "cus_01m7zh3n1teczbpwq03w6y6ntz",
  object: "custodian",
  environment: "test",
  slug: "test-manual",
  name: "Test: Manual",
  aliases: ["Sandbox"],
  category: "sandbox",
  roles: ["delivering", "receiving"],
  supportedAccountTypes: [...ACCOUNT_TYPES],
  deliveryMethods: [...DELIVERY_METHODS],
  requirements: {
    loa: false,
    medallion: false,
    notarization: false,
    spousalConsent: false,
    wetSignature: false,
  },
  processingDays: { min: 1, max: 5 },
  logoUrl: null,
  website: null,
  verified: false,
  active: true,
  popularRank: null,
  match: { kind: "name", text: "Test: Manual", note: null },
  createdAt: "2026-06-15T12:00:00.000Z",
};

export const EXAMPLE_CUSTODIAN = {
  ...WIDGET_EXAMPLE,
  match: null,
  receiving: {
    payee: "{custodian} FBO {participant}",
    checkAddress: ["Rollover Operations", "1 Sandbox Way", "Springfield, IL 62701"],
    wire: {
      bankName: "Sandbox Bank",
      routingNumber: "110000000",
      beneficiary: "Sandbox Custodians",
      accountNumberMask: "****6789",
      furtherCredit: "{participant}, account {accountNumber}",
    },
    ach: { routingNumber: "110000000", accountNumberMask: "****6789" },
    dtcNumber: "0000",
    requests: {
      address: ["Rollover Operations", "1 Sandbox Way", "Springfield, IL 62701"],
      fax: "202-555-0100",
      email: "rollovers@sandbox.example",
      portal: "https://sandbox.example/rollovers",
    },
    enclosures: [],
  },
};

type ListedPage<View> = Omit<CustodianPage, "items"> & { items: View[] };

interface ListingCall {
  custodians: CustodianCache;
  environment: Environment;
}

/** Creates the list operation of the API or of the widget service, whose items have different fields. */
function createListing<View, Schema extends z.ZodType>(
  view: Schema,
  example: unknown,
  toView: (custodian: Custodian, environment: Environment, match: CustodianMatch | null) => View,
) {
  const toCacheHeaders = ({ maxAgeSeconds }: Pick<CustodianPage, "maxAgeSeconds">) => ({
    // Shared caches must not store the response, because it requires a credential.
    "Cache-Control": `private, max-age=${maxAgeSeconds}`,
  });
  const toViews = (items: CustodianPage["items"], environment: Environment) =>
    items.map(({ custodian, match }) => toView(custodian, environment, match));
  const serialize = (directory: CustodianDirectory, query: CustodianQuery, environment: Environment) => {
    const { items, hasMore, nextCursor, ...page } = buildPage(directory, query);
    const data = toViews(items, environment).map((item) => applySchemaOrder(view, item));
    const json = JSON.stringify({ object: "list", data, hasMore, nextCursor });
    return { json, headers: { ETag: page.etag, ...toCacheHeaders(page) } };
  };
  const pages = new SerializedPages();
  return {
    summary: "Browse and search custodians",
    input: custodianQuerySchema,
    view,
    example: { view: example },
    responses: { 200: "One page of custodians." },
    async run(call: ListingCall, query: CustodianQuery) {
      const page = await listCustodians(call.custodians, query);
      return { ...page, items: toViews(page.items, call.environment) };
    },
    async serializeJson({ custodians, environment }: ListingCall, query: CustodianQuery) {
      const directory = await custodians.get();
      return pages.get(directory, query, () => serialize(directory, query, environment));
    },
    cursor: (_custodian: unknown, index: number, { cursors }: ListedPage<View>) => cursors[index] ?? "",
    etag: ({ etag }: ListedPage<View>) => etag,
    headers: { names: [], toHeaders: (page: ListedPage<View>) => toCacheHeaders(page) },
  };
}

export const custodianListing = createListing<CustodianView, typeof custodianSchema>(
  custodianSchema,
  { ...EXAMPLE_CUSTODIAN, match: WIDGET_EXAMPLE.match },
  toCustodianView,
);

export const widgetCustodianListing = createListing<WidgetCustodianView, typeof widgetCustodianSchema>(
  widgetCustodianSchema,
  WIDGET_EXAMPLE,
  toWidgetCustodianView,
);
