import { mkdirSync, writeFileSync } from "node:fs";
import { buildKey, createTestEnvironment } from "@svc/testing";
import { runOnDisk } from "./on-disk.ts";
import { printLine } from "./report.ts";
import type { CallStats } from "./scale-calls.ts";
import { type LifecycleFigures, measureLifecycles } from "./scale-lifecycles.ts";
import { createVariedTable } from "./scale-rows.ts";
import { readSizes, type TableSize } from "./scale-sizes.ts";
import { measureTableCalls } from "./scale-table.ts";

const SIZES = [10_000, 1_000_000];
const LIFECYCLES = Number(process.env.BENCH_LIVES ?? 600);
const ASSIGNEES = ["mem_1", "mem_2", "mem_3"];
const SETTINGS = { shared_preload_libraries: "pg_stat_statements" };
const FILE = new URL("results/scale.json", import.meta.url);

interface ScaleFigures {
  rollovers: number;
  sizes: TableSize[];
  calls: Record<string, CallStats>;
}

/**
 * Measures load-independent costs: pages touched, write-ahead log, and sizes on disk. Writes them to `bench/results`.
 * @param sizes numbers of rollovers; a million needs 3 GB of disk
 */
export function measureScale(sizes: readonly number[]): Promise<void> {
  const work = async () => {
    const lives = await measureLifecycles(LIFECYCLES);
    const figures: ScaleFigures[] = [];
    for (const rollovers of sizes.length > 0 ? sizes : SIZES) {
      figures.push(await measureTable(rollovers));
      write({ lives, figures });
    }
    report(figures);
  };
  return runOnDisk(work, SETTINGS);
}

async function measureTable(rollovers: number): Promise<ScaleFigures> {
  const test = await createTestEnvironment();
  try {
    const ak = await buildKey(test, "ak");
    const table = await createVariedTable(test, ak, ASSIGNEES);
    await table.growTo(rollovers);
    await test.db.pool.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
    const sizes = await readSizes(test.db.pool);
    const calls = await measureTableCalls(test, ak, { rollovers, assignee: ASSIGNEES[0] ?? "" });
    return { rollovers, sizes, calls };
  } finally {
    await test.close();
  }
}

function write(figures: { lives: LifecycleFigures; figures: ScaleFigures[] }): void {
  mkdirSync(new URL(".", FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}

function report(figures: readonly ScaleFigures[]): void {
  printLine(
    `\n| 8 kB pages touched per call, by number of rollovers | ${figures.map(({ rollovers }) => rollovers).join(" | ")} |`,
  );
  printLine(`|---|${"---:|".repeat(figures.length)}`);
  for (const name of Object.keys(figures[0]?.calls ?? {}))
    printLine(`| ${name} | ${figures.map(({ calls }) => Math.round(calls[name]?.pages ?? 0)).join(" | ")} |`);
}
