import { createHash } from "node:crypto";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { BuiltKey, TestEnvironment } from "@svc/testing";
import { createGrowingTable, type GrowingTable, PER_ACCOUNT, toAccountId } from "./flat-rows.ts";

// Rollovers after a year: nine of ten are closed; of the others, some are late, urgent or assigned.

/** One of this many is open. */
const OPEN_EVERY = 10;
const MINUTE = 60_000;
/** Timers of open rollovers are due within eight weeks from here. */
export const DUE_FROM = Date.parse("2027-01-04T00:00:00Z");
const FIRST_NAMES = 300;
const LAST_NAMES = 1_728;
const SYLLABLES = ["ka", "ro", "li", "ma", "te", "so", "vi", "nu", "del", "ber", "han", "gor"];

/** Returns digests, whose order is random like that of keyed digests. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

function pickName(n: number, count: number): string {
  const index = (n * 7919) % count;
  const pickSyllable = (turn: number) => SYLLABLES[Math.floor(index / 12 ** turn) % 12];
  const name = `${pickSyllable(0)}${pickSyllable(1)}${pickSyllable(2)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const toAccountIdOfRollover = (n: number) => toAccountId(Math.floor(n / PER_ACCOUNT));
export function toNameOfRollover(n: number): string {
  const account = Math.floor(n / PER_ACCOUNT);
  return `${pickName(account, FIRST_NAMES)} ${pickName(account, LAST_NAMES)}`;
}

export function createVariedTable(
  test: TestEnvironment,
  owner: BuiltKey,
  assignees: readonly string[],
): Promise<GrowingTable> {
  return createGrowingTable(test, owner, 1, {
    account: (n) => ({
      first_name: pickName(n, FIRST_NAMES),
      last_name: pickName(n, LAST_NAMES),
      email_index: digest(`email ${n}`),
      email_date_of_birth_index: digest(`email and birth ${n}`),
      email_ssn_last4_index: digest(`email and number ${n}`),
      person_index: digest(`person ${n}`),
    }),
    rollover: (n, templates) => {
      const turn = Math.floor(n / OPEN_EVERY);
      const isOpen = n % OPEN_EVERY === 0;
      const closed = templates.filter(({ pendingOn }) => pendingOn === "none");
      const open = templates.filter(({ pendingOn }) => pendingOn !== "none");
      const template = (isOpen ? open[turn % open.length] : closed[n % closed.length]) as LockedRollover;
      const due = isOpen ? new Date(DUE_FROM + ((turn * 7919) % 80_640) * MINUTE) : null;
      return {
        ...template,
        destinationAccountNumberIndex: digest(`destination ${n}`),
        nextTimerAt: due,
        nextDueAt: due,
        isOverdue: isOpen && turn % 37 === 0,
        hasOpenMismatch: isOpen && turn % 211 === 0,
        priority: !isOpen ? "normal" : turn % 29 === 0 ? "urgent" : turn % 7 === 0 ? "high" : "normal",
        tags: isOpen && turn % 23 === 0 ? ["vip"] : [],
        assigneeId: isOpen && turn % 5 < 2 ? (assignees[turn % assignees.length] ?? null) : null,
      };
    },
  });
}
