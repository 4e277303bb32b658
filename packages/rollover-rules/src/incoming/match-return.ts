import { type Money, sumMoney } from "../money/money.ts";

export const RETURN_MATCHES = {
  arrival: "One arrival has the number and the amount.",
  divided: "An arrival with the number and the amount was divided. The return takes back all of its parts.",
  lines: "Arrivals of one day with the number add up to the amount, such as the lines of one check.",
  amount_differs: "No remaining arrival with the number has the amount. A person decides.",
  already_back:
    "The arrival with the number and the amount, or a part of it, was already returned or reversed. A person decides.",
  unknown_number: "No arrival has the number.",
  no_number: "The return has no trace number and no check number.",
} as const;

/** The newest arrivals from which a person chooses. Check numbers of different payers can be equal. */
const MAX_CHOICES = 20;

export type ReturnMatch = keyof typeof RETURN_MATCHES;

/** Matches that a person does not need to review: all of their money goes back. */
export const CERTAIN_MATCHES: readonly ReturnMatch[] = ["arrival", "divided", "lines"];

/** Money that arrived, or a part that was split off later. */
export interface ArrivedPart {
  id: string;
  /** The money that this was part of. */
  splitFrom: string | null;
  receivedOn: string;
  traceNumber: string | null;
  checkNumber: string | null;
  amount: Money;
  status: string;
}

interface ReturnedPayment {
  amount: Money;
  originalTraceNumber: string | null;
  checkNumber: string | null;
}

interface MatchedReturn {
  match: ReturnMatch;
  /** The arrivals that the return takes back or, if a person decides, the arrivals with the number. */
  ids: string[];
}

/** An arrival with all of its parts. */
interface Family {
  receivedOn: string;
  parts: ArrivedPart[];
}

export const isBack = ({ status }: Pick<ArrivedPart, "status">): boolean =>
  status === "returned" || status === "reversed";

const add = (parts: readonly ArrivedPart[]): Money => sumMoney(parts.map(({ amount }) => amount));

/**
 * Finds the money that each return of a bank file takes back. Two returns of the file never take back the same money.
 *
 * @param arrivals with any of the numbers, newest first
 */
export function matchReturns(
  returns: readonly ReturnedPayment[],
  arrivals: readonly ArrivedPart[],
): MatchedReturn[] {
  const byTraceNumber = Map.groupBy(arrivals, ({ traceNumber }) => traceNumber);
  const byCheckNumber = Map.groupBy(arrivals, ({ checkNumber }) => checkNumber);
  const used = new Set<string>();
  return returns.map((one) => {
    const { originalTraceNumber, checkNumber } = one;
    if (originalTraceNumber === null && checkNumber === null) return { match: "no_number", ids: [] };
    const named = [
      ...(originalTraceNumber === null ? [] : (byTraceNumber.get(originalTraceNumber) ?? [])),
      ...(checkNumber === null ? [] : (byCheckNumber.get(checkNumber) ?? [])),
    ];
    const all = [...new Set(named)];
    const left = all.filter(({ id }) => !used.has(id));
    const found = left.length === 0 ? toChoice(all) : matchReturn(one.amount, left);
    if (CERTAIN_MATCHES.includes(found.match)) for (const id of found.ids) used.add(id);
    return found;
  });
}

function matchReturn(amount: Money, named: readonly ArrivedPart[]): MatchedReturn {
  const families = groupFamilies(named);
  const equal = families.filter(({ parts }) => add(parts) === amount);
  const whole = equal.find(({ parts }) => !parts.some(isBack));
  if (whole) return toMatch(whole.parts.length === 1 ? "arrival" : "divided", whole.parts);
  const single = named.find((one) => one.amount === amount && !isBack(one));
  if (single) return toMatch("arrival", [single]);
  const [partlyBack] = equal;
  if (partlyBack) return toMatch("already_back", partlyBack.parts);
  const days = [...Map.groupBy(families, ({ receivedOn }) => receivedOn).values()].map((all) =>
    all.flatMap(({ parts }) => parts),
  );
  const lines = days.filter((parts) => add(parts) === amount);
  const live = lines.find((parts) => !parts.some(isBack));
  if (live) return toMatch("lines", live);
  const [back] = lines;
  return back ? toMatch("already_back", back) : toChoice(named);
}

function toChoice(named: readonly ArrivedPart[]): MatchedReturn {
  return toMatch(named.length === 0 ? "unknown_number" : "amount_differs", named.slice(0, MAX_CHOICES));
}

function toMatch(match: ReturnMatch, parts: readonly ArrivedPart[]): MatchedReturn {
  return { match, ids: parts.map(({ id }) => id) };
}

/** Parts keep the numbers of their arrival, so `named` has the whole family of each part. */
function groupFamilies(named: readonly ArrivedPart[]): Family[] {
  const byId = new Map(named.map((one) => [one.id, one]));
  const findRoot = (one: ArrivedPart): ArrivedPart => {
    const parent = byId.get(one.splitFrom ?? "");
    return parent ? findRoot(parent) : one;
  };
  return [...Map.groupBy(named, findRoot)].map(([{ receivedOn }, parts]) => ({
    receivedOn,
    parts: parts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}

/** Returns money by ID and all parts that were divided from it since, in order of ID. */
export function listParts<Part extends Pick<ArrivedPart, "id" | "splitFrom">>(
  ids: readonly string[],
  all: readonly Part[],
): Part[] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const isIncluded = (one: Part): boolean => {
    const parent = byId.get(one.splitFrom ?? "");
    return ids.includes(one.id) || (parent !== undefined && isIncluded(parent));
  };
  return all.filter(isIncluded).sort((a, b) => (a.id < b.id ? -1 : 1));
}
