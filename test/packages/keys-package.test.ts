import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type InstalledPackage, installPackage, RESOLUTIONS } from "./installed-package.ts";

const CALLS = `const made = generateApiKey({ environment: "test", type: "ak" });
const read = parseApiKey(made);
console.log(read.ok && read.key.type, hasScope(["rollovers:read"], "rollovers:write"));`;
/** Compiles only if types are as strict as the comment says. */
const TYPED_PROGRAM = `import { generateApiKey, hasScope, parseApiKey, type Scope } from "@svc/keys";
const scope: Scope = "rollovers:read";
hasScope([scope], "rollovers:write");
// @ts-expect-error: there is no such scope
const unknown: Scope = "rollovers:all";
${CALLS}
if (read.ok) { const type: "pk" | "sk" | "ak" = read.key.type; console.log(type); }
`;

describe("@svc/keys, packed and installed", () => {
  let keys: InstalledPackage;
  beforeAll(async () => {
    keys = await installPackage("packages/keys");
  });
  afterAll(() => keys?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await keys.findIssues()).toEqual([]));

  it("supports import", async () => {
    const ran = await keys.run(
      "a.mjs",
      `import { generateApiKey, hasScope, parseApiKey } from "@svc/keys";${CALLS}`,
    );
    expect(ran).toEqual({ code: 0, stdout: "ak false\n", stderr: "" });
  });

  it("supports require with every export", async () => {
    const required = `const { generateApiKey, hasScope, parseApiKey } = require("@svc/keys");${CALLS}
      import("@svc/keys").then((imported) => console.log(
        Object.keys(imported).sort().join() === Object.keys(require("@svc/keys")).sort().join(),
      ));`;
    const ran = await keys.run("a.cjs", required);
    expect(ran).toEqual({ code: 0, stdout: "ak false\ntrue\n", stderr: "" });
  });

  it.each(RESOLUTIONS)("provides its types to TypeScript's %s resolution", async (resolution) => {
    const modules = resolution === "node10" ? {} : { "b.mts": TYPED_PROGRAM };
    expect(await keys.compile({ "a.ts": TYPED_PROGRAM, ...modules }, resolution)).toMatchObject({
      code: 0,
      stdout: "",
    });
  });

  it("can be required by a Jest test", async () => {
    const ran = await keys.runInJest(`const { parseApiKey } = require("@svc/keys");
      test("refuses", () => expect(parseApiKey("")).toMatchObject({ ok: false, reason: "empty" }));`);
    expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining("1 passed") });
  });
});
