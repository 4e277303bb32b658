import { makeExecutableSchema } from "@graphql-tools/schema";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { execute, type OperationDefinitionNode, parse, validate } from "graphql";
import type { GraphqlContext } from "../../src/transport/graphql/graphql-context.ts";
import { compileQuery } from "../../src/transport/graphql/kept/written/compile-query.ts";
import { keptWriter } from "../../src/transport/graphql/kept/written/kept-writer.ts";
import type { Link } from "../../src/transport/graphql/links.ts";
import type { Resolver } from "../../src/transport/graphql/resolver.ts";
import { graphqlSchema, linksIn } from "../../src/transport/graphql/schema.ts";
import { documentOf } from "./select-all.ts";

// What is written of a query, held against what graphql-js makes of it. What is not written is left to graphql-js, so that
// no answer may be another; and what is plain is written, or the writer would be of no use.

const TYPES = `
  scalar DateTime
  scalar JSONObject
  enum Kind { LARGE SMALL }
  interface Node { id: ID! }
  type Inner { name: String! code: ID }
  type Thing implements Node {
    id: ID! name: String size: Int! share: Float isOld: Boolean kind: Kind at: DateTime pairs: JSONObject
    tags: [String!]! inner: Inner! more: [Inner] linked: Inner waiting: Inner asked(of: Int): Inner
  }
  type Edge { cursor: String! node: Thing! }
  type Connection { edges: [Edge!]! next: String }
  type Query { things(first: Int = 2, names: [String!]): Connection! thing(id: ID): Thing node: Node }
`;
const LINKS = [
  { on: "Thing", field: "linked", gives: "one", one: () => null },
  { on: "Thing", field: "waiting", gives: "one", many: async () => new Map() },
] as unknown as Link[];

/** What a thing is in memory; each answer is given the one of its test. */
let thing: object = {};
let calls: unknown[] = [];

// As `askedOnce` of the resolvers does.
const once =
  (resolve: Resolver): Resolver =>
  (parent, args, context, info) =>
    context.outcomes?.get(String(info.path.key)) ?? resolve(parent, args, context, info);

const queries: Record<string, Resolver> = {
  things: async (_parent, args) => {
    calls.push(args);
    return {
      edges: [
        { cursor: "c", node: thing },
        { cursor: 'c"\n', node: thing },
      ],
      next: null,
    };
  },
  thing: async (_parent, { id }) => {
    calls.push(id);
    if (id === "none") throw new Error("there is none");
    return thing;
  },
  node: () => thing,
};
const SCHEMA = makeExecutableSchema({
  typeDefs: TYPES,
  resolvers: {
    Query: Object.fromEntries(Object.entries(queries).map(([name, resolve]) => [name, once(resolve)])),
    Thing: {
      linked: (parent) => parent.linkedThing,
      waiting: (parent) => parent.waitingThing,
      asked: () => ({ name: "asked" }),
    },
    Node: { __resolveType: () => "Thing" },
    Kind: { LARGE: "as it is in memory" },
  },
});
const PLAIN = {
  id: "t_1",
  name: 'a "name"\u2028 \ud800',
  size: -3,
  share: 1.5e21,
  isOld: false,
  kind: "as it is in memory",
  at: "2026-01-01T00:00:00.000Z",
  pairs: { a: "b", '"': "\\" },
  tags: ["x", ""],
  inner: { name: "inner", code: null },
  more: [{ name: "one", code: "1" }, null],
  linkedThing: { name: "linked" },
  waitingThing: { name: "waited for" },
};

async function bothWays(text: string, variables: Record<string, unknown> = {}, room = 1_000) {
  const document = parse(text);
  expect(validate(SCHEMA, document)).toEqual([]);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const write = keptWriter(SCHEMA, document, operation, { links: LINKS, room: { fields: room } });
  const context = {} as GraphqlContext;
  calls = [];
  const written = await write(context, variables);
  const callsOfWriter = calls.length;
  const rest = await execute({ schema: SCHEMA, document, contextValue: context, variableValues: variables });
  const [callsTogether, once] = [calls.length, [...calls]];
  calls = [];
  const alone = await execute({ schema: SCHEMA, document, contextValue: {}, variableValues: variables });
  // What the writer leaves is told as if it had never begun; and nothing is asked twice.
  expect(JSON.stringify(rest)).toBe(JSON.stringify(alone));
  expect(once).toEqual(calls);
  expect(callsTogether === callsOfWriter || callsOfWriter === 0).toBe(true);
  return { written, executed: JSON.stringify(alone.data), isFailed: alone.errors !== undefined };
}

const NODES =
  "{ things { edges { node { id name size share isOld kind at pairs tags inner { name code } } } } }";

describe("a query that is written", () => {
  it.each([
    NODES,
    "{ things { edges { cursor node { linked { name } waiting { name code } more { name } } } next } }",
    "{ a: things(first: 1) { next } b: thing(id: 3) { id } __typename }",
    "{ __proto__: thing { toJSON: id constructor: name __typename inner { __typename } } }",
    "query ($n: Int, $s: String!) { things(first: $n, names: [$s]) { next } }",
    "{ things { edges { node { id } } ...A edges { node { name } } } } fragment A on Connection { edges { cursor node { ...B ... on Node { id } } } } fragment B on Thing { size ... on Node { one: id } ... { other: id } }",
    "query ($yes: Boolean!, $no: Boolean = false) { thing @include(if: $yes) { id @skip(if: $no) name @include(if: $no) ...A @skip(if: $yes) } } fragment A on Thing { size }",
    "{ thing { id @skip(if: true) name @include(if: false) } }",
    "{ thing @skip(if: true) { id } }",
  ])("is what graphql-js answers: %s", async (text) => {
    thing = PLAIN;
    for (const no of [undefined, true, false]) {
      const variables = { n: 1, s: "s", yes: true, ...(no === undefined ? {} : { no }) };
      const { written, executed } = await bothWays(text, variables);
      expect(written).toBe(executed);
    }
  });

  it.each([
    ["an interface", "{ node { id } }"],
    ["introspection", '{ __type(name: "Thing") { name } }'],
    ["a link that waits and was not read ahead", "{ thing { waiting { name } } }"],
    [
      "one that may be skipped, and is not read ahead either",
      "{ things { edges { node { waiting @skip(if: false) { name } } } } }",
    ],
    ["a field with arguments", "{ thing { asked(of: 1) { name } } }"],
  ])("is not %s", async (_, text) => {
    thing = PLAIN;
    expect((await bothWays(text)).written).toBeNull();
  });

  it("is not one whose fragments come to more fields than there is room for", async () => {
    thing = PLAIN;
    const spread = "{ a: thing { ...A } b: thing { ...A } } fragment A on Thing { id name size share }";
    expect((await bothWays(spread, {}, 10)).written).not.toBeNull();
    expect((await bothWays(spread, {}, 9)).written).toBeNull();
  });

  it("is not one whose variables do not fit", async () => {
    const text = "query ($n: Int!) { things(first: $n) { next } }";
    const document = parse(text);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const write = keptWriter(SCHEMA, document, operation, { links: LINKS, room: { fields: 100 } });
    calls = [];
    for (const variables of [{}, { n: null }, { n: "1" }])
      expect(await write({} as GraphqlContext, variables)).toBeNull();
    expect(calls).toEqual([]);
  });

  const odd = fc.constantFrom<unknown>(
    null,
    undefined,
    "",
    "text",
    0,
    1.5,
    2 ** 31,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    ["x", null],
    {},
    { name: "n" },
    new Error("failed"),
    () => "called",
    new Date(0),
  );

  it("is what graphql-js answers, or is left to it, whatever the values are", async () => {
    const names = fc.constantFrom(...(Object.keys(PLAIN) as (keyof typeof PLAIN)[]));
    let writtenOnes = 0;
    await fc.assert(
      fc.asyncProperty(
        names,
        odd,
        fc.constantFrom("value", "promise", "getter"),
        async (name, value, how) => {
          thing = { ...PLAIN, [name]: value };
          if (how === "promise")
            thing = {
              ...PLAIN,
              get [name]() {
                return Promise.resolve(value);
              },
            };
          if (how === "getter")
            thing = {
              ...PLAIN,
              get [name]() {
                throw new Error(`no ${name}`);
              },
            };
          const all = `{ things { edges { node { id name size share isOld kind at pairs tags inner { name code } more { name } linked { name } waiting { name } } } } }`;
          const { written, executed, isFailed } = await bothWays(all);
          if (isFailed) expect(written).toBeNull();
          if (written !== null) {
            writtenOnes += 1;
            expect(written).toBe(executed);
          }
        },
      ),
      { numRuns: 600 },
    );
    expect(writtenOnes).toBeGreaterThan(10);
  });

  it("is left to graphql-js where one of its fields fails, while another is waited for", async () => {
    thing = PLAIN;
    const { written, isFailed } = await bothWays(
      '{ a: thing { id } b: thing(id: "none") { id } c: thing { id } }',
    );
    expect([written, isFailed]).toEqual([null, true]);
  });

  it("is every query of ours by itself, and a list with what it leads to", () => {
    const schema = graphqlSchema("test");
    const links = linksIn("test");
    const isWritten = (text: string) => {
      const operation = parse(text).definitions[0] as OperationDefinitionNode;
      return compileQuery({ schema, operation, fragments: {}, links, room: { fields: 1_000 } }, {}) !== null;
    };
    const names = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((name) => name !== "node");
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !isWritten(documentOf("query", name)))).toEqual([]);
    const sides = "source { custodian { id name } } destination { custodian { name } }";
    expect(isWritten(`{ rollovers { edges { node { id account { email phone } ${sides} } } } }`)).toBe(true);
  });
});
