import { mkdirSync, writeFileSync } from "node:fs";
import type { FaultFigures } from "./one-fault.ts";

const RESULTS = new URL("../results/", import.meta.url);

const seconds = (ms: number) => (ms / 1000).toFixed(1);

export function findFaults({ integrity, wrong, outlivedMs }: FaultFigures): string[] {
  return [
    ...(integrity.lost > 0 ? [`${integrity.lost} rollovers lost`] : []),
    ...(integrity.double > 0 ? [`${integrity.double} rollovers that no response reported`] : []),
    ...(integrity.moneyWrong > 0
      ? [`${integrity.moneyWrong} rollovers with other amounts than reported`]
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
    const faults = findFaults(one).join("; ") || "ok";
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
    `Written by \`npm run test:faults\` on ${new Date().toISOString().slice(0, 10)}: two processes of each service on one machine, and eight clients that move`,
    "rollovers from draft to completed, open sessions and read. Clients retry each request with the same idempotency key until it",
    "succeeds. After each fault, the clients stop, and the stored data is compared with the responses: rollovers, amounts, webhook",
    "events, the seals of all histories and the audit log.",
    "",
    "| fault | duration, s | requests | failed attempts | longest wait of a client, s | ready after, s | rollovers: total, lost, duplicate | events: total, redelivered | all delivered after, s | session outlived its key by, s | result |",
    "|---|---:|---:|---|---:|---:|---|---|---:|---:|---|",
    ...rows,
    ...(skipped.length > 0 ? ["", `Skipped on this machine: ${skipped.join("; ")}.`] : []),
  ].join("\n");
}
