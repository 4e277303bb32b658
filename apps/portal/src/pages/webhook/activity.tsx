import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import { Button, Chart, QueryContent, Section } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Time ranges in hours. */
const RANGES = ["24", "168", "720"] as const;
const POLL_INTERVAL_MS = 15_000;

interface Hour {
  startsAt: string;
  succeeded: number;
  failed: number;
  averageMs: number | null;
  slowestMs: number | null;
}

export function Activity({ id }: { id: string }) {
  const [address, setAddress] = useAddress();
  const selectedRange = RANGES.find((range) => range === address.hours) ?? "24";
  const activity = useQuery({
    ...getQuery("/portal/api/webhook-endpoints/{id}/stats", {
      params: { path: { id }, query: { hours: Number(selectedRange) } },
    }),
    refetchInterval: POLL_INTERVAL_MS,
    placeholderData: (previous) => previous,
  });
  return (
    <Section
      title={strings.chart}
      actions={
        <fieldset className="row range" aria-label={strings.range}>
          {RANGES.map((range) => (
            <Button
              key={range}
              size="small"
              variant={range === selectedRange ? "plain" : "quiet"}
              aria-pressed={range === selectedRange}
              onPress={() => setAddress({ hours: range === "24" ? undefined : range })}
            >
              {strings.ranges[range]}
            </Button>
          ))}
        </fieldset>
      }
    >
      <QueryContent query={activity} lines={12}>
        {(data) => <ActivityChart {...data} />}
      </QueryContent>
    </Section>
  );
}

function ActivityChart({ succeeded, failed, hours }: { succeeded: number; failed: number; hours: Hour[] }) {
  const attempts = succeeded + failed;
  const chartData = useMemo(
    () => ({
      times: hours.map(({ startsAt }) => Date.parse(startsAt) / 1_000),
      series: [
        { label: strings.succeeded, values: hours.map((hour) => hour.succeeded), tone: "good" as const },
        { label: strings.failed, values: hours.map((hour) => hour.failed), tone: "bad" as const },
      ],
    }),
    [hours],
  );
  if (attempts === 0) return <p className="soft">{strings.noAttempts}</p>;
  const totalMs = hours.reduce(
    (sum, hour) => sum + (hour.averageMs ?? 0) * (hour.succeeded + hour.failed),
    0,
  );
  const slowest = Math.max(...hours.map(({ slowestMs }) => slowestMs ?? 0));
  // Rounded down, so that 100% means that no attempt failed.
  const successPercent = Math.floor((succeeded / attempts) * 1_000) / 10;
  const figures = [
    [strings.attempts, attempts.toLocaleString("en")],
    [strings.rate, `${successPercent}%`],
    [strings.average, `${Math.round(totalMs / attempts).toLocaleString("en")} ms`],
    [strings.slowest, `${slowest.toLocaleString("en")} ms`],
  ];
  return (
    <>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <Chart label={strings.chartLabel} times={chartData.times} series={chartData.series} />
    </>
  );
}
