import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printLine } from "../report.ts";
import { FAULTS } from "./faults.ts";
import { Journal } from "./journal.ts";
import { type FaultFigures, measureFault } from "./one-fault.ts";
import { findFaults, writeFaults } from "./report-faults.ts";
import { openSite } from "./site.ts";

// npm run test:faults -- [words]: injects each fault under load in under ten minutes, and writes bench/results/faults.md. Exits with 1 if
// data is wrong afterwards. Words select faults by name; then nothing is written.

/** Size of the servers' disk, where one can be mounted. */
const DISK = "size=700m,mode=711";

const isAlone = process.env.SVC_OWN_NAMESPACE === "1";
const hasNft = isAlone && succeeds("nft", "list", "tables");
const words = process.argv.slice(2);
const wanted = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const isPossible = ({ needs }: (typeof FAULTS)[number]) =>
  needs === undefined || (needs === "nft" ? hasNft : isAlone);
const why = { namespace: "needs root and unshare", nft: "needs root, unshare and nft" };

const folder = mkdtempSync(join(tmpdir(), "svc-faults-"));
// Mounted in this namespace only.
if (isAlone) execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "svc-faults", folder]);
const journal = new Journal();
const site = await openSite(journal, folder);
const figures: FaultFigures[] = [];
for (const [index, fault] of wanted.filter(isPossible).entries()) {
  const one = await measureFault(fault, index, site, journal);
  figures.push(one);
  const failures = [...one.met.failures].map(([reason, count]) => `${count} × ${reason}`).join(", ");
  printLine(
    `${one.name}: ${one.met.requests} requests, ${failures || "none failed"}, longest wait ${(one.met.longestMs / 1_000).toFixed(1)} s; ${findFaults(one).join("; ") || "ok"}`,
  );
}
await site.close();
if (isAlone) execFileSync("umount", [folder]);
rmSync(folder, { recursive: true });
const skipped = wanted
  .filter((fault) => !isPossible(fault))
  .map(({ name, needs }) => `${name} (${needs ? why[needs] : ""})`);
if (words.length === 0) writeFaults(figures, skipped);
const bad = figures.filter((one) => findFaults(one).length > 0).length;
printLine(
  `${figures.length - bad} passed, ${bad} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}`,
);
process.exit(bad > 0 ? 1 : 0);

function succeeds(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
