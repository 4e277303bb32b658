import { beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { runGraphql } from "./graphql-calls.ts";
import { SCHEMA } from "./select-all.ts";
import { buildTwin, executeActionOn, type Twin } from "./transports.ts";

const LINKS = new Set(["custodian", "distribution", "approvals", "timeline"]);

function selectAll(typeName: string): string {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an object type`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0 || LINKS.has(field.name)) return [];
    if (isLeafType(inner)) return [field.name];
    return isObjectType(inner) ? [`${field.name} { ${selectAll(inner.name)} }`] : [];
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
    const fields = selectAll("Rollover");
    expect(fields.split(" ").length).toBeGreaterThan(60);
    const one = `{ rollover(id: "${twin.rolloverId}") { ${fields} } }`;
    const { data } = await runGraphql<{ rollover: object }>(api, one, {}, twin.key);
    const listed = await list(fields);
    expect(listed.errors).toEqual([]);
    expect(listed.data.rollovers.edges).toEqual([{ node: data.rollover }]);
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
