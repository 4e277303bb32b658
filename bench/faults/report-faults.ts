import { mkdirSync, writeFileSync } from "node:fs";
import type { FaultFigures } from "./one-fault.ts";

const RESULTS = new URL("../results/", import.meta.url);

const seconds = (ms: number) => (ms / 1000).toFixed(1);

export function findFaults({ integrity, wrong, outlivedMs }: FaultFigures): string[] {
  return [
    ...(integrity.lost > 0 ? [`${integrity.lost} rollovers lost`] : []),
    ...(integrity.double > 0 ? [`${integrity.double} rollovers that no response reported`] : []),
    ...(integrity.moneyWrong > 0
      ? [`${integrity.moneyWrong} rollovers whose money is not what was told`]
      : []),
    ...(integrity.chains ? [integrity.chains] : []),
    ...(outlivedMs > 10_000 ? [`a session outlived its key by ${seconds(outlivedMs)} s`] : []),
    ...wrong,
  ];
}

/** @param skipped faults not possible on this machine, with the reason */
export function writeFaults(figures: readonly FaultFigures[], skipped: readonly string[]): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("faults.md", RESULTS), `${toMarkdown(figures, skipped)}\n`);
}

function toMarkdown(figures: readonly FaultFigures[], skipped: readonly string[]): string {
  const rows = figures.map((one) => {
    const { met, integrity } = one;
    const failures = [...met.failures].map(([why, count]) => `${count} × ${why}`).join(", ") || "none";
    const faults = findFaults(one).join("; ") || "as it should be";
    return `| ${[
      one.name,
      seconds(one.lastedMs),
      met.requests,
      failures,
      seconds(met.longestMs),
      seconds(one.readyAfterMs),
      `${integrity.rollovers}, ${integrity.lost}, ${integrity.double}`,
      `${integrity.events}, ${integrity.deliveredAgain}`,
      seconds(integrity.deliveredAfterMs),
      seconds(one.outlivedMs),
      faults,
    ].join(" | ")} |`;
  });
  return [
    "# Faults",
    "",
    `\`npm run test:faults\` wrote this on ${new Date().toISOString().slice(0, 10)}: two processes of each service on one machine, eight clients that move`,
    "rollovers from draft to completed, open sessions and read, and say everything again under its idempotency key until they are",
    "answered. After each fault the clients are gone, and what the services keep is held against what they answered: rollovers,",
    "money, events at the webhooks' receiver, the seals of all histories and the audit log.",
    "",
    "| fault | lasted, s | requests | tries that failed | longest wait of a client, s | ready after, s | rollovers in all, lost, double | events in all, delivered again | all delivered after, s | a session outlived its key, s | left behind |",
    "|---|---:|---:|---|---:|---:|---|---|---:|---:|---|",
    ...rows,
    ...(skipped.length > 0 ? ["", `Not caused on this machine: ${skipped.join("; ")}.`] : []),
  ].join("\n");
}
