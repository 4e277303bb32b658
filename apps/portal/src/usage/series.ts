interface Periods {
  by: "hour" | "day";
  from: string;
  to: string;
  periods: readonly { at: string; accepted: number; refused: number }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Adds zeros for periods that the API omits. */
export function toSeries({ by, from, to, periods }: Periods) {
  const stepMs = by === "hour" ? HOUR_MS : DAY_MS;
  // Three hours for days, because daylight saving time can move the start of a day by one hour.
  const toleranceMs = stepMs / 8;
  const periodsByTime = new Map(periods.map((period) => [Date.parse(period.at), period]));
  const knownTimes = [...periodsByTime.keys()];
  const anchor = knownTimes[0] ?? Math.ceil(Date.parse(from) / stepMs) * stepMs;
  const first = anchor - Math.floor((anchor - Date.parse(from) + toleranceMs) / stepMs) * stepMs;
  const startTimes = new Set(knownTimes);
  for (let time = first; time < Date.parse(to); time += stepMs) {
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
