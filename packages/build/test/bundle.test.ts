import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it } from "@jest/globals";
import { bundleInto, toAscii } from "../src/bundle.ts";

describe("Bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "svc-bundle-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function run(program: string): Promise<unknown> {
    mkdirSync(join(folder, "src"), { recursive: true });
    writeFileSync(join(folder, "src/entry.ts"), program);
    const bundle = join(folder, "dist/bundle");
    await bundleInto(bundle, { app: folder, programs: { program: "entry" } });
    return JSON.parse(execFileSync(process.execPath, [join(bundle, "program.js")], { encoding: "utf8" }));
  }

  it.each([
    "import { createServer as make, STATUS_CODES as codes } from 'node:http'",
    "import http, { createServer as make } from 'http'; const { STATUS_CODES: codes } = http",
    "import * as http from 'node:http'; const { createServer: make, STATUS_CODES: codes } = http",
    "import { Agent as make } from 'node:https'; const codes = require('http').STATUS_CODES",
  ])("provides Node's HTTP through %s without loading undici or HTTP/2", async (imported) => {
    const output = await run(`${imported};
      const loaded = process.moduleLoadList.filter((name) => /undici|http2/.test(name));
      console.log(JSON.stringify([typeof make, codes[404], loaded]))`);
    expect(output).toEqual(["function", "Not Found", []]);
  });

  it("imports a CommonJS package dynamically with the same export names as Node", async () => {
    const graphql = fileURLToPath(import.meta.resolve("graphql"));
    const program = `const { execute, version, default: all } = await import("${graphql}");
      console.log(JSON.stringify([typeof execute, version, all.version]))`;
    const args = ["--input-type=module", "-e", program];
    const fromNode = execFileSync(process.execPath, args, { encoding: "utf8" });
    expect(await run(program)).toEqual(JSON.parse(fromNode));
  });
});

describe("toAscii", () => {
  it.each([
    `["dash — and \\u2014", \`template — \${1 + 1} 😀\`, /^[—😀]$/u.test("😀"), /[—–]/.test("–")]`,
    "(() => { const größe = 1; return { größe, 'ключ': 2 }; })() // Kana ¥ —",
    "(() => { let a = 1; a/* — */+/* two */+1; return a; })()",
  ])("preserves the behavior of %s", (program) => {
    const text = toAscii(program);
    expect(text).toMatch(/^[\n -~]*$/);
    expect(JSON.stringify(runInNewContext(text))).toBe(JSON.stringify(runInNewContext(program)));
  });
});
