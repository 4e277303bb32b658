import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const RESULTS = new URL("../results/", import.meta.url);

export interface CauseOutcome {
  name: string;
  /** Expected alerts that reached Alertmanager, and milliseconds from the cause until then. */
  arrived: { alert: string; ms: number }[];
  /** Unexpected alerts that fired meanwhile. */
  otherAlerts: string[];
  failure: string | null;
}

type RecordedOutcomes = Record<string, CauseOutcome & { date: string }>;

const FILE = new URL("alerts.json", RESULTS);
const TABLE = new URL("alerts.md", RESULTS);

/**
 * Replaces the rows of the causes in `outcomes`, and keeps the other rows.
 * @param names all causes, in order
 * @param alerts all alerts of the rules
 */
export function writeAlerts(
  outcomes: readonly CauseOutcome[],
  names: readonly string[],
  alerts: readonly string[],
): void {
  mkdirSync(RESULTS, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  const recorded: RecordedOutcomes = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  for (const outcome of outcomes) recorded[outcome.name] = { ...outcome, date };
  const all = names.flatMap((name) => recorded[name] ?? []);
  writeFileSync(
    FILE,
    `${JSON.stringify(Object.fromEntries(all.map((outcome) => [outcome.name, outcome])), null, 2)}\n`,
  );
  const arrivedAlerts = new Set(all.flatMap(({ arrived }) => arrived.map(({ alert }) => alert)));
  writeFileSync(
    TABLE,
    toMarkdown(
      all,
      alerts.filter((alert) => !arrivedAlerts.has(alert)),
    ),
  );
}

function toMarkdown(all: readonly RecordedOutcomes[string][], missing: readonly string[]): string {
  const rows = all.map(
    ({ name, arrived, otherAlerts, failure, date }) =>
      `| ${name} | ${arrived.map(({ alert, ms }) => `${alert}, ${(ms / 1000).toFixed(0)} s`).join("; ") || "none"} | ${
        otherAlerts.join(", ") || "–"
      } | ${failure ?? "ok"} | ${date} |`,
  );
  return [
    "# Alerts",
    "",
    "Written by `npm run test:alerts`: an API, a worker and a widget service with PostgreSQL and Redis, monitored by Prometheus and",
    "Alertmanager with the rules of `deploy/observability`. Only durations are shortened: each `for` to 2 s, each range to 20 to 60 s.",
    "Each cause lasts until Alertmanager has its alerts, and is then removed.",
    "",
    "| cause | alerts, and seconds until Alertmanager had them | other alerts meanwhile | result | date |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    missing.length > 0 ? `Never fired: ${missing.join(", ")}.` : "Every alert fired.",
    "",
  ].join("\n");
}
