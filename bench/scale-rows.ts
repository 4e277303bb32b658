import { createHash } from "node:crypto";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { BuiltKey, TestEnvironment } from "@svc/testing";
import { createGrowingTable, type GrowingTable, PER_ACCOUNT, toAccountId } from "./flat-rows.ts";

// The rows resemble a year of use: nine of ten rollovers are closed; of the open ones, some are late, urgent or assigned.

/** One of this many rollovers is open. */
const OPEN_EVERY = 10;
const MINUTE_MS = 60_000;
const EIGHT_WEEKS_MINUTES = 80_640;
/** Start of the eight weeks in which timers of open rollovers are due. */
export const DUE_FROM = Date.parse("2027-01-04T00:00:00Z");
const FIRST_NAMES = 300;
/** All combinations of three syllables. */
const LAST_NAMES = 1_728;
const SYLLABLES = ["ka", "ro", "li", "ma", "te", "so", "vi", "nu", "del", "ber", "han", "gor"];

/** Returns a digest, so that index values are in random order, like the keyed digests of the API. */
const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** One of `count` names of three syllables. The prime factor mixes their order. */
function pickName(n: number, count: number): string {
  const index = (n * 7919) % count;
  const pickSyllable = (position: number) => SYLLABLES[Math.floor(index / 12 ** position) % 12];
  const name = `${pickSyllable(0)}${pickSyllable(1)}${pickSyllable(2)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const toAccountIdOfRollover = (n: number) => toAccountId(Math.floor(n / PER_ACCOUNT));

export function toNameOfRollover(n: number): string {
  const account = Math.floor(n / PER_ACCOUNT);
  return `${pickName(account, FIRST_NAMES)} ${pickName(account, LAST_NAMES)}`;
}

/** Creates a table whose copies differ in names, state, due times and assignees. */
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
      // Number among the open rollovers.
      const serial = Math.floor(n / OPEN_EVERY);
      const isOpen = n % OPEN_EVERY === 0;
      const closed = templates.filter(({ pendingOn }) => pendingOn === "none");
      const open = templates.filter(({ pendingOn }) => pendingOn !== "none");
      const template = (isOpen ? open[serial % open.length] : closed[n % closed.length]) as LockedRollover;
      const due = isOpen ? new Date(DUE_FROM + ((serial * 7919) % EIGHT_WEEKS_MINUTES) * MINUTE_MS) : null;
      return {
        ...template,
        destinationAccountNumberIndex: digest(`destination ${n}`),
        nextTimerAt: due,
        nextDueAt: due,
        isOverdue: isOpen && serial % 37 === 0,
        hasOpenMismatch: isOpen && serial % 211 === 0,
        priority: !isOpen ? "normal" : serial % 29 === 0 ? "urgent" : serial % 7 === 0 ? "high" : "normal",
        tags: isOpen && serial % 23 === 0 ? ["vip"] : [],
        assigneeId: isOpen && serial % 5 < 2 ? (assignees[serial % assignees.length] ?? null) : null,
      };
    },
  });
}
