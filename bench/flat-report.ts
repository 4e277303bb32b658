import { mkdirSync, writeFileSync } from "node:fs";
import type { FlatFigures } from "./flat.ts";
import { drawCharts } from "./flat-charts.ts";
import type { CrowdFigures, ProcessFigures } from "./flat-crowd.ts";
import type { KeyFigures } from "./flat-keys.ts";
import type { GrowthFigures } from "./flat-rollovers.ts";

const RESULTS = new URL("./results/", import.meta.url);

/** Writes the figures into `bench/results`, and a chart for each: of rollovers, keys, processes and connections. */
export function writeFlat(figures: FlatFigures): void {
  const { growth, keys, processes, crowds } = figures;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(new URL("flat.json", RESULTS), `${JSON.stringify(figures, null, 2)}\n`);
  const write = (name: string, svg: string) => writeFileSync(new URL(`flat-${name}.svg`, RESULTS), svg);
  const calls = Object.keys(growth[0]?.sizes[0]?.costs ?? {});
  const named = ({ organizations }: GrowthFigures) =>
    organizations === 1 ? "all in one organization" : `in ${organizations} organizations`;
  const PROCESSOR = "milliseconds of processor time a call";
  write(
    "rollovers",
    drawCharts(
      "What a call costs, API and PostgreSQL together, beside more and more rollovers",
      calls.map((call) => ({
        title: call,
        x: "rollovers in the table",
        y: PROCESSOR,
        isLogarithmic: true,
        lines: growth.map((one) => ({
          name: named(one),
          points: one.sizes.map(({ rollovers, costs }) => ({
            x: rollovers,
            y: (costs[call]?.service ?? Number.NaN) + (costs[call]?.database ?? Number.NaN),
          })),
        })),
      })),
    ),
  );
  const keyLine = (name: string, of: (one: KeyFigures) => number) => ({
    name,
    points: keys.map((one) => ({ x: one.keys, y: of(one) })),
  });
  write(
    "keys",
    drawCharts("Looking up a key that the process has not met, among more and more keys", [
      {
        title: "in the database",
        x: "keys in the table",
        y: "milliseconds of processor time a key",
        isLogarithmic: true,
        lines: [
          keyLine("a known key", (one) => one.known.database),
          keyLine("an unknown key", (one) => one.unknown.database),
        ],
      },
      {
        title: "until it is verified",
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
  const processLine = (of: (one: ProcessFigures) => number) => [
    { name: "lists, 64 clients", points: processes.map((one) => ({ x: one.processes, y: of(one) })) },
  ];
  write(
    "processes",
    drawCharts("One to four API processes beside PostgreSQL and the clients on one machine", [
      { title: "cost", x: "processes", y: PROCESSOR, lines: processLine((one) => one.service) },
      { title: "rate", x: "processes", y: "lists a second", lines: processLine((one) => one.perSecond) },
      {
        title: "slowest of a hundred",
        x: "processes",
        y: "p99, milliseconds",
        lines: processLine((one) => one.p99),
      },
    ]),
  );
  const crowdLine = (what: string, name: string, of: (one: CrowdFigures) => number) => ({
    name,
    points: crowds.filter((one) => one.what === what).map((one) => ({ x: one.connections, y: of(one) })),
  });
  write(
    "connections",
    drawCharts(
      "Many clients at ten connections to the database: served, refused at once, and a second organization meanwhile",
      (["list", "create"] as const).flatMap((what) => [
        {
          title: `${what}: slowest of a hundred`,
          x: "clients",
          y: "p99, milliseconds",
          isLogarithmic: true,
          lines: [
            crowdLine(what, "served", (one) => one.served.p99),
            crowdLine(what, "refused with Retry-After", (one) => one.refused.p99),
            crowdLine(what, "another organization's list", (one) => one.guest.p99),
          ],
        },
        {
          title: `${what}: rate`,
          x: "clients",
          y: "answers a second",
          isLogarithmic: true,
          lines: [
            crowdLine(what, "served", (one) => one.served.perSecond),
            crowdLine(what, "refused with Retry-After", (one) => one.refused.perSecond),
          ],
        },
      ]),
    ),
  );
}

/** What was measured, as tables in Markdown. */
export function flatTables({ growth, keys, processes, crowds }: FlatFigures): string {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const ms = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? "–" : value.toFixed(2);
  for (const { organizations, sizes } of growth) {
    const calls = Object.keys(sizes[0]?.costs ?? {});
    say(
      `\n| processor time of a call in ms, API + PostgreSQL; rollovers of ${organizations} | ${calls.join(" | ")} | made in s |`,
    );
    say(`|---:|${calls.map(() => "---:|").join("")}---:|`);
    for (const { rollovers, costs, madeIn } of sizes) {
      const cells = calls.map((call) => `${ms(costs[call]?.service)} + ${ms(costs[call]?.database)}`);
      say(`| ${rollovers} | ${cells.join(" | ")} | ${Math.round(madeIn)} |`);
    }
  }
  say(
    "\n| looking a key up | known: database, waited, ms | unknown: database, waited, ms |\n|---:|---:|---:|",
  );
  for (const { keys: count, known, unknown } of keys) {
    say(
      `| ${count} | ${ms(known.database)}, ${ms(known.waited)} | ${ms(unknown.database)}, ${ms(unknown.waited)} |`,
    );
  }
  say("\n| API processes | lists a second | ms of processor time a list | p99 ms |\n|---:|---:|---:|---:|");
  for (const one of processes)
    say(`| ${one.processes} | ${Math.round(one.perSecond)} | ${ms(one.service)} | ${ms(one.p99)} |`);
  say(
    "\n| clients at ten connections | served a second | p50, p99, most ms | refused a second | p99 ms | else | another organization: p50, p99 ms, failed |",
  );
  say("|---|---:|---:|---:|---:|---|---:|");
  for (const { what, connections, served, refused, others, guest } of crowds) {
    const times = [served.p50, served.p99, served.most].map((value) => Math.round(value)).join(", ");
    const visits = `${Math.round(guest.p50)}, ${Math.round(guest.p99)}, ${guest.failed}`;
    say(
      `| ${connections}, ${what} | ${Math.round(served.perSecond)} | ${times} | ${Math.round(refused.perSecond)} | ${ms(refused.p99)} | ${JSON.stringify(others)} | ${visits} |`,
    );
  }
  return lines.join("\n");
}
