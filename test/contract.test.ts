import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  CONTRACT_FILES,
  checkContract,
  findContractIssues,
  moveNotesToRelease,
  NOTES_FILE,
  readNotes,
} from "../scripts/contract/contract.ts";
import { findBreakingGraphqlChanges } from "../scripts/contract/graphql-changes.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

describe("Breaking GraphQL changes", () => {
  const before = `
    enum Color { red green }
    enum Order { up down }
    "New values may be added."
    enum Kind { one }
    type Thing { id: ID! color: Color! kind: Kind! }
    input ThingInput { name: String! order: Order }
    type Query { thing(id: ID!, first: Int = 20): Thing }
    type Mutation { makeThing(input: ThingInput!): Thing! }`;
  const findBreaks = (from: string, to: string) => {
    expect(before).toContain(from);
    return findBreakingGraphqlChanges(before, before.replace(from, to));
  };

  it.each([
    ["a new field", "color: Color!", "color: Color! size: Int"],
    ["an optional argument", "first: Int = 20", "first: Int = 20, after: String"],
    ["an optional input field", "order: Order", "order: Order note: String"],
    ["a new value of an enum used only in input", "up down", "up down none"],
    ["a new value of an open enum", "{ one }", "{ one two }"],
    ["a deprecation", "color: Color!", 'color: Color! @deprecated(reason: "Use size.")'],
  ])("do not include %s", (_name, from, to) => expect(findBreaks(from, to)).toEqual([]));

  it.each([
    ["a removed field", "color: Color!", "", "Thing.color was removed."],
    [
      "a field that becomes nullable",
      "color: Color!",
      "color: Color",
      "Thing.color changed type from Color! to Color.",
    ],
    ["a removed enum value", "red green", "red", "green was removed from enum type Color."],
    ["a new enum value in a response", "red green", "red green blue", "blue was added to enum type Color."],
    [
      "a required input field",
      "order: Order",
      "order: Order note: String!",
      "A required field note on input type ThingInput was added.",
    ],
    [
      "a changed default",
      "first: Int = 20",
      "first: Int = 50",
      "Query.thing arg first has changed defaultValue from 20 to 50.",
    ],
  ])("include %s", (_name, from, to, expected) => expect(findBreaks(from, to)).toEqual([expected]));
});

describe("Breaking-change notes", () => {
  const markdown =
    "# Breaking changes\n\n## Unreleased\n\n- `api: A removed`: since …\n\n## 1.0.0\n\n- `api: B removed`: since …\n";

  it("list the breaking changes since the last release that have a reason", () => {
    expect(readNotes(markdown)).toEqual(["api: A removed"]);
    expect(readNotes("## Unreleased\n\n- `api: A removed`:\n")).toEqual([]);
    expect(readNotes("## 1.0.0\n\n- `api: B removed`: since …\n")).toEqual([]);
  });

  it("move under the version that is released", () => {
    const after = moveNotesToRelease(markdown, "1.1.0");
    expect(readNotes(after)).toEqual([]);
    expect(after).toContain("## Unreleased\n\n## 1.1.0\n\n- `api: A removed`: since …\n\n## 1.0.0\n");
    expect(moveNotesToRelease("# B\n\n## Unreleased\n", "1.1.0")).toBe("# B\n\n## Unreleased\n");
  });

  it("excuse only the changes that they name", () => {
    expect(findContractIssues(["api: A removed"], ["api: A removed"])).toEqual([]);
    expect(findContractIssues(["api: A removed", "api: C removed"], ["api: A removed"])).toEqual([
      "breaks the released contract: api: C removed",
    ]);
    expect(findContractIssues([], ["api: A removed"])).toHaveLength(1);
  });
});

describe("Project contract", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "svc-contract-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it("is not broken (check with npm run contract)", () => expect(checkContract(ROOT)).toEqual([]));

  it("is broken by a change without a note and by a removed file, but not by unreleased parts", () => {
    const operation = { operationId: "a", responses: { 200: { description: "…" } } };
    const document = { openapi: "3.1.0", paths: { "/a": { get: operation }, "/b": { get: operation } } };
    for (const { current, released } of CONTRACT_FILES.filter(({ name }) => name !== "graphql")) {
      for (const file of [current, released]) write(file, JSON.stringify(document));
    }
    // GraphQL has no released schema.
    write("apps/api/schema.graphql", "type Query { a: Int }");
    write(NOTES_FILE, "# Breaking changes\n\n## Unreleased\n");
    expect(checkContract(folder)).toEqual([]);

    const { "/a": pathA } = document.paths;
    write("apps/api/openapi.json", JSON.stringify({ ...document, paths: { "/a": pathA } }));
    write("docs/contract/api/schema.graphql", "type Query { a: Int, b: Int }");
    expect(checkContract(folder)).toEqual([
      "breaks the released contract: api: GET /b removed",
      "breaks the released contract: graphql: Query.b was removed.",
    ]);
    write(
      NOTES_FILE,
      "## Unreleased\n\n- `api: GET /b removed`: it was unused.\n- `graphql: Query.b was removed.`: it was unused, too.\n",
    );
    expect(checkContract(folder)).toEqual([]);

    rmSync(join(folder, "apps/api/schema.graphql"));
    expect(checkContract(folder)).toContain(
      "breaks the released contract: graphql: apps/api/schema.graphql removed",
    );
  });
});
