interface Periods {
  by: "hour" | "day";
  from: string;
  to: string;
  periods: readonly { at: string; accepted: number; refused: number }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Fills in the periods that the API omits because they have no uses. Days start in the organization's time zone. Periods match with a
 * tolerance, because daylight saving shifts them.
 */
export function toSeries({ by, from, to, periods }: Periods) {
  const step = by === "hour" ? HOUR_MS : DAY_MS;
  const toleranceMs = step / 8;
  const uses = new Map(periods.map((period) => [Date.parse(period.at), period]));
  const knownTimes = [...uses.keys()];
  const anchor = knownTimes[0] ?? Math.ceil(Date.parse(from) / step) * step;
  const first = anchor - Math.floor((anchor - Date.parse(from) + toleranceMs) / step) * step;
  const startTimes = new Set(knownTimes);
  for (let at = first; at < Date.parse(to); at += step) {
    if (!knownTimes.some((other) => Math.abs(other - at) <= toleranceMs)) startTimes.add(at);
  }
  const times = [...startTimes].sort((a, b) => a - b);
  const toValues = (kind: "accepted" | "refused") => times.map((at) => uses.get(at)?.[kind] ?? 0);
  return {
    times: times.map((at) => at / 1_000),
    accepted: toValues("accepted"),
    refused: toValues("refused"),
  };
}
