import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

// Rules that .dependency-cruiser.mjs cannot express.

const ROOT = join(import.meta.dirname, "..");

/** Code by path, without comments. */
const SOURCES = new Map(
  globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/src/**/*.{ts,tsx}"], { cwd: ROOT })
    .filter((path) => !path.includes("/generated/"))
    .map((path) => [
      path,
      readFileSync(join(ROOT, path), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
    ]),
);

const findFiles = (pattern: RegExp) =>
  [...SOURCES].flatMap(([path, code]) => (pattern.test(code) ? [path] : [])).sort();

/** Expressions that read a clock, the environment, randomness or the network. */
const IMPURE =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b|\bprocess\b|\bMath\.random\b|\bfetch\(/;
const PURE = [
  /^packages\/(rollover-rules|bank-files|irs-files)\/src\//,
  /^apps\/api\/src\/(keys\/api-keys\/rotation-plan|webhooks\/events\/event-types|webhooks\/endpoints\/secrets)\.ts$/,
];

describe("Sources", () => {
  it("are found by this test", () => {
    expect(SOURCES.size).toBeGreaterThan(300);
    expect(SOURCES.get("packages/rollover-rules/src/money/money.ts")).toContain("export function");
  });

  it("import only workspaces that their own workspace declares, because an image has only those", () => {
    const undeclared = [...SOURCES].flatMap(([path, code]) => {
      const folder = path.split("/").slice(0, 2).join("/");
      const { name, ...manifest } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
      const declared = [name, ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })];
      const imported = code.matchAll(/(?:from|import|import\()\s*"(@svc\/[\w-]+)/g);
      return [...imported].flatMap(([, wanted = ""]) =>
        declared.includes(wanted) ? [] : [`${path}: ${wanted}`],
      );
    });
    expect(undeclared).toEqual([]);
  });

  it("read no clock, environment, randomness or network in pure modules", () => {
    const pure = [...SOURCES.keys()].filter((path) => PURE.some((one) => one.test(path)));
    expect(pure.length).toBeGreaterThan(70);
    expect(findFiles(IMPURE).filter((path) => pure.includes(path))).toEqual([]);
  });

  it("read the time only from a settable clock", () => {
    const readers = findFiles(/\bDate\.now\(|\bnew Date\(\s*\)/).filter(
      (path) => !/^packages\/(build|testing|local-servers)\//.test(path),
    );
    expect(readers).toEqual([
      "apps/portal/src/api/clock.ts",
      "packages/cli/src/clock.ts",
      "packages/client/src/clock.ts",
      "packages/service-kit/src/clock.ts",
      "packages/widget/src/clock.ts",
    ]);
  });

  it("read environment variables only where a process starts", () => {
    const allowed = [
      /\/src\/(platform\/)?(main|worker\/main|config)\.ts$/,
      /^apps\/api\/src\/cli\//,
      /^packages\/(build|testing)\//,
      // Passes the environment to child processes without reading it.
      /^packages\/local-servers\/src\/(child-server|postgres)\.ts$/,
      // Contains a sample whose program reads its own environment.
      /^packages\/openapi\/src\/reference\/samples\/typescript\.ts$/,
    ];
    const readers = findFiles(/\bprocess\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/);
    expect(readers.filter((path) => !allowed.some((one) => one.test(path)))).toEqual([]);
  });
});
