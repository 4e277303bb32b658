import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { browserClock } from "../api/clock.ts";
import { getQuery } from "../api/queries.ts";
import { Chart, DefinitionList, Notice, QueryContent, RelativeTime, Select } from "../ui/index.ts";
import { TableFrame } from "../ui/table-frame.tsx";
import { toSeries } from "./series.ts";
import { strings } from "./strings.ts";

interface Usage {
  by: "hour" | "day";
  from: string;
  to: string;
  accepted: number;
  refused: number;
  firstUsedAt: string | null;
  lastUsedAt: string | null;
  lastAddress: string | null;
  lastUserAgent: string | null;
  lastRefused: { at: string; code: string | null; address: string | null } | null;
  safeToRevoke: {
    value: boolean;
    why: string;
    lastUsedAt: string | null;
    successorFirstUsedAt: string | null;
  } | null;
  networks: { network: string; firstSeenAt: string; lastSeenAt: string }[];
  periods: { at: string; accepted: number; refused: number }[];
}

const DAY_MS = 86_400_000;
const SPANS = {
  day: { by: "hour", ms: DAY_MS },
  week: { by: "hour", ms: 7 * DAY_MS },
  quarter: { by: "day", ms: 90 * DAY_MS },
} as const;
type Span = keyof typeof SPANS;

export function UsagePanel({ keyId }: { keyId: string }) {
  const [span, setSpan] = useState<Span>("week");
  const { by, ms } = SPANS[span];
  const from = useMemo(() => new Date(browserClock() - ms).toISOString(), [ms]);
  const usage = useQuery({
    ...getQuery("/portal/api/keys/{id}/usage", {
      params: { path: { id: keyId }, query: { by, from } },
    } as never),
    refetchInterval: 10_000,
  });
  return (
    <section className="card stack" aria-labelledby="usage-title">
      <div className="row row-between">
        <h2 id="usage-title">{strings.title}</h2>
        <Select
          label={strings.span}
          value={span}
          onChange={(value) => setSpan(value as Span)}
          options={(Object.keys(SPANS) as Span[]).map((id) => ({ id, label: strings[id] }))}
        />
      </div>
      <QueryContent query={usage}>{(data) => <UsageDetails usage={data as Usage} />}</QueryContent>
    </section>
  );
}

function UsageDetails({ usage }: { usage: Usage }) {
  const { times, series } = useMemo(() => {
    const { times, accepted, refused } = toSeries(usage);
    return {
      times,
      series: [
        { label: strings.accepted, values: accepted, tone: "accent" as const },
        { label: strings.refused, values: refused, tone: "bad" as const },
      ],
    };
  }, [usage]);
  const isUnused = usage.lastUsedAt === null && usage.lastRefused === null;
  return (
    <>
      {usage.safeToRevoke && <Revocation {...usage.safeToRevoke} />}
      {isUnused ? (
        <p className="soft">{strings.unused}</p>
      ) : (
        <Chart label={strings.chart} times={times} series={series} />
      )}
      <DefinitionList
        items={[
          [
            strings.accepted,
            <span key="accepted" className="numbers">
              {usage.accepted.toLocaleString("en")}
            </span>,
          ],
          [
            strings.refused,
            <span key="refused" className="numbers">
              {usage.refused.toLocaleString("en")}
            </span>,
          ],
          [
            strings.firstUsed,
            <RelativeTime
              key="first"
              time={usage.firstUsedAt}
              otherwise={usage.lastUsedAt ? strings.unknown : strings.never}
            />,
          ],
          [strings.lastUsed, <RelativeTime key="last" time={usage.lastUsedAt} otherwise={strings.never} />],
          usage.lastAddress !== null && [strings.lastAddress, <code key="address">{usage.lastAddress}</code>],
          usage.lastUserAgent !== null && [strings.lastClient, usage.lastUserAgent],
          usage.lastRefused && [
            strings.lastRefused,
            <span key="refusal">
              <RelativeTime time={usage.lastRefused.at} /> <code>{usage.lastRefused.code}</code>{" "}
              {usage.lastRefused.address}
            </span>,
          ],
        ]}
      />
      {usage.networks.length > 0 && <Networks networks={usage.networks} />}
    </>
  );
}

function Revocation({ value, why, successorFirstUsedAt }: NonNullable<Usage["safeToRevoke"]>) {
  return (
    <Notice tone={value ? "good" : "warn"} title={value ? strings.safe : strings.unsafe}>
      {strings.why[why] ?? why} {strings.successorFirstUsed}: <RelativeTime time={successorFirstUsedAt} />
    </Notice>
  );
}

function Networks({ networks }: Pick<Usage, "networks">) {
  return (
    <TableFrame label={strings.networks}>
      <table className="table">
        <caption className="visually-hidden">{strings.networks}</caption>
        <thead>
          <tr>
            <th scope="col" className="table-cell">
              {strings.network}
            </th>
            <th scope="col" className="table-cell">
              {strings.firstSeen}
            </th>
            <th scope="col" className="table-cell">
              {strings.lastSeen}
            </th>
          </tr>
        </thead>
        <tbody>
          {networks.map(({ network, firstSeenAt, lastSeenAt }) => (
            <tr key={network}>
              <th scope="row" className="table-cell">
                <code>{network}</code>
              </th>
              <td className="table-cell">
                <RelativeTime time={firstSeenAt} />
              </td>
              <td className="table-cell">
                <RelativeTime time={lastSeenAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
