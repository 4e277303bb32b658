interface Periods {
  by: "hour" | "day";
  from: string;
  to: string;
  periods: readonly { at: string; accepted: number; refused: number }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Adds the periods without uses, which the API omits. Days start in the organization's time zone, with a tolerance for daylight
 * saving time.
 */
export function toSeries({ by, from, to, periods }: Periods) {
  const step = by === "hour" ? HOUR_MS : DAY_MS;
  const toleranceMs = step / 8;
  const periodsByTime = new Map(periods.map((period) => [Date.parse(period.at), period]));
  const knownTimes = [...periodsByTime.keys()];
  const anchor = knownTimes[0] ?? Math.ceil(Date.parse(from) / step) * step;
  const first = anchor - Math.floor((anchor - Date.parse(from) + toleranceMs) / step) * step;
  const startTimes = new Set(knownTimes);
  for (let time = first; time < Date.parse(to); time += step) {
    if (!knownTimes.some((other) => Math.abs(other - time) <= toleranceMs)) startTimes.add(time);
  }
  const times = [...startTimes].sort((a, b) => a - b);
  const toValues = (kind: "accepted" | "refused") =>
    times.map((time) => periodsByTime.get(time)?.[kind] ?? 0);
  return {
    times: times.map((time) => time / 1_000),
    accepted: toValues("accepted"),
    refused: toValues("refused"),
  };
}
