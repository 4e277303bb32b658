import { buildAccount, type TestEnvironment } from "@svc/testing";
import { readLifecycles, toCopy, writeCopies } from "./copies.ts";

const PEOPLE = 400;
const FIRST = ["Ada", "Grace", "Katherine", "Alan", "Mary", "Edsger", "Barbara", "Donald", "Radia", "Tony"];
const LAST = [
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

const MINUTE = 60_000;

/** Some rollovers are late, urgent or assigned. */
export async function fillQueue(
  test: TestEnvironment,
  organizationId: string,
  count: number,
  assignees: readonly string[],
): Promise<void> {
  const accounts: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const [firstName = "", lastName = ""] = [FIRST[index % 10], LAST[Math.floor(index / 10) % 10]];
    accounts.push((await buildAccount(test, organizationId, { firstName, lastName })).id);
  }
  const lives = (await readLifecycles(test)).filter(({ pendingOn }) => pendingOn !== "none");
  await writeCopies(test, { from: 1, to: count + 1 }, (n) => {
    const [life] = lives.slice(n % lives.length);
    if (!life) throw new Error("no lifecycle is open");
    const due = new Date(Date.now() + ((n * 7919) % 40_000) * MINUTE);
    return {
      ...toCopy(life, n, { organizationId, accountId: accounts[n % PEOPLE] ?? "" }),
      isOverdue: n % 37 === 0,
      hasOpenMismatch: n % 211 === 0,
      priority: n % 29 === 0 ? "urgent" : n % 7 === 0 ? "high" : "normal",
      tags: n % 23 === 0 ? ["vip"] : [],
      assigneeId: n % 5 < 2 ? (assignees[n % assignees.length] ?? null) : null,
      nextDueAt: due,
      deadlines: life.deadlines.map((deadline) => ({ ...deadline, dueAt: due.toISOString() })),
    };
  });
  await test.db.pool.query("VACUUM ANALYZE rollovers, rollover_work, rollover_updates, timeline_entries");
}
