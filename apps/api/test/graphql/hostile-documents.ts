interface HostileDocument {
  name: string;
  body: object;
  status: number;
  code: string;
  message: RegExp;
}

const repeat = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index));

const invalid = (name: string, query: string, message: RegExp, variables?: object): HostileDocument => ({
  name,
  body: { query, ...(variables ? { variables } : {}) },
  status: 400,
  code: "GRAPHQL_VALIDATION_FAILED",
  message,
});

const unparsable = (name: string, query: string, message = /^Syntax Error: /): HostileDocument => ({
  name,
  body: { query },
  status: 400,
  code: "GRAPHQL_PARSE_FAILED",
  message,
});

const TOO_EXPENSIVE = /costs \d+, and the limit is 20000/;
// Sic: the message of graphql-js.
const TOO_LONG = /more that 1000 tokens/;

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  invalid(
    "200 levels",
    `{ ${"a{".repeat(199)}a${"}".repeat(199)} }`,
    /nests 200 levels, and the limit is 12/,
  ),
  invalid(
    "13 levels through fragments",
    `{ ${"... { ".repeat(13)} ...A ${"}".repeat(13)} } fragment A on Query { a { b { c { ...B } } } }
     fragment B on Query { a { b { c { d { e { f { g { h { i { j } } } } } } } } } }`,
    /nests 13 levels, and the limit is 12/,
  ),
  unparsable("2 000 levels", `{ ${"a{".repeat(2_000)}a${"}".repeat(2_000)} }`, TOO_LONG),
  unparsable("10 000 aliases", `{ ${repeat(10_000, (i) => `a${i}:id`).join(" ")} }`, TOO_LONG),
  invalid(
    "21 aliases",
    `{ ${repeat(21, (i) => `a${i}:__typename`).join(" ")} }`,
    /has 21 aliases, and the limit is 20/,
  ),
  invalid(
    "fragments that form a cycle",
    "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
    /itself/,
  ),
  invalid(
    "a fragment that includes itself",
    "{ ...A } fragment A on Query { node(id: 1) { ...A } }",
    /itself/,
  ),
  invalid(
    "fragments that double at each level",
    `{ ...F0 } ${repeat(12, (i) => `fragment F${i} on Query { ...F${i + 1} ... { ...F${i + 1} } }`).join(" ")}
     fragment F12 on Query { ${"rollovers(first: 100) { edges { cursor } } __typename ".repeat(3)} }`,
    TOO_EXPENSIVE,
  ),
  invalid(
    "a page of pages",
    "{ rollovers(first: 100) { edges { node { timeline(first: 100) { edges { node { sequence } } } } } } }",
    TOO_EXPENSIVE,
  ),
  invalid(
    "a page of pages, sized by a variable",
    "query ($n: Int) { rollovers(first: $n) { edges { node { timeline(first: $n) { edges { node { hash } } } } } } }",
    TOO_EXPENSIVE,
    { n: 100 },
  ),
  invalid(
    "a page of pages, sized by a default value",
    "query ($n: Int = 100) { rollovers(first: $n) { edges { node { timeline(first: $n) { edges { node { hash } } } } } } }",
    TOO_EXPENSIVE,
  ),
  invalid(
    "a page of endpoints with the responses to their deliveries",
    `{ webhookEndpoints(first: 50) { edges { node { deliveries(first: 10) { edges { node { history { responseBody }
     } } } } } } }`,
    /costs 101651, and the limit is 20000/,
  ),
  invalid(
    "a page of rollovers with their events",
    "{ rollovers(first: 100) { edges { node { events(first: 100) { edges { node { data } } } } } } }",
    TOO_EXPENSIVE,
  ),
  invalid(
    "the schema five times",
    `{ ${repeat(5, (i) => `s${i}: __schema { types { name } }`).join(" ")} }`,
    /costs 25000, and the limit is 20000/,
  ),
  invalid(
    "one field 900 times",
    `{ ${"rollovers ".repeat(900)} }`,
    /must have a selection of subfields|Validation aborted/,
  ),
  invalid("400 unknown fields", `{ ${repeat(400, (i) => `rolover${i}`).join(" ")} }`, /Cannot query field/),
  invalid("unknown variables", "{ rollover(id: $id) { id } }", /Variable "\$id" is not defined/),
  invalid("an unknown type", "query ($id: Nonsense) { __typename }", /Unknown type/),
  invalid("an unknown directive", "{ __typename @nonsense }", /Unknown directive/),
  invalid("wrong types", "{ rollovers(first: {a: 1}) { edges { cursor } } }", /Int cannot represent/),
  unparsable("only brackets", "[".repeat(50_000)),
  unparsable("deeply nested lists", `{ rollovers(filter: ${"[".repeat(40_000)}`),
  unparsable("an unterminated string", `{ rollover(id: "${"x".repeat(50_000)}`),
  unparsable("a name of 90 000 letters", `{ ${"a".repeat(90_000)}(`),
  {
    name: "1 000 000 characters",
    body: { query: `{ ${"a ".repeat(500_000)} }` },
    status: 413,
    code: "payload_too_large",
    message: /100 kB/,
  },
  {
    name: "a batch of 500",
    body: repeat(500, () => "{ __typename }").map((query) => ({ query })),
    status: 400,
    code: "malformed_json",
    message: /JSON object/,
  },
  {
    name: "an unknown operation",
    body: { query: "{ __typename }", operationName: "none" },
    status: 400,
    code: "OPERATION_RESOLUTION_FAILURE",
    message: /Unknown operation/,
  },
  {
    name: "a persisted query",
    body: { extensions: { persistedQuery: { version: 1, sha256Hash: "a".repeat(64) } } },
    status: 200,
    code: "PERSISTED_QUERY_NOT_SUPPORTED",
    message: /PersistedQueryNotSupported/,
  },
];
