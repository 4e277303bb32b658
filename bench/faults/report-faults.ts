import { mkdirSync, writeFileSync } from "node:fs";
import { findIntegrityIssues } from "./checks.ts";
import { formatFailures } from "./journal.ts";
import type { FaultFigures } from "./one-fault.ts";

const RESULTS = new URL("../results/", import.meta.url);

/** A cached key stays valid for up to ten seconds. */
const MAX_OUTLIVED_MS = 10_000;

const toSeconds = (ms: number) => (ms / 1000).toFixed(1);

export function findIssues({ integrity, unexpectedErrors, outlivedMs }: FaultFigures): string[] {
  return [
    ...findIntegrityIssues(integrity),
    ...(outlivedMs > MAX_OUTLIVED_MS ? [`a session outlived its key by ${toSeconds(outlivedMs)} s`] : []),
    ...unexpectedErrors,
  ];
}

/** @param skipped faults that this machine cannot inject, with the reason */
export function writeFaults(figures: readonly FaultFigures[], skipped: readonly string[]): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("faults.md", RESULTS), `${toMarkdown(figures, skipped)}\n`);
}

function toMarkdown(figures: readonly FaultFigures[], skipped: readonly string[]): string {
  const rows = figures.map((result) => {
    const { stats, integrity } = result;
    return `| ${[
      result.name,
      toSeconds(result.lastedMs),
      stats.requests,
      formatFailures(stats) || "none",
      toSeconds(stats.longestMs),
      toSeconds(result.readyAfterMs),
      `${integrity.rollovers}, ${integrity.lost}, ${integrity.duplicates}`,
      `${integrity.events}, ${integrity.redelivered}`,
      toSeconds(integrity.deliveredAfterMs),
      toSeconds(result.outlivedMs),
      findIssues(result).join("; ") || "ok",
    ].join(" | ")} |`;
  });
  return [
    "# Faults",
    "",
    `Written by \`npm run test:faults\` on ${new Date().toISOString().slice(0, 10)}: two processes of each service on one machine, and eight clients that move`,
    "rollovers from draft to completed, open sessions and read. Clients retry each request with the same idempotency key until it",
    "succeeds. After each fault, the clients stop. The stored rollovers are compared with the responses. Amounts, webhook",
    "deliveries, the seals of all timelines and the audit log are verified.",
    "",
    "| fault | duration, s | requests | failed attempts | longest wait of a client, s | ready after, s | rollovers: total, lost, duplicate | events: total, redelivered | all delivered after, s | session outlived its key by, s | result |",
    "|---|---:|---:|---|---:|---:|---|---|---:|---:|---|",
    ...rows,
    ...(skipped.length > 0 ? ["", `Skipped on this machine: ${skipped.join("; ")}.`] : []),
  ].join("\n");
}
