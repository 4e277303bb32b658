import { beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { BRIEF_MEMBERS } from "../../src/rollovers/lists/brief-list.ts";
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
const selected = (path: string) =>
  path.split(".").reduceRight((inner, name) => (inner === "" ? name : `${name} { ${inner} }`), "");

describe("a list of which little is asked", () => {
  const api = useTestApi();
  let twin: Twin;
  beforeAll(async () => {
    twin = await buildTwin(api);
    await actOn(twin, "submit");
  });

  const list = (fields: string, args = "(first: 5)") =>
    runGraphql<{ rollovers: { edges: { node: Record<string, unknown> }[] } }>(
      api,
      `{ rollovers${args} { edges { node { ${fields} } } } }`,
      {},
      twin.key,
    );

  it("knows of no member that there is not", () => {
    expect(PATHS.length).toBeGreaterThan(60);
    expect([...BRIEF_MEMBERS].filter((path) => !PATHS.includes(path))).toEqual([]);
  });

  it.each(PATHS)("shows %s as the rollover does", async (path) => {
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

  it("reads with one statement", async () => {
    await list("id");
    expect(await countStatements(() => list("id state account { id }"))).toBe(2);
    expect(await countStatements(() => list("id state"))).toBe(1);
  });
});
