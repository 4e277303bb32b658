import {
  custodianQuerySchema,
  custodianSchema,
  listCustodians as readPage,
  toCustodianView,
} from "@svc/custodians";
import { list } from "../../declare.ts";

export const listCustodians = list({
  name: "listCustodians",
  summary: "Browse and search custodians",
  credentials: ["session", "pk"],
  scope: "widget:custodians",
  input: custodianQuerySchema,
  view: custodianSchema,
  example: {
    view: {
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
    },
  },
  answers: { 200: "One page of custodians." },
  errors: ["origin_not_allowed"],
  rest: "GET /api/widget/custodians",
  async run(call, query) {
    const page = await readPage(call.custodians, query);
    return { ...page, items: page.items.map((one) => toCustodianView(one, call.environment)) };
  },
  cursor: (_custodian, index, { cursors }) => cursors[index] ?? "",
  etag: ({ etag }) => etag,
  // No shared cache may keep it: it was given to a credential.
  headers: {
    names: [],
    of: ({ maxAgeSeconds }) => ({ "Cache-Control": `private, max-age=${maxAgeSeconds}` }),
  },
});
