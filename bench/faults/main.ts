import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printLine } from "../report.ts";
import { FAULTS } from "./faults.ts";
import { formatFailures, Journal } from "./journal.ts";
import { type FaultFigures, measureFault } from "./one-fault.ts";
import { findIssues, writeFaults } from "./report-faults.ts";
import { openSite } from "./site.ts";

// npm run test:faults -- [words]: injects each fault under load, and writes bench/results/faults.md. Exits with 1 if it
// finds wrong data, an unexpected error, or a session that long outlived its key. With words, injects only faults whose name
// contains one of the words, and writes no file.

/** Limits the servers' data to 700 MB, so that a fault can fill the disk. Used only with a mount namespace. */
const DISK_OPTIONS = "size=700m,mode=711";

const hasNamespace = process.env.SVC_OWN_NAMESPACE === "1";
const hasNft = hasNamespace && succeeds("nft", "list", "tables");
const words = process.argv.slice(2);
const selected = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const isPossible = ({ needs }: (typeof FAULTS)[number]) =>
  needs === undefined || (needs === "nft" ? hasNft : hasNamespace);
const SKIP_REASONS = { namespace: "needs root and unshare", nft: "needs root, unshare and nft" };

const folder = mkdtempSync(join(tmpdir(), "svc-faults-"));
if (hasNamespace) execFileSync("mount", ["-t", "tmpfs", "-o", DISK_OPTIONS, "svc-faults", folder]);
const journal = new Journal();
const site = await openSite(journal, folder);
const figures: FaultFigures[] = [];
for (const [index, fault] of selected.filter(isPossible).entries()) {
  const result = await measureFault(fault, index, site, journal);
  figures.push(result);
  const { name, stats } = result;
  printLine(
    `${name}: ${stats.requests} requests, ${formatFailures(stats) || "none failed"}, longest wait ${(stats.longestMs / 1_000).toFixed(1)} s; ${findIssues(result).join("; ") || "ok"}`,
  );
}
await site.close();
if (hasNamespace) execFileSync("umount", [folder]);
rmSync(folder, { recursive: true });
const skipped = selected
  .filter((fault) => !isPossible(fault))
  .map(({ name, needs }) => `${name} (${needs ? SKIP_REASONS[needs] : ""})`);
if (words.length === 0) writeFaults(figures, skipped);
const failed = figures.filter((result) => findIssues(result).length > 0).length;
printLine(
  `${figures.length - failed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
);
process.exit(failed > 0 ? 1 : 0);

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
