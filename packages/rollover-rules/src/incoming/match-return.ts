import { type Money, sumMoney } from "../money/money.ts";

export const RETURN_MATCHES = {
  arrival: "One arrival has the return's number and amount.",
  divided:
    "An arrival with the return's number and amount was divided. The return takes back all parts of the arrival.",
  lines:
    "Arrivals of one day with the return's number add up to the return's amount, such as the lines of one check.",
  amount_differs: "No remaining arrival with the return's number has the return's amount. A person decides.",
  already_back:
    "The arrival with the return's number and amount, or a part of the arrival, was already returned or reversed. A person decides.",
  unknown_number: "No arrival has the return's number.",
  no_number: "The return has no trace number and no check number.",
} as const;

/** Arrivals that a person can choose from. Payers can use the same check numbers, so there can be many arrivals. */
const MAX_CHOICES = 20;

export type ReturnMatch = keyof typeof RETURN_MATCHES;

/** Matches that need no review, because the return takes back all money of the matched arrivals. */
export const CERTAIN_MATCHES: readonly ReturnMatch[] = ["arrival", "divided", "lines"];

/** Money that arrived, or a part that was split off later. */
export interface ArrivedPart {
  id: string;
  /** ID of the money that this part was split from. */
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
  /** The arrivals that the return takes back or, if a person decides, the arrivals with its number. */
  ids: string[];
}

/** An arrival and all parts that were split from it. */
interface Family {
  receivedOn: string;
  parts: ArrivedPart[];
}

export const isSentBack = ({ status }: Pick<ArrivedPart, "status">): boolean =>
  status === "returned" || status === "reversed";

const sumParts = (parts: readonly ArrivedPart[]): Money => sumMoney(parts.map(({ amount }) => amount));

/**
 * Finds the money that each return of a bank file takes back. No two returns take back the same money.
 * @param arrivals all arrivals with the trace number or check number of a return, newest first
 */
export function matchReturns(
  returns: readonly ReturnedPayment[],
  arrivals: readonly ArrivedPart[],
): MatchedReturn[] {
  const byTraceNumber = Map.groupBy(arrivals, ({ traceNumber }) => traceNumber);
  const byCheckNumber = Map.groupBy(arrivals, ({ checkNumber }) => checkNumber);
  const usedIds = new Set<string>();
  return returns.map(({ amount, originalTraceNumber, checkNumber }) => {
    if (originalTraceNumber === null && checkNumber === null) return { match: "no_number", ids: [] };
    const withNumber = [
      ...(originalTraceNumber === null ? [] : (byTraceNumber.get(originalTraceNumber) ?? [])),
      ...(checkNumber === null ? [] : (byCheckNumber.get(checkNumber) ?? [])),
    ];
    const candidates = [...new Set(withNumber)];
    const unused = candidates.filter(({ id }) => !usedIds.has(id));
    const matched = unused.length === 0 ? toChoice(candidates) : matchReturn(amount, unused);
    if (CERTAIN_MATCHES.includes(matched.match)) for (const id of matched.ids) usedIds.add(id);
    return matched;
  });
}

function matchReturn(amount: Money, candidates: readonly ArrivedPart[]): MatchedReturn {
  const families = groupFamilies(candidates);
  const sameAmount = families.filter(({ parts }) => sumParts(parts) === amount);
  const intact = sameAmount.find(({ parts }) => !parts.some(isSentBack));
  if (intact) return toMatch(intact.parts.length === 1 ? "arrival" : "divided", intact.parts);
  const single = candidates.find((part) => part.amount === amount && !isSentBack(part));
  if (single) return toMatch("arrival", [single]);
  const [partlyBack] = sameAmount;
  if (partlyBack) return toMatch("already_back", partlyBack.parts);
  const partsByDay = [...Map.groupBy(families, ({ receivedOn }) => receivedOn).values()].map((ofDay) =>
    ofDay.flatMap(({ parts }) => parts),
  );
  const sameTotal = partsByDay.filter((parts) => sumParts(parts) === amount);
  const intactLines = sameTotal.find((parts) => !parts.some(isSentBack));
  if (intactLines) return toMatch("lines", intactLines);
  const [partlyBackLines] = sameTotal;
  return partlyBackLines ? toMatch("already_back", partlyBackLines) : toChoice(candidates);
}

function toChoice(candidates: readonly ArrivedPart[]): MatchedReturn {
  const match = candidates.length === 0 ? "unknown_number" : "amount_differs";
  return toMatch(match, candidates.slice(0, MAX_CHOICES));
}

function toMatch(match: ReturnMatch, parts: readonly ArrivedPart[]): MatchedReturn {
  return { match, ids: parts.map(({ id }) => id) };
}

/** Parts have the numbers of their arrival, so `candidates` contains all parts of each arrival. */
function groupFamilies(candidates: readonly ArrivedPart[]): Family[] {
  const byId = new Map(candidates.map((part) => [part.id, part]));
  const findRoot = (part: ArrivedPart): ArrivedPart => {
    const parent = byId.get(part.splitFrom ?? "");
    return parent ? findRoot(parent) : part;
  };
  return [...Map.groupBy(candidates, findRoot)].map(([{ receivedOn }, parts]) => ({
    receivedOn,
    parts: parts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}

/** Returns these parts and all parts that were later split from them, in order of ID. */
export function listParts<Part extends Pick<ArrivedPart, "id" | "splitFrom">>(
  ids: readonly string[],
  all: readonly Part[],
): Part[] {
  const byId = new Map(all.map((part) => [part.id, part]));
  const isIncluded = (part: Part): boolean => {
    const parent = byId.get(part.splitFrom ?? "");
    return ids.includes(part.id) || (parent !== undefined && isIncluded(parent));
  };
  return all.filter(isIncluded).sort((a, b) => (a.id < b.id ? -1 : 1));
}
