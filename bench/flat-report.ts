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

const LARGE = new URL("flat-large.json", RESULTS);
const PROCESSOR = "processor time per call, ms";

export function writeFlat(figures: FlatFigures): void {
  const { growth, keys, processes, crowds } = figures;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("flat.json", RESULTS), `${JSON.stringify(figures, null, 2)}\n`);
  const write = (name: string, svg: string) => writeFileSync(new URL(`flat-${name}.svg`, RESULTS), svg);
  write("rollovers", drawGrowth(growth));
  const keyLine = (name: string, getValue: (one: KeyFigures) => number) => ({
    name,
    points: keys.map((one) => ({ x: one.keys, y: getValue(one) })),
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
          keyLine("a known key", (one) => one.known.database),
          keyLine("an unknown key", (one) => one.unknown.database),
        ],
      },
      {
        title: "until verified",
        x: "keys in the table",
        y: "milliseconds, median of the rounds",
        isLogarithmic: true,
        lines: [
          keyLine("a known key", (one) => one.known.waited),
          keyLine("an unknown key", (one) => one.unknown.waited),
        ],
      },
    ]),
  );
  const processLine = (getValue: (one: ProcessFigures) => number) => [
    { name: "lists, 64 clients", points: processes.map((one) => ({ x: one.processes, y: getValue(one) })) },
  ];
  write(
    "processes",
    drawCharts("One to four API processes on one machine with PostgreSQL and the clients", [
      { title: "cost", x: "processes", y: PROCESSOR, lines: processLine((one) => one.service) },
      { title: "rate", x: "processes", y: "lists per second", lines: processLine((one) => one.perSecond) },
      {
        title: "tail latency",
        x: "processes",
        y: "p99, milliseconds",
        lines: processLine((one) => one.p99),
      },
    ]),
  );
  const crowdLine = (what: string, name: string, getValue: (one: CrowdFigures) => number) => ({
    name,
    points: crowds
      .filter((one) => one.what === what)
      .map((one) => ({ x: one.connections, y: getValue(one) })),
  });
  write(
    "connections",
    drawCharts(
      "Many clients with ten database connections: served and rejected, and another organization meanwhile",
      (["list", "create"] as const).flatMap((what) => [
        {
          title: `${what}: tail latency`,
          x: "clients",
          y: "p99, milliseconds",
          isLogarithmic: true,
          lines: [
            crowdLine(what, "served", (one) => one.served.p99),
            crowdLine(what, "rejected with Retry-After", (one) => one.refused.p99),
            crowdLine(what, "another organization's list", (one) => one.guest.p99),
            crowdLine(what, "the same, over new connections", (one) => one.newcomer.p99),
          ],
        },
        {
          title: `${what}: rate`,
          x: "clients",
          y: "responses per second",
          isLogarithmic: true,
          lines: [
            crowdLine(what, "served", (one) => one.served.perSecond),
            crowdLine(what, "rejected with Retry-After", (one) => one.refused.perSecond),
          ],
        },
      ]),
    ),
  );
}

/** Merges the figures into earlier results of other sizes. */
export function writeLarge(figures: GrowthFigures): void {
  const before = existsSync(LARGE) ? (JSON.parse(readFileSync(LARGE, "utf8")) as GrowthFigures[]) : [];
  const growth = [...before.filter((one) => one.organizations !== figures.organizations), figures];
  growth.sort((one, other) => one.organizations - other.organizations);
  writeFileSync(LARGE, `${JSON.stringify(growth, null, 2)}\n`);
  writeFileSync(new URL("flat-large-rollovers.svg", RESULTS), drawGrowth(growth));
  writeSection("npm run bench: flat, large", growthTables(growth));
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
      lines: growth.map((one) => ({
        name: `in ${nameGrowth(one)}`,
        points: one.sizes.map(({ rollovers, costs }) => ({
          x: rollovers,
          y: (costs[call]?.service ?? Number.NaN) + (costs[call]?.database ?? Number.NaN),
        })),
      })),
    })),
  );
}

const ms = (value: number | null | undefined) =>
  typeof value !== "number" || Number.isNaN(value) ? "–" : value.toFixed(2);

function nameGrowth({ organizations, when }: GrowthFigures): string {
  const name = organizations === 1 ? "one organization" : `${organizations} organizations`;
  return when === undefined ? name : `${name}, ${when}`;
}

function growthTables(growth: readonly GrowthFigures[]): string {
  return growth
    .map((one) => {
      const { sizes } = one;
      const calls = Object.keys(sizes[0]?.costs ?? {});
      return [
        `| rollovers of ${nameGrowth(one)}: processor time of a call in ms, API + PostgreSQL | ${calls.join(" | ")} | created in s |`,
        `|---:|${calls.map(() => "---:|").join("")}---:|`,
        ...sizes.map(({ rollovers, costs, madeIn }) => {
          const cells = calls.map((call) => `${ms(costs[call]?.service)} + ${ms(costs[call]?.database)}`);
          return `| ${rollovers} | ${cells.join(" | ")} | ${Math.round(madeIn)} |`;
        }),
      ].join("\n");
    })
    .join("\n\n");
}

export function flatTables({ growth, keys, processes, crowds }: FlatFigures): string {
  const lines: string[] = [`\n${growthTables(growth)}`];
  const addLine = (line: string) => lines.push(line);
  addLine(
    "\n| key lookup, by number of keys | known: database, latency, ms | unknown: database, latency, ms |\n|---:|---:|---:|",
  );
  for (const { keys: count, known, unknown } of keys) {
    addLine(
      `| ${count} | ${ms(known.database)}, ${ms(known.waited)} | ${ms(unknown.database)}, ${ms(unknown.waited)} |`,
    );
  }
  addLine(
    "\n| API processes | lists per second | processor time per list, ms | p99 ms |\n|---:|---:|---:|---:|",
  );
  for (const one of processes)
    addLine(`| ${one.processes} | ${Math.round(one.perSecond)} | ${ms(one.service)} | ${ms(one.p99)} |`);
  addLine(
    "\n| clients with ten database connections | served per second | p50, p99, max ms | rejected per second | p50, p99 ms | other | another organization: p50, p99 ms, failed | over new connections |",
  );
  addLine("|---|---:|---:|---:|---:|---|---:|---:|");
  for (const { what, connections, served, refused, others, guest, newcomer } of crowds) {
    const times = [served.p50, served.p99, served.most].map((value) => Math.round(value)).join(", ");
    const late = [refused.p50, refused.p99].map((value) => (Number.isNaN(value) ? "–" : Math.round(value)));
    const visits = [guest, newcomer].map(
      ({ p50, p99, failed }) => `${Math.round(p50)}, ${Math.round(p99)}, ${failed}`,
    );
    addLine(
      `| ${connections}, ${what} | ${Math.round(served.perSecond)} | ${times} | ${Math.round(refused.perSecond)} | ${late.join(", ")} | ${JSON.stringify(others)} | ${visits.join(" | ")} |`,
    );
  }
  return lines.join("\n");
}
