import { buildAccount, type TestEnvironment } from "@svc/testing";
import type { CDPSession, Page } from "playwright-core";
import { startPortal } from "../apps/portal/test/browser/use-portal.ts";
import { readLifecycles, toCopy, writeCopies } from "./copies.ts";
import { quantile } from "./latencies.ts";
import { printLine } from "./report.ts";

const ROWS = 10_000;
const ROWS_PER_PAGE = 50;
/** Pixels of a comfortable row in the portal's grid.tsx. */
const ROW_HEIGHT = 53;

interface QueueFigures {
  /** From scrolling a page until all visible rows are loaded. */
  nextPageMs: number[];
  /** API latency of a page, from the same browser. */
  responseMs: number[];
  /** From opening the queue until its first row is shown. */
  openMs: number;
  /** JavaScript heap and DOM nodes, on the first and last page. */
  heapMb: [number, number];
  nodes: [number, number];
}

export async function measureQueue(): Promise<QueueFigures> {
  const portal = await startPortal({ env: { RATE_LIMIT_PER_MINUTE: "10000000" } });
  try {
    const person = await portal.signIn("operations");
    await fillQueue(portal.api, portal.api.ak.organizationId, ROWS, [person.memberId]);
    const { page, close } = await portal.open(person, "/settings");
    const begin = performance.now();
    await page.goto(`${portal.origin}/portal/rollovers`);
    await page.locator(".queue-body [data-index='0']").waitFor();
    const openMs = performance.now() - begin;
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const first = await readMetrics(session);
    const nextPageMs = await scrollThrough(page);
    const responseMs = await page.evaluate<number[]>(READ_RESPONSES);
    const last = await readMetrics(session);
    await close();
    return {
      nextPageMs,
      responseMs,
      openMs,
      heapMb: [first.heapMb, last.heapMb],
      nodes: [first.nodes, last.nodes],
    };
  } finally {
    await portal.stop();
  }
}

async function readMetrics(session: CDPSession) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const getMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapMb: getMetric("JSHeapUsedSize") / 1_000_000, nodes: getMetric("Nodes") };
}

/** In the browser: scrolls by one page. Returns milliseconds until all visible rows are loaded; null at the end of the queue. */
const NEXT_PAGE = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const grid = document.querySelector(".queue");
  const scrollStart = window.scrollY;
  const start = performance.now();
  const isShown = () => {
    const rows = [...document.querySelectorAll(".queue-body [role=row]")];
    const visibleRows = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return window.scrollY > scrollStart && visibleRows.length > 0 && visibleRows.every((row) => !row.hasAttribute("aria-busy"));
  };
  do {
    window.scrollTo(0, scrollStart + ${ROWS_PER_PAGE * ROW_HEIGHT});
    await frame();
    if (grid.getAttribute("aria-rowcount") !== "-1" && window.scrollY === scrollStart) return null;
  } while (!isShown());
  return performance.now() - start;
})()`;

/** In the browser: reads the first page of the API 20 times. Returns milliseconds. */
const READ_RESPONSES = `(async () => {
  const durations = [];
  for (let count = 0; count < 20; count += 1) {
    const start = performance.now();
    await (await fetch("/v1/rollovers?sort=deadline&limit=${ROWS_PER_PAGE}")).json();
    durations.push(performance.now() - start);
  }
  return durations;
})()`;

async function scrollThrough(page: Page): Promise<number[]> {
  const durations: number[] = [];
  for (;;) {
    const ms = await page.evaluate<number | null>(NEXT_PAGE);
    if (ms === null) return durations;
    durations.push(ms);
  }
}

export function reportQueue({ nextPageMs, responseMs, openMs, heapMb, nodes }: QueueFigures): void {
  const toSorted = (figures: number[]) => figures.toSorted((a, b) => a - b);
  const ms = (share: number, durations = nextPageMs) => quantile(toSorted(durations), share).toFixed(0);
  printLine(`\n| the portal's queue with ${ROWS} rollovers | |\n|---|---:|`);
  printLine(`| pages scrolled through | ${nextPageMs.length} |`);
  printLine(`| next page: median, p99, max ms | ${ms(0.5)}, ${ms(0.99)}, ${ms(1)} |`);
  printLine(`| API response alone: median, max ms | ${ms(0.5, responseMs)}, ${ms(1, responseMs)} |`);
  printLine(`| page load until rows are shown, ms | ${openMs.toFixed(0)} |`);
  printLine(`| memory on the first and last page, MB | ${heapMb.map((mb) => mb.toFixed(1)).join(", ")} |`);
  printLine(`| DOM nodes on the first and last page | ${nodes.join(", ")} |`);
}

const PEOPLE = 400;
const FIRST_NAMES = [
  "Ada",
  "Grace",
  "Katherine",
  "Alan",
  "Mary",
  "Edsger",
  "Barbara",
  "Donald",
  "Radia",
  "Tony",
];
const LAST_NAMES = [
  "Lovelace",
  "Hopper",
  "Johnson",
  "Turing",
  "Somerville",
  "Dijkstra",
  "Liskov",
  "Knuth",
  "Perlman",
  "Hoare",
];

const MINUTE_MS = 60_000;
/** About four weeks. */
const DUE_WITHIN_MINUTES = 40_000;

/** Some rollovers are overdue, urgent, assigned or tagged, or have a mismatch. */
async function fillQueue(
  test: TestEnvironment,
  organizationId: string,
  count: number,
  assignees: readonly string[],
): Promise<void> {
  const accounts: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const firstName = FIRST_NAMES[index % 10] ?? "";
    const lastName = LAST_NAMES[Math.floor(index / 10) % 10] ?? "";
    accounts.push((await buildAccount(test, organizationId, { firstName, lastName })).id);
  }
  const templates = (await readLifecycles(test)).filter(({ pendingOn }) => pendingOn !== "none");
  await writeCopies(test, { from: 1, to: count + 1 }, (n) => {
    const [template] = templates.slice(n % templates.length);
    if (!template) throw new Error("no lifecycle is open");
    // A prime factor mixes the order of due times.
    const due = new Date(Date.now() + ((n * 7919) % DUE_WITHIN_MINUTES) * MINUTE_MS);
    return {
      ...toCopy(template, n, { organizationId, accountId: accounts[n % PEOPLE] ?? "" }),
      isOverdue: n % 37 === 0,
      hasOpenMismatch: n % 211 === 0,
      priority: n % 29 === 0 ? "urgent" : n % 7 === 0 ? "high" : "normal",
      tags: n % 23 === 0 ? ["vip"] : [],
      assigneeId: n % 5 < 2 ? (assignees[n % assignees.length] ?? null) : null,
      nextDueAt: due,
      deadlines: template.deadlines.map((deadline) => ({ ...deadline, dueAt: due.toISOString() })),
    };
  });
  await test.db.pool.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates, timeline_entries");
}
