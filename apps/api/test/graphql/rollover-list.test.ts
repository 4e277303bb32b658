import { beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { SUMMARY_FIELDS } from "../../src/rollovers/views/rollover-summary.ts";
import { useTestApi } from "../start-test-api.ts";
import { countStatements, recordStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import { buildTwin, executeActionOn, type Twin } from "./transports.ts";

/** Linked objects, which the comparisons omit. */
const LINKED_FIELDS = new Set(["custodian", "distribution", "approvals", "timeline"]);

function selectFields(typeName: string, isSelected = (_field: string) => true): string {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an object type`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0 || LINKED_FIELDS.has(field.name) || !isSelected(field.name)) return [];
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) ? [`${field.name} { ${selectFields(inner.name)} }`] : [];
  });
  return fields.join(" ");
}

describe("Rollover list", () => {
  const api = useTestApi();
  let twin: Twin;
  beforeAll(async () => {
    twin = await buildTwin(api);
    await executeActionOn(twin, "submit");
  });

  const list = (fields: string) =>
    runGraphql<{ rollovers: { edges: { node: object }[] } }>(
      api,
      `{ rollovers(first: 5) { edges { node { ${fields} } } } }`,
      {},
      twin.key,
    );

  it("returns every field as the rollover query does", async () => {
    const fields = selectFields("Rollover");
    expect(fields.split(" ").length).toBeGreaterThan(60);
    const document = `{ rollover(id: "${twin.rolloverId}") { ${fields} } }`;
    const { data } = await runGraphql<{ rollover: object }>(api, document, {}, twin.key);
    const listed = await list(fields);
    expect(listed.errors).toEqual([]);
    expect(listed.data.rollovers.edges).toEqual([{ node: data.rollover }]);
  });

  it("returns a summary's fields as the rollover query does, without reading full rollover responses", async () => {
    const fields = selectFields("Rollover", (name) => SUMMARY_FIELDS.has(name));
    const document = `{ rollover(id: "${twin.rolloverId}") { ${fields} } }`;
    const { data } = await runGraphql<{ rollover: object }>(api, document, {}, twin.key);
    expect(Object.keys(data.rollover).toSorted()).toEqual([...SUMMARY_FIELDS].toSorted());
    const statements = await recordStatements(() => list("deadlines { type }"));
    expect(statements.join()).toContain("rollover_answers");
    const reads = await recordStatements(async () => {
      const listed = await list(fields);
      expect(listed.data.rollovers.edges).toEqual([{ node: data.rollover }]);
    });
    expect(reads.join()).not.toContain("rollover_answers");
  });

  it.each([
    ["in an inline fragment", "id ... on Rollover { deadlines { type } }", ""],
    [
      "in a nested fragment",
      "...A",
      "fragment A on Rollover { id ...B ...B } fragment B on Rollover { deadlines { type } }",
    ],
    [
      "in a fragment of an interface",
      "... on Node { ...A }",
      "fragment A on Rollover { deadlines { type } }",
    ],
    ["beside a skipped field", "isInheritedIra @skip(if: true) deadlines { type }", ""],
  ])("returns a field that the summary does not have: %s", async (_where, fields, fragments) => {
    const query = `{ rollovers { edges { node { __typename ${fields} } } } } ${fragments}`;
    const { data } = await runGraphql<{ rollovers: { edges: { node: { deadlines: object[] } }[] } }>(
      api,
      query,
      {},
      twin.key,
    );
    expect(data.rollovers.edges[0]?.node.deadlines).not.toHaveLength(0);
  });

  it.each([
    ["id state", 1],
    ["id state account { id firstName email }", 2],
    ["documents { type } account { id }", 2],
  ])("reads { %s } with %i statements", async (fields, statements) => {
    await list("id");
    expect(await countStatements(() => list(fields))).toBe(statements);
  });
});
