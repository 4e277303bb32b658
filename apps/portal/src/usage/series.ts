/** What the chart needs of the answer. */
export interface Periods {
  by: "hour" | "day";
  from: string;
  to: string;
  periods: readonly { at: string; accepted: number; refused: number }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The course of a key's uses, with the periods that the answer leaves out, as there were none. Days begin where the organization is: the
 * first that is known says when, and where the clocks change, one that is known stands for those near it.
 */
export function toSeries({ by, from, to, periods }: Periods) {
  const step = by === "hour" ? HOUR_MS : DAY_MS;
  const near = step / 8;
  const uses = new Map(periods.map((period) => [Date.parse(period.at), period]));
  const known = [...uses.keys()];
  const anchor = known[0] ?? Math.ceil(Date.parse(from) / step) * step;
  const first = anchor - Math.floor((anchor - Date.parse(from) + near) / step) * step;
  const moments = new Set(known);
  for (let at = first; at < Date.parse(to); at += step) {
    if (!known.some((other) => Math.abs(other - at) <= near)) moments.add(at);
  }
  const times = [...moments].sort((one, other) => one - other);
  const valuesOf = (kind: "accepted" | "refused") => times.map((at) => uses.get(at)?.[kind] ?? 0);
  return {
    times: times.map((at) => at / 1_000),
    accepted: valuesOf("accepted"),
    refused: valuesOf("refused"),
  };
}
