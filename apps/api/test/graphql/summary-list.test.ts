import { beforeAll, describe, expect, it } from "@jest/globals";
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from "graphql";
import { SUMMARY_MEMBERS } from "../../src/rollovers/lists/summary-page.ts";
import { selectsOnly } from "../../src/transport/graphql/selects-only.ts";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import { actOn, buildTwin, type Twin } from "./transports.ts";

// `rollovers` reads fewer columns when a document selects only SUMMARY_MEMBERS. Each member must equal that of the whole
// rollover, whether it is among them or not.

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
const LINKS = new Set(["account", "custodian", "distribution", "approvals", "timeline"]);

const PATHS = pathsOf("Rollover");
const ACCOUNT_PATHS = pathsOf("Account");
const selected = (path: string) =>
  path.split(".").reduceRight((inner, name) => (inner === "" ? name : `${name} { ${inner} }`), "");

describe("a list of summaries", () => {
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

  it("has no unknown member", () => {
    expect(PATHS.length).toBeGreaterThan(60);
    const isKnown = (member: string) =>
      LINKS.has(member.split(".").at(-1) ?? "") || PATHS.some((path) => `${path}.`.startsWith(`${member}.`));
    expect([...SUMMARY_MEMBERS].filter((member) => !isKnown(member))).toEqual([]);
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

  it("reads rollovers with one statement, and their accounts with another", async () => {
    await list("id");
    const counts: [fields: string, statements: number][] = [
      ["id state", 1],
      ["id state account { id firstName email }", 2],
      ["documents { type } account { id }", 2],
    ];
    for (const [fields, statements] of counts) {
      expect([fields, await countStatements(() => list(fields))]).toEqual([fields, statements]);
    }
  });
});

describe("selectsOnly", () => {
  const check = (text: string) => {
    const { definitions } = parse(text);
    const [operation, ...others] = definitions as [OperationDefinitionNode, ...FragmentDefinitionNode[]];
    const fragments = Object.fromEntries(others.map((one) => [one.name.value, one]));
    const fieldNodes = operation.selectionSet.selections as FieldNode[];
    return selectsOnly({ fieldNodes, fragments }, new Set(["id", "source.custodian"]));
  };

  it.each([
    ["{ rollovers { edges { cursor node { id __typename } } pageInfo { endCursor } } }", true],
    ["{ rollovers { edges { node { a: id source { custodian { name } } } } } }", true],
    ["{ rollovers { edges { node { id state } } } }", false],
    ["{ rollovers { edges { node { source { accountType } } } } }", false],
    ["{ rollovers { edges { node { id state @skip(if: true) } } } }", false],
    ["{ rollovers { edges { node { ...A } } } } fragment A on Rollover { id ... { state } }", false],
    ["{ rollovers { ...A } } fragment A on RolloverConnection { edges { node { id } } }", true],
  ])("%s: %s", (text, expected) => {
    expect(check(text)).toBe(expected);
  });

  it("walks fragments that spread each other once", () => {
    const levels = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Rollover { ...F${n + 1} ...F${n + 1} }`,
    );
    const text = `{ rollovers { edges { node { ...F0 } } } } ${levels.join(" ")} fragment F60 on Rollover { state }`;
    expect(check(text)).toBe(false);
  });
});
