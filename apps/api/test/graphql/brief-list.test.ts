import { beforeAll, describe, expect, it } from "@jest/globals";
import { buildKey } from "@svc/testing";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { BRIEF_ACCOUNT_MEMBERS, BRIEF_MEMBERS } from "../../src/rollovers/lists/brief-list.ts";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import { actOn, buildTwin, type Twin } from "./transports.ts";

// A list of which little is asked reads little. Each member that it may read so is held against the rollover by itself, and so
// is each that it may not.

/** The members of a type that are values, and the way to each. */
function pathsOf(typeName: string): string[] {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} has no members`);
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0 || LINKS.has(field.name)) return [];
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) ? pathsOf(inner.name).map((path) => `${field.name}.${path}`) : [];
  });
}
const LINKS = new Set(["account", "custodian", "distribution", "approvals"]);

const PATHS = pathsOf("Rollover");
const ACCOUNT_PATHS = pathsOf("Account");
const selected = (path: string) =>
  path.split(".").reduceRight((inner, name) => (inner === "" ? name : `${name} { ${inner} }`), "");

describe("a list of which little is asked", () => {
  const api = useTestApi();
  let twin: Twin;
  beforeAll(async () => {
    twin = await buildTwin(api);
    await actOn(twin, "submit");
  });

  const list = (fields: string, args = "(first: 5)", key = twin.key) =>
    runGraphql<{ rollovers: { edges: { node: Record<string, unknown> }[] } }>(
      api,
      `{ rollovers${args} { edges { node { ${fields} } } } }`,
      {},
      key,
    );

  it("knows of no member that there is not", () => {
    expect(PATHS.length).toBeGreaterThan(60);
    expect([...BRIEF_MEMBERS].filter((path) => !PATHS.includes(path))).toEqual([]);
    expect(ACCOUNT_PATHS.length).toBeGreaterThan(15);
    expect([...BRIEF_ACCOUNT_MEMBERS].filter((path) => !ACCOUNT_PATHS.includes(path))).toEqual([]);
  });

  const paths = [...PATHS, ...ACCOUNT_PATHS.map((path) => `account.${path}`)];
  it.each(paths)("shows %s as the rollover does", async (path) => {
    const one = `{ rollover(id: "${twin.rolloverId}") { ${selected(path)} } }`;
    const { data } = await runGraphql<{ rollover: object }>(api, one, {}, twin.key);
    const listed = await list(selected(path));
    expect(listed.errors).toEqual([]);
    expect(listed.data.rollovers.edges).toEqual([{ node: data.rollover }]);
  });

  it("leads where the whole one leads, in the same order, by the same filters and cursors", async () => {
    const links = "account { id } source { custodian { id } } timeline { edges { node { type } } }";
    const brief = "id state status amount { requested } updatedAt";
    const filters = [
      "(first: 1)",
      "(filter: {states: [submitted]})",
      '(filter: {states: [submitted], externalId: "none"})',
      "(filter: {sort: updated})",
      "(filter: {sort: deadline})",
      "(filter: {overdue: false})",
    ];
    for (const filter of filters) {
      const pages = await Promise.all([
        list(`${brief} ${links}`, filter),
        list(`${brief} ${links} documents { type }`, filter),
      ]);
      const [few, whole] = pages.map(({ data }) =>
        data.rollovers.edges.map(({ node: { documents: _documents, ...node } }) => node),
      );
      expect(few).toEqual(whole);
    }
  });

  it("reads with one statement, and what is mostly asked of accounts along with it", async () => {
    await list("id");
    const counts: [fields: string, statements: number][] = [
      ["id state", 1],
      ["id state account { id firstName email }", 1],
      ["account { id ... on Account { email rollovers(first: 1) { edges { cursor } } } }", 2],
      ["account { id environment }", 1],
      ["id account { id phone }", 2],
      ["documents { type } account { id }", 2],
    ];
    for (const [fields, statements] of counts) {
      expect([fields, await countStatements(() => list(fields))]).toEqual([fields, statements]);
    }
    // A list that is sorted is read whole, and its accounts at once.
    const sorted = () => list("id account { id email }", "(filter: {sort: updated})");
    await sorted();
    expect(await countStatements(sorted)).toBe(2);
  });

  it("shows of an account what each place asks for, whatever another asks of it", async () => {
    const [first, second] = ["id email", "id phone metadata version"];
    const both = await list(`a: account { ${first} } b: account { ${second} }`);
    const document = `{ a: rollovers { edges { node { account { ${first} } } } } b: rollovers { edges { node { account { ${second} } } } } }`;
    const apart = await runGraphql<Record<"a" | "b", { edges: { node: { account: object } }[] }>>(
      api,
      document,
      {},
      twin.key,
    );
    const account = async (fields: string) => {
      const one = `{ account(id: "${twin.accountId}") { ${fields} } }`;
      return (await runGraphql<{ account: object }>(api, one, {}, twin.key)).data.account;
    };
    const [a, b] = [await account(first), await account(second)];
    expect(both.data.rollovers.edges).toEqual([{ node: { a, b } }]);
    expect([apart.data.a.edges, apart.data.b.edges]).toEqual([
      [{ node: { account: a } }],
      [{ node: { account: b } }],
    ]);
  });

  it("reads nothing of an account for a key that may not", async () => {
    const scopes = ["rollovers:read"] as const;
    const { key } = await buildKey(api, "ak", { organizationId: twin.organizationId, scopes: [...scopes] });
    const ask = () => list("id account { email }", "(first: 1)", key);
    await ask();
    let refused = await ask();
    expect(
      await countStatements(async () => {
        refused = await ask();
      }),
    ).toBe(1);
    expect(refused.data.rollovers.edges).toEqual([{ node: { id: twin.rolloverId, account: null } }]);
    expect(refused.errors.map(({ extensions }) => extensions.code)).toEqual(["insufficient_scope"]);
  });
});
