import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "@jest/globals";

const ROOT = join(import.meta.dirname, "..");

/** Maps each rule to a file whose only import violates the rule. */
const VIOLATIONS: Readonly<Record<string, readonly [path: string, imported: string]>> = {
  "keys-imports-only-crypto": ["packages/keys/dist/a.js", "node:fs"],
  "client-imports-nothing": ["packages/client/dist/a.js", "node:crypto"],
  "cli-imports-only-client-and-terminal": ["packages/cli/dist/a.js", "../../database/dist/index.js"],
  "terminal-imports-no-workspace": ["packages/terminal/dist/a.js", "../../database/dist/index.js"],
  "widget-imports-nothing": ["packages/widget/dist/a.js", "node:path"],
  "widget-react-imports-only-widget-and-react": ["packages/widget-react/dist/a.js", "node:crypto"],
  "service-kit-imports-only-keys": ["packages/service-kit/dist/a.js", "../../database/dist/index.js"],
  "openapi-imports-only-service-kit-and-keys": [
    "packages/openapi/dist/a.js",
    "../../operations/dist/index.js",
  ],
  "bank-files-imports-only-money": ["packages/bank-files/dist/a.js", "../../database/dist/index.js"],
  "irs-files-imports-only-money": ["packages/irs-files/dist/a.js", "../../database/dist/index.js"],
  "import-packages-by-name": ["packages/accounts/dist/a.js", "../../database/dist/index.js"],
  "not-to-other-apps": ["packages/custodians/dist/a.js", "../../../apps/api/dist/index.js"],
  "transports-not-to-stores": ["apps/api/dist/transport/rest/a.js", "../../rollovers/rollover-store.js"],
  "transports-not-to-other-transports": ["apps/api/dist/transport/rest/b.js", "../graphql/index.js"],
  "layer-accounts-and-consents": ["apps/api/dist/accounts-and-consents/a.js", "../rollovers/rollover.js"],
  "not-to-stores-of-other-areas": ["apps/api/dist/records/a.js", "../rollovers/rollover-store.js"],
  "pure-not-to-io": ["packages/rollover-rules/dist/money/money.js", "node:http"],
  "no-circular": ["apps/api/dist/rollovers/circle.js", "./circle.js"],
};
const PORTAL_VIOLATIONS: Readonly<Record<string, readonly [path: string, imported: string]>> = {
  "portal-imports-only-widget": ["apps/portal/src/a.tsx", "../../api/dist/index.js"],
  "kit-not-to-pages": ["apps/portal/src/ui/b.tsx", "../pages/c.tsx"],
  "no-circular": ["apps/portal/src/pages/c.tsx", "./c.tsx"],
};
/** Files without imports, which the violations import. */
const ALLOWED_FILES: Readonly<Record<string, string>> = {
  "packages/database/dist/index.js": "",
  "packages/operations/dist/index.js": "",
  "apps/api/dist/index.js": "",
  "apps/api/dist/rollovers/rollover-store.js": "",
  "apps/api/dist/rollovers/rollover.js": "",
  "apps/api/dist/transport/graphql/index.js": "",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-imports-"));
  const broken = [VIOLATIONS, PORTAL_VIOLATIONS]
    .flatMap(Object.values<(typeof VIOLATIONS)[string]>)
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
  // The exit code is the number of violations, so the call is rejected.
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
  [".dependency-cruiser.mjs", VIOLATIONS],
  ["apps/portal/.dependency-cruiser.mjs", PORTAL_VIOLATIONS],
])(
  "each rule of %s reports the file that violates it, and no rule reports an allowed file",
  async (config, broken) => {
    const brokenRules = await findBrokenRules(
      [...Object.values(broken).map(([path]) => path), ...Object.keys(ALLOWED_FILES)],
      config,
    );
    for (const [rule, [path]] of Object.entries(broken)) expect(brokenRules.get(path)).toContain(rule);
    expect(Object.keys(ALLOWED_FILES).filter((path) => brokenRules.has(path))).toEqual([]);
  },
);
