import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { findBudgetIssues, type Manifest } from "./budget.ts";

// Runs after Vite: compresses each file once, and checks the size budget.

const DIST = new URL("dist/", import.meta.url).pathname;
const COMPRESSED = /\.(?:js|css|svg|html)$/;

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

const sizes = new Map<string, number>();
const files = (await readdir(DIST, { recursive: true })).filter((name) => COMPRESSED.test(name));
await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(join(DIST, name));
    const [gz, br] = await Promise.all([
      asGzip(bytes, { level: 9 }),
      asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ]);
    sizes.set(name, gz.length);
    // The server generates the page per environment.
    if (name === "index.html") return;
    await Promise.all([writeFile(join(DIST, `${name}.gz`), gz), writeFile(join(DIST, `${name}.br`), br)]);
  }),
);

const manifest = JSON.parse(await readFile(join(DIST, ".vite/manifest.json"), "utf8")) as Manifest;
const { issues, firstLoad } = findBudgetIssues(manifest, sizes);
process.stdout.write(`first load ${(firstLoad / 1_000).toFixed(1)} kB gzipped\n`);
if (issues.length > 0) {
  process.stderr.write(`${issues.join("\n")}\n`);
  process.exit(1);
}
