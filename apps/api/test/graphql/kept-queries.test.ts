import { describe, expect, it } from "@jest/globals";
import { type OperationDefinitionNode, parse } from "graphql";
import { KeptQueries } from "../../src/transport/graphql/kept/kept-queries.ts";
import { keptWeight } from "../../src/transport/graphql/kept/kept-weight.ts";
import { weighing } from "../../src/transport/graphql/limits/query-cost.ts";
import { fieldCosts, graphqlSchema, linksIn } from "../../src/transport/graphql/schema.ts";

const schema = graphqlSchema("test");
const costs = fieldCosts("test");
const weigh = weighing(schema, costs);

describe("queries that are kept", () => {
  const make = () => {
    const kept = new KeptQueries(schema, weigh, costs, linksIn("test"));
    const keep = (text: string) => kept.keep(text, parse(text));
    return { kept, keep };
  };

  it("are bounded by their number, and by their length together", () => {
    const { kept, keep } = make();
    const texts = Array.from({ length: 1_200 }, (_, index) => `{ a${index}: __typename }`);
    for (const text of texts) keep(text);
    expect(texts.filter((text) => kept.find(text, undefined))).toEqual(texts.slice(-500));
    const long = Array.from(
      { length: 60 },
      (_, index) => `{ b${index}: __typename } # ${"x".repeat(10_000)}`,
    );
    for (const text of long) keep(text);
    const found = long.filter((text) => kept.find(text, undefined));
    expect(found).toEqual(long.slice(-found.length));
    expect(found.join("").length).toBeLessThanOrEqual(256 * 1024);
    expect(found.length).toBeGreaterThan(20);
    expect(texts.filter((text) => kept.find(text, undefined))).toEqual([]);
  });

  it("go in the order in which they were asked last", () => {
    const { kept, keep } = make();
    keep("{ first: __typename }");
    for (let index = 0; index < 499; index += 1) keep(`{ a${index}: __typename }`);
    kept.find("{ first: __typename }", undefined);
    keep("{ last: __typename }");
    expect(kept.find("{ first: __typename }", undefined)).not.toBeNull();
    expect(kept.find("{ a0: __typename }", undefined)).toBeNull();
  });

  it("are neither mutations nor documents of any length", () => {
    const { kept, keep } = make();
    const long = `{ __typename } # ${"x".repeat(17_000)}`;
    const mutation =
      "mutation A { advanceSandboxClock(input: {days: 1}) { clock { now } } } query B { __typename }";
    for (const text of [long, mutation]) keep(text);
    expect(kept.find(long, undefined)).toBeNull();
    expect([undefined, "A", "B"].map((name) => kept.find(mutation, name) !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("a weight that is kept", () => {
  const LISTS = [
    "query ($n: Int) { rollovers(first: $n) { edges { node { id } } } }",
    "query ($n: Int = 7) { rollovers(first: $n) { edges { node { id state } } } }",
    "query ($n: Int, $m: Int) { rollovers(first: $n) { edges { node { timeline(first: $m) { edges { cursor } } } } } }",
    "query ($n: Int) { ...A rollovers { edges { cursor } } } fragment A on Query { accounts(first: $n) { edges { cursor } } }",
    "{ rollovers(first: 30) { edges { node { id } } } }",
    `{ ${[...costs.answeredLengths.keys()].join(" ")} rollovers { edges { cursor } } }`,
  ];
  const VALUES = [undefined, null, 0, 1, 5, 20, 100, 101, -1, 1.5, "20", [1, 2, 3], { first: 9 }, Number.NaN];

  it.each(LISTS)("is what is weighed anew, whatever the variables: %s", (text) => {
    const document = parse(text);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const weightOf = keptWeight(weigh, document, operation, costs.answeredLengths);
    for (let round = 0; round < 2; round += 1) {
      for (const n of VALUES) {
        for (const m of [undefined, 2, 50]) {
          const variables = { n, m, list: Array.from({ length: m ?? 1 }) };
          expect(weightOf(variables)).toEqual(weigh(document, operation, variables));
        }
      }
    }
  });
});
