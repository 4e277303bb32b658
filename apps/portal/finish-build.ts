import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { findBudgetIssues, findTrackIssues, type Manifest } from "./budget.ts";

const DIST = new URL("dist/", import.meta.url).pathname;
const COMPRESSIBLE = /\.(?:js|css|svg|html)$/;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const sizes = new Map<string, number>();
const files = (await readdir(DIST, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(join(DIST, name));
    const [gzipBytes, brotliBytes] = await Promise.all([
      compressGzip(bytes, { level: 9 }),
      compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ]);
    sizes.set(name, gzipBytes.length);
    // The server generates `index.html` for its environment.
    if (name === "index.html") return;
    await Promise.all([
      writeFile(join(DIST, `${name}.gz`), gzipBytes),
      writeFile(join(DIST, `${name}.br`), brotliBytes),
    ]);
  }),
);

const manifest = JSON.parse(await readFile(join(DIST, ".vite/manifest.json"), "utf8")) as Manifest;
const { issues: portalIssues, firstLoad } = findBudgetIssues(manifest, sizes);
const { issues: trackIssues, trackLoad } = findTrackIssues(manifest, sizes);
const issues = [...portalIssues, ...trackIssues];
process.stdout.write(`first load ${(firstLoad / 1_000).toFixed(1)} kB gzipped\n`);
process.stdout.write(`tracking page ${(trackLoad / 1_000).toFixed(1)} kB gzipped\n`);
if (issues.length > 0) {
  process.stderr.write(`${issues.join("\n")}\n`);
  process.exit(1);
}
