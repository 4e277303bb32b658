import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "..");

/** Files that violate one rule each. */
const BROKEN: Readonly<Record<string, readonly [path: string, imported: string]>> = {
  "keys-alone": ["packages/keys/dist/a.js", "node:fs"],
  "client-alone": ["packages/client/dist/a.js", "node:crypto"],
  "widget-alone": ["packages/widget/dist/a.js", "node:path"],
  "widget-react-knows-the-widget-and-react": ["packages/widget-react/dist/a.js", "node:crypto"],
  "service-kit-knows-no-database": ["packages/service-kit/dist/a.js", "../../database/dist/index.js"],
  "openapi-knows-service-kit-alone": ["packages/openapi/dist/a.js", "../../operations/dist/index.js"],
  "packages-by-their-names": ["packages/accounts/dist/a.js", "../../database/dist/index.js"],
  "no-app-is-imported": ["packages/custodians/dist/a.js", "../../../apps/api/dist/index.js"],
  "transports-know-no-store": ["apps/api/dist/transport/rest/a.js", "../../rollovers/rollover-store.js"],
  "transports-do-not-know-each-other": ["apps/api/dist/transport/rest/b.js", "../graphql/index.js"],
  "a-store-is-its-features": ["apps/api/dist/accounts/a.js", "../rollovers/rollover-store.js"],
  "pure-files-reach-nothing-outside": ["packages/rollover-rules/dist/money/money.js", "../through.js"],
  "no-circle": ["apps/api/dist/rollovers/circle.js", "./circle.js"],
};
const BROKEN_PORTAL: Readonly<Record<string, readonly [path: string, imported: string]>> = {
  "portal-alone": ["apps/portal/src/a.tsx", "../../api/dist/index.js"],
  "kit-knows-no-page": ["apps/portal/src/ui/b.tsx", "../pages/c.tsx"],
  "no-circle": ["apps/portal/src/pages/c.tsx", "./c.tsx"],
};
const ALLOWED_FILES: Readonly<Record<string, string>> = {
  "packages/database/dist/index.js": "",
  "packages/operations/dist/index.js": "",
  "apps/api/dist/index.js": "",
  "apps/api/dist/rollovers/store/rollover-store.js": "",
  "apps/api/dist/rollovers/through.js": 'import "node:http";',
  "apps/api/dist/transport/graphql/index.js": "",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-imports-"));
  const broken = [BROKEN, BROKEN_PORTAL]
    .flatMap(Object.values<(typeof BROKEN)[string]>)
    .map(([path, imported]) => [path, `import "${imported}";`] as const);
  for (const [path, code] of [...broken, ...Object.entries(ALLOWED_FILES)]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function findBrokenRules(
  files: readonly string[],
  config: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const program = join(ROOT, "node_modules/.bin/depcruise");
  const args = [program, "--config", join(ROOT, config), "--output-type", "json", ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const { violations } = JSON.parse(stdout).summary as {
    violations: { from: string; rule: { name: string } }[];
  };
  const byFile = Map.groupBy(violations, ({ from }) => from);
  return new Map([...byFile].map(([file, broken]) => [file, broken.map(({ rule }) => rule.name)]));
}

it.each([
  [".dependency-cruiser.mjs", BROKEN],
  ["apps/portal/.dependency-cruiser.mjs", BROKEN_PORTAL],
])("finds each rule of %s broken by its example, and none by the allowed files", async (config, broken) => {
  const brokenRules = await findBrokenRules(
    [...Object.values(broken).map(([path]) => path), ...Object.keys(ALLOWED_FILES)],
    config,
  );
  for (const [rule, [path]] of Object.entries(broken)) expect(brokenRules.get(path)).toContain(rule);
  expect(Object.keys(ALLOWED_FILES).filter((path) => brokenRules.has(path))).toEqual([]);
});
