import { describe, expect, it } from "@jest/globals";
import { type IdPrefix, isId } from "@svc/service-kit";
import { encodeCursor } from "@svc/service-kit/lists";
import fc from "fast-check";
import { operationsIn } from "../../src/transport/operations.ts";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { useTestApi } from "../start-test-api.ts";

const BASE32 = [..."0123456789abcdefghjkmnpqrstvwxyz"];

/** Suffixes that `isId` accepts but no UUID version produces. */
const suffixes = fc
  .tuple(
    fc.constantFrom(...BASE32.slice(0, 8)),
    fc.string({ unit: fc.constantFrom(...BASE32), minLength: 25, maxLength: 25 }),
  )
  .map(([first, tail]) => first + tail);

const READS_BY_ID = operationsIn("test").filter(
  ({ rest, id }) => rest.startsWith("GET ") && id !== undefined,
);

const QUERIES: Readonly<Record<string, string>> = { "GET /v1/rollovers/{id}/tax-forms": "?year=2026" };

const LISTS: readonly (readonly [string, IdPrefix])[] = [
  ["rollovers", "rol"],
  ["accounts", "acct"],
  ["api-keys", "key"],
  ["webhook-endpoints", "whe"],
  ["events", "evt"],
];

/** Cursors encode times in up to ten base-36 digits. */
const MAX_CURSOR_TIME = 36 ** 10 - 1;

describe("Well-formed ID that was never assigned", () => {
  const api = useTestApi();

  it.each(READS_BY_ID.map(({ rest, id }) => ({ rest, prefix: id as IdPrefix })))(
    "404 for $rest",
    async ({ rest, prefix }) => {
      const path = `${rest.replace("GET ", "")}${QUERIES[rest] ?? ""}`;
      const expect404 = async (suffix: string) => {
        const id = `${prefix}_${suffix}`;
        expect(isId(prefix, id)).toBe(true);
        expectProblem(await api.call("get", path.replace("{id}", id)), "not_found");
      };
      await fc.assert(fc.asyncProperty(suffixes, expect404), {
        numRuns: 10,
        examples: [["0hv0433g8d68yfb42643e5y3k2"], ["0".repeat(26)], [`7${"z".repeat(25)}`]],
      });
    },
  );

  it("is not_found for GraphQL's webhookDelivery and node", async () => {
    const document = "query Q($id: ID!) { webhookDelivery(id: $id) { id } node(id: $id) { id } }";
    const expectNotFound = async (suffix: string) => {
      const { errors } = await runGraphql(api, document, { id: `whd_${suffix}` }, api.ak.key);
      expect(errors.map(({ extensions }) => extensions.code)).toContain("not_found");
      expect(errors.filter(({ extensions }) => extensions.code !== "not_found")).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(suffixes, expectNotFound), { numRuns: 10 });
  });

  it("is a valid position in a list cursor", async () => {
    const hook = { url: "https://hooks.example.com/in", eventTypes: ["*"] };
    const endpoint = await api.call("post", "/v1/webhook-endpoints").send(hook).expect(201);
    const lists = [...LISTS, [`webhook-endpoints/${endpoint.body.id}/deliveries`, "whd"] as const];
    const times = fc.integer({ min: 0, max: MAX_CURSOR_TIME });
    const expectServed = async (suffix: string, time: number) => {
      for (const [path, prefix] of lists) {
        const cursor = encodeCursor({ createdAt: new Date(time), id: `${prefix}_${suffix}` });
        const { status } = await api.call("get", `/v1/${path}?cursor=${cursor}`);
        expect({ path, status }).toEqual({ path, status: 200 });
      }
    };
    await fc.assert(fc.asyncProperty(suffixes, times, expectServed), {
      numRuns: 8,
      examples: [["0".repeat(26), MAX_CURSOR_TIME]],
    });
  });
});
