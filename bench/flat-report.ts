import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { drawCharts } from "./flat-charts.ts";
import type { CrowdFigures, ProcessFigures } from "./flat-crowd.ts";
import type { KeyFigures } from "./flat-keys.ts";
import type { GrowthFigures } from "./flat-rollovers.ts";
import { writeSection } from "./report.ts";

export interface FlatFigures {
  growth: GrowthFigures[];
  keys: KeyFigures[];
  processes: ProcessFigures[];
  crowds: CrowdFigures[];
}

const RESULTS = new URL("./results/", import.meta.url);

const LARGE_FILE = new URL("flat-large.json", RESULTS);
const PROCESSOR = "processor time per call, ms";

export function writeFlat(figures: FlatFigures): void {
  const { growth, keys, processes, crowds } = figures;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("flat.json", RESULTS), `${JSON.stringify(figures, null, 2)}\n`);
  const write = (name: string, svg: string) => writeFileSync(new URL(`flat-${name}.svg`, RESULTS), svg);
  write("rollovers", drawGrowth(growth));
  const toKeyLine = (name: string, getValue: (figures: KeyFigures) => number) => ({
    name,
    points: keys.map((entry) => ({ x: entry.keys, y: getValue(entry) })),
  });
  write(
    "keys",
    drawCharts("Lookup of an uncached key, by number of keys", [
      {
        title: "in the database",
        x: "keys in the table",
        y: "processor time per lookup, ms",
        isLogarithmic: true,
        lines: [
          toKeyLine("a known key", (entry) => entry.known.database),
          toKeyLine("an unknown key", (entry) => entry.unknown.database),
        ],
      },
      {
        title: "until verified",
        x: "keys in the table",
        y: "milliseconds, median of the rounds",
        isLogarithmic: true,
        lines: [
          toKeyLine("a known key", (entry) => entry.known.waited),
          toKeyLine("an unknown key", (entry) => entry.unknown.waited),
        ],
      },
    ]),
  );
  const toProcessLine = (getValue: (figures: ProcessFigures) => number) => [
    {
      name: "lists, 64 clients",
      points: processes.map((entry) => ({ x: entry.processes, y: getValue(entry) })),
    },
  ];
  write(
    "processes",
    drawCharts("One to four API processes on one machine with PostgreSQL and the clients", [
      { title: "cost", x: "processes", y: PROCESSOR, lines: toProcessLine((entry) => entry.service) },
      {
        title: "rate",
        x: "processes",
        y: "lists per second",
        lines: toProcessLine((entry) => entry.perSecond),
      },
      {
        title: "tail latency",
        x: "processes",
        y: "p99, milliseconds",
        lines: toProcessLine((entry) => entry.p99),
      },
    ]),
  );
  const toCrowdLine = (what: string, name: string, getValue: (figures: CrowdFigures) => number) => ({
    name,
    points: crowds
      .filter((entry) => entry.what === what)
      .map((entry) => ({ x: entry.connections, y: getValue(entry) })),
  });
  write(
    "connections",
    drawCharts(
      "Many clients of one process with ten database connections, and another organization's requests",
      (["list", "create"] as const).flatMap((what) => [
        {
          title: `${what}: tail latency`,
          x: "clients",
          y: "p99, milliseconds",
          isLogarithmic: true,
          lines: [
            toCrowdLine(what, "served", (entry) => entry.served.p99),
            toCrowdLine(what, "rejected with Retry-After", (entry) => entry.refused.p99),
            toCrowdLine(what, "another organization's list", (entry) => entry.guest.p99),
            toCrowdLine(what, "the same, over new connections", (entry) => entry.newcomer.p99),
          ],
        },
        {
          title: `${what}: rate`,
          x: "clients",
          y: "responses per second",
          isLogarithmic: true,
          lines: [
            toCrowdLine(what, "served", (entry) => entry.served.perSecond),
            toCrowdLine(what, "rejected with Retry-After", (entry) => entry.refused.perSecond),
          ],
        },
      ]),
    ),
  );
}

/** Adds the figures to earlier results, and replaces those of the same number of organizations. */
export function writeLarge(figures: GrowthFigures): void {
  const earlier = existsSync(LARGE_FILE)
    ? (JSON.parse(readFileSync(LARGE_FILE, "utf8")) as GrowthFigures[])
    : [];
  const growth = [...earlier.filter((entry) => entry.organizations !== figures.organizations), figures];
  growth.sort((a, b) => a.organizations - b.organizations);
  writeFileSync(LARGE_FILE, `${JSON.stringify(growth, null, 2)}\n`);
  writeFileSync(new URL("flat-large-rollovers.svg", RESULTS), drawGrowth(growth));
  writeSection("npm run bench: flat, large", formatGrowthTables(growth));
}

function drawGrowth(growth: readonly GrowthFigures[]): string {
  const calls = Object.keys(growth[0]?.sizes[0]?.costs ?? {});
  return drawCharts(
    "Processor time of a call in the API and PostgreSQL, by number of rollovers",
    calls.map((call) => ({
      title: call,
      x: "rollovers in the table",
      y: PROCESSOR,
      isLogarithmic: true,
      lines: growth.map((entry) => ({
        name: `in ${nameGrowth(entry)}`,
        points: entry.sizes.map(({ rollovers, costs }) => ({
          x: rollovers,
          y: (costs[call]?.service ?? Number.NaN) + (costs[call]?.database ?? Number.NaN),
        })),
      })),
    })),
  );
}

const formatMs = (value: number | null | undefined) =>
  typeof value !== "number" || Number.isNaN(value) ? "–" : value.toFixed(2);

function nameGrowth({ organizations, when }: GrowthFigures): string {
  const name = organizations === 1 ? "one organization" : `${organizations} organizations`;
  return when === undefined ? name : `${name}, ${when}`;
}

function formatGrowthTables(growth: readonly GrowthFigures[]): string {
  return growth
    .map((entry) => {
      const { sizes } = entry;
      const calls = Object.keys(sizes[0]?.costs ?? {});
      return [
        `| rollovers of ${nameGrowth(entry)}: processor time of a call in ms, API + PostgreSQL | ${calls.join(" | ")} | creation, s |`,
        `|---:|${calls.map(() => "---:|").join("")}---:|`,
        ...sizes.map(({ rollovers, costs, madeIn }) => {
          const cells = calls.map(
            (call) => `${formatMs(costs[call]?.service)} + ${formatMs(costs[call]?.database)}`,
          );
          return `| ${rollovers} | ${cells.join(" | ")} | ${Math.round(madeIn)} |`;
        }),
      ].join("\n");
    })
    .join("\n\n");
}

export function formatFlatTables({ growth, keys, processes, crowds }: FlatFigures): string {
  const lines: string[] = [`\n${formatGrowthTables(growth)}`];
  const addLine = (line: string) => lines.push(line);
  addLine(
    "\n| key lookup, by number of keys | known: database, latency, ms | unknown: database, latency, ms |\n|---:|---:|---:|",
  );
  for (const { keys: count, known, unknown } of keys) {
    addLine(
      `| ${count} | ${formatMs(known.database)}, ${formatMs(known.waited)} | ${formatMs(unknown.database)}, ${formatMs(unknown.waited)} |`,
    );
  }
  addLine(
    "\n| API processes | lists per second | processor time per list, ms | p99 ms |\n|---:|---:|---:|---:|",
  );
  for (const entry of processes)
    addLine(
      `| ${entry.processes} | ${Math.round(entry.perSecond)} | ${formatMs(entry.service)} | ${formatMs(entry.p99)} |`,
    );
  addLine(
    "\n| clients of one process with ten database connections | served per second | p50, p99, max ms | rejected per second | p50, p99 ms | other | another organization: p50, p99 ms, failed | over new connections |",
  );
  addLine("|---|---:|---:|---:|---:|---|---:|---:|");
  for (const { what, connections, served, refused, others, guest, newcomer } of crowds) {
    const times = [served.p50, served.p99, served.max].map((value) => Math.round(value)).join(", ");
    const refusedTimes = [refused.p50, refused.p99].map((value) =>
      Number.isNaN(value) ? "–" : Math.round(value),
    );
    const visits = [guest, newcomer].map(
      ({ p50, p99, failed }) => `${Math.round(p50)}, ${Math.round(p99)}, ${failed}`,
    );
    addLine(
      `| ${connections}, ${what} | ${Math.round(served.perSecond)} | ${times} | ${Math.round(refused.perSecond)} | ${refusedTimes.join(", ")} | ${JSON.stringify(others)} | ${visits.join(" | ")} |`,
    );
  }
  return lines.join("\n");
}
