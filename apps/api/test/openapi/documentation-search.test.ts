import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  createSearch,
  type Entry,
  type Search,
} from "../../../../packages/service-kit/browser/scripts/search-index.ts";
import { useTestApi } from "../start-test-api.ts";

/** For each query, one of the pages must be among the first three results. */
const QUERIES: readonly (readonly [query: string, ...pages: string[]])[] = [
  ["api key", "/docs/guides/authentication", "/docs/guides/rotate-a-key", "/docs/reference/listApiKeys"],
  ["cancel rollover", "/docs/guides/amend", "/docs/guides/sandbox", "/docs/reference/executeAction"],
  ["csv export", "/docs/reference/exportRollovers", "/docs/guides/pagination"],
  ["refund", "/docs/reference/returnIncomingFunds", "/docs/guides/receiving-desk"],
  ["sso", "/docs/guides/portal-tour"],
  ["how do i create a rollover", "/docs/guides/first-rollover", "/docs/reference/createRollover"],
  ["rotate key", "/docs/guides/rotate-a-key", "/docs/reference/rotateApiKey"],
  ["webhook signature", "/docs/guides/receive-webhooks"],
  ["retry", "/docs/guides/errors-and-retries"],
  ["idempotency", "/docs/guides/errors-and-retries"],
  ["pagination", "/docs/guides/pagination"],
  ["1099-r", "/docs/guides/year-end", "/docs/reference/exportTaxReport"],
  ["test clock", "/docs/guides/sandbox", "/docs/reference/advanceSandboxClock"],
  ["graphql", "/docs/guides/graphql"],
  ["invite teammate", "/docs/guides/portal-tour"],
  ["rate limit", "/docs/guides/errors-and-retries", "/errors/rate_limited"],
  ["error 409", "/docs/guides/errors-and-retries", "/errors"],
  ["embed widget", "/docs/guides/embed-the-widget"],
  ["openapi", "/docs/reference/getOpenApi"],
  ["postman", "/docs/reference/downloadCollection"],
  ["short payment", "/docs/guides/reconcile-money", "/docs/guides/sandbox"],
  ["lost check", "/docs/guides/sandbox", "/docs/guides/reconcile-money"],
  ["spousal consent", "/docs/guides/plans", "/docs/guides/instructions", "/docs/guides/sandbox"],
  ["second person", "/docs/guides/a-second-person"],
  ["deadline", "/docs/guides/go-live", "/docs/guides/sandbox", "/docs/reference/updateOrganizationSettings"],
  ["delete personal data", "/docs/reference/eraseAccount"],
  ["import excel file", "/docs/guides/from-spreadsheets"],
  ["401k split", "/docs/guides/split-a-401k"],
];

/** Queries that were not used to tune the search. It can fail for up to two of them. */
const HELD_OUT: typeof QUERIES = [
  ["missed webhook events", "/docs/guides/receive-webhooks", "/docs/reference/recoverWebhookEndpoint"],
  ["claude mcp", "/docs/guides/agents"],
  ["participant died", "/docs/guides/amend"],
  ["breaking changes", "/docs/guides/versioning"],
  ["upload bank statement", "/docs/reference/importIncomingFundsFile", "/docs/guides/receiving-desk"],
  ["how to go to production", "/docs/guides/go-live"],
  ["leaked key", "/docs/guides/rotate-a-key", "/docs/reference/reportLeakedKeys"],
  ["find a rollover by ssn", "/docs/reference/searchRollovers"],
  ["docker image", "/docs/guides/deploy-widget-auth"],
  ["sign a letter", "/docs/reference/signLetter", "/docs/guides/instructions"],
  ["60 day rollover", "/docs/guides/tax-facts", "/docs/guides/amend"],
  ["wrong destination account", "/docs/guides/amend"],
  ["change webhook url", "/docs/reference/updateWebhookEndpoint", "/docs/guides/receive-webhooks"],
  ["timeout", "/docs/guides/errors-and-retries"],
  ["how long are events kept", "/docs/reference/listEvents", "/docs/guides/receive-webhooks"],
  [
    "ip allowlist",
    "/errors/ip_not_allowed",
    "/docs/guides/authentication",
    "/docs/guides/go-live",
    "/docs/guides/portal-tour",
  ],
  ["medallion signature", "/docs/guides/instructions", "/docs/guides/plans"],
  ["what is an ak key", "/docs/guides/authentication"],
  ["nigo", "/docs/reference/listNigoCodes", "/docs/guides/instructions"],
  ["print copy b", "/docs/reference/downloadTaxForms", "/docs/guides/year-end"],
  ["bulk create", "/docs/reference/createRollovers", "/docs/guides/from-spreadsheets"],
  ["etag", "/docs/guides/errors-and-retries"],
  ["widget in spanish", "/docs/guides/embed-the-widget"],
  ["bank details of a plan", "/docs/guides/plans", "/docs/reference/createPaymentDetails"],
];

describe("Search of the documentation", () => {
  const api = useTestApi();
  let search: Search;

  beforeAll(async () => {
    const { body } = await api.call("get", "/docs/contents", null).set("Accept", "application/json");
    search = createSearch((body as { entries: Entry[] }).entries);
  });

  const listPages = (query: string) => search(query).map(({ href }) => href.replace(/#.*/, ""));
  const isFound = ([query, ...pages]: (typeof QUERIES)[number]) =>
    listPages(query)
      .slice(0, 3)
      .some((page) => pages.includes(page));

  it.each(QUERIES)("finds a page for %j in the first three results", (query, ...pages) => {
    const found = listPages(query)
      .slice(0, 3)
      .find((page) => pages.includes(page));
    expect({ query, found, first: listPages(query).slice(0, 3) }).toMatchObject({
      found: expect.any(String),
    });
  });

  it("finds pages for most queries that were not used to tune it", () => {
    const missed = HELD_OUT.filter((entry) => !isFound(entry)).map(([query]) => query);
    expect({ missed, isEnough: missed.length <= 2 }).toMatchObject({ isEnough: true });
  });

  it("lists each page once", () => {
    const pages = listPages("webhook");
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("finds an exact name first, and tolerates typos", () => {
    expect(listPages("createRollover")[0]).toBe("/docs/reference/createRollover");
    expect(listPages("idempotncy").slice(0, 3)).toContain("/docs/guides/errors-and-retries");
  });

  it("finds words while they are typed", () => {
    for (const query of ["idempot", "webho", "organizatio"]) expect(listPages(query)).not.toEqual([]);
  });

  it("finds nothing for unknown words, spaces and punctuation", () => {
    for (const query of ["xylophone orchestra", " ", "?!"]) expect(listPages(query)).toEqual([]);
  });
});
