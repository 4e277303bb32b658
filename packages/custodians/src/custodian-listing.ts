import type { Environment } from "@svc/keys";
import type { z } from "zod";
import type { CustodianCache } from "./custodian-cache.ts";
import { type CustodianView, custodianSchema, toCustodianView } from "./custodian-view.ts";
import { type CustodianPage, custodianQuerySchema, listCustodians } from "./list-custodians.ts";

/** A custodian as the documents of both services show it. */
export const EXAMPLE_CUSTODIAN = {
  id: "cus_01m7zh3n1teczbpwq03w6y6ntz",
  object: "custodian",
  environment: "test",
  slug: "test-manual",
  name: "Test: Manual",
  aliases: ["Sandbox"],
  category: "sandbox",
  roles: ["delivering", "receiving"],
  supportedAccountTypes: [
    "roth_ira",
    "traditional_ira",
    "simple_ira",
    "sep_ira",
    "governmental_457b",
    "qualified_plan",
    "403b",
    "designated_roth",
  ],
  deliveryMethods: ["check", "wire", "ach", "acats", "internal"],
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
  createdAt: "2026-06-15T12:00:00.000Z",
};

/** A page of them, as they are shown. */
type Listed = Omit<CustodianPage, "items"> & { items: CustodianView[] };

/** What both services declare of their list of custodians. They differ in who may ask, and where. */
export const custodianListing = {
  summary: "Browse and search custodians",
  input: custodianQuerySchema,
  view: custodianSchema,
  example: { view: EXAMPLE_CUSTODIAN },
  answers: { 200: "One page of custodians." },
  async run(
    call: { custodians: CustodianCache; environment: Environment },
    query: z.output<typeof custodianQuerySchema>,
  ) {
    const page = await listCustodians(call.custodians, query);
    return { ...page, items: page.items.map((one) => toCustodianView(one, call.environment)) };
  },
  cursor: (_custodian: unknown, index: number, { cursors }: Listed) => cursors[index] ?? "",
  etag: ({ etag }: Listed) => etag,
  // No shared cache may keep it: it was given to a credential.
  headers: {
    names: [],
    of: ({ maxAgeSeconds }: Listed) => ({
      "Cache-Control": `private, max-age=${maxAgeSeconds}`,
    }),
  },
};
