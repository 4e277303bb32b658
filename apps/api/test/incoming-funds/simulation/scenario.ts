export const DAYS = [
  "2026-12-21",
  "2026-12-22",
  "2026-12-23",
  "2026-12-24",
  "2026-12-28",
  "2026-12-29",
  "2026-12-30",
  "2026-12-31",
  "2027-01-04",
  "2027-01-05",
] as const;

/** `weight` is the number per 100 arrivals. */
const KINDS = [
  /** The rollover records that the money was sent. */
  { kind: "announced", weight: 46 },
  { kind: "typo", weight: 12 },
  /** The rollover does not record that money was sent. */
  { kind: "unannounced", weight: 9 },
  { kind: "short", weight: 4 },
  { kind: "shared", weight: 4 },
  { kind: "duplicate", weight: 4 },
  { kind: "bounced", weight: 6 },
  { kind: "wrong_payee", weight: 4 },
  /** No rollover expects the money. */
  { kind: "unknown", weight: 3 },
  /** The rollover is created after the money arrived. */
  { kind: "late_request", weight: 3 },
  /** The desk voids the receipt, and applies the money again. */
  { kind: "recorded_wrong", weight: 3 },
  /** The desk returns a third of the money. */
  { kind: "too_much", weight: 2 },
] as const;
export type Kind = (typeof KINDS)[number]["kind"];

export const FILE_FORMATS = ["lockbox_csv", "bai2", "nacha", "camt_053", "camt_054"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export interface Person {
  firstName: string;
  lastName: string;
  externalId: string;
  accountNumber: string;
  cents: number;
}

export interface Arrival {
  kind: Kind;
  format: FileFormat;
  cents: number;
  /** Check number, or trace number of an electronic payment. */
  number: string;
  reference: string;
  payee: string;
  memo: string;
  accountReference: string;
  people: Person[];
}

/** A debit that takes back a credit of the same format. */
export interface BankReturn {
  arrival: Arrival;
}

export interface DeskDay {
  on: string;
  arrivals: Arrival[];
  returns: BankReturn[];
}

const FIRST_NAMES = [
  "Ada",
  "Grace",
  "Katherine",
  "Dorothy",
  "Mary",
  "Annie",
  "Barbara",
  "Evelyn",
  "Frances",
  "Jean",
];
const LAST_NAMES = [
  "Abelton",
  "Brixford",
  "Carmody",
  "Dunwell",
  "Eastlake",
  "Fairbank",
  "Grantham",
  "Holcomb",
];

/** Returns a generator of seeded numbers in [0, 1) (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Plans each day's arrivals. Duplicates and returns follow on the next day, or on the last day itself. */
export function planDays(count: number, seed: number): DeskDay[] {
  const random = createRandom(seed);
  const days: DeskDay[] = DAYS.map((on) => ({ on, arrivals: [], returns: [] }));
  for (let index = 0; index < count; index += 1) {
    const day = Math.floor((index * DAYS.length) / count);
    const arrival = planArrival(index, pickKind(index), random);
    days[day]?.arrivals.push(arrival);
    const next = days[Math.min(day + 1, DAYS.length - 1)];
    if (arrival.kind === "duplicate") next?.arrivals.push(arrival);
    if (arrival.kind === "bounced") next?.returns.push({ arrival });
  }
  return days;
}

function pickKind(index: number): Kind {
  let position = (index * 37) % 100;
  for (const { kind, weight } of KINDS) {
    position -= weight;
    if (position < 0) return kind;
  }
  return "announced";
}

function planArrival(index: number, kind: Kind, random: () => number): Arrival {
  const pick = <One>(all: readonly One[]): One => all[Math.floor(random() * all.length)] as One;
  const serial = String(index + 1).padStart(5, "0");
  const format = pickFormat(kind, index);
  // Steps of 7 cents, plus the index, make equal amounts unlikely.
  const cents = 100_000 + Math.floor(random() * 9_000_000) * 7 + index;
  const firstShare = 1 + Math.floor(random() * (cents - 2));
  const toPerson = (part: number, amount: number): Person => ({
    firstName: pick(FIRST_NAMES),
    // The two letters make the names of a hundred arrivals differ.
    lastName: `${pick(LAST_NAMES)}${"abcdefghij"[index % 10]}${"klmnopqrst"[Math.floor(index / 10) % 10]}`,
    externalId: `case-${serial}-${part}`,
    accountNumber: `IRA-${serial}${part}77`,
    cents: amount,
  });
  const people =
    kind === "shared" ? [toPerson(1, firstShare), toPerson(2, cents - firstShare)] : [toPerson(1, cents)];
  const [first] = people as [Person];
  const name = `${first.firstName} ${first.lastName}`;
  const typedName = kind === "typo" ? `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}` : name;
  const isElectronic = format === "nacha" || format.startsWith("camt");
  return {
    kind,
    format,
    cents: kind === "short" ? cents - 1_234 : cents,
    number: isElectronic ? `0110000${serial.padStart(8, "0")}` : `4${serial}`,
    reference: `REF-${serial}`,
    payee: kind === "wrong_payee" ? `Another Bank FBO ${name}` : `Example Trust FBO ${typedName}`,
    memo: kind === "shared" ? people.map(({ externalId }) => externalId).join(" ") : "Rollover",
    accountReference: kind === "typo" ? first.accountNumber.replace("77", "71") : first.accountNumber,
    people,
  };
}

/** Picks a format that can express the kind: only some have returns, or references that repeat. */
function pickFormat(kind: Kind, index: number): FileFormat {
  if (kind === "duplicate") return index % 2 === 0 ? "lockbox_csv" : "camt_053";
  if (kind === "bounced") return "nacha";
  // Nacha entries cannot name another payee, only the participant.
  if (kind === "wrong_payee") return index % 2 === 0 ? "lockbox_csv" : "camt_054";
  if (kind === "shared" || kind === "short") return index % 2 === 0 ? "lockbox_csv" : "bai2";
  return FILE_FORMATS[index % FILE_FORMATS.length] as FileFormat;
}
