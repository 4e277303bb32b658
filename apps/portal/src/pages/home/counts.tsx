import type { ApiResponse } from "../../api/client.ts";
import { formatEnumValue, TextLink } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./home.css";

export type RolloverCounts = ApiResponse<"/v1/rollovers/counts">;

const PARTY_LABELS: Readonly<Record<string, string>> = strings.countLabels;

export function Counts({ counts }: { counts: RolloverCounts }) {
  const openCounts = counts.pendingOn.filter(({ pendingOn, count }) => pendingOn !== "none" && count > 0);
  return (
    <section className="stack" aria-labelledby="counts">
      <div className="row row-between">
        <h2 id="counts">{strings.counts}</h2>
        <TextLink href="/rollovers">{strings.totalCount(counts.total)}</TextLink>
      </div>
      {openCounts.length === 0 ? (
        <p className="soft">{strings.noRollovers}</p>
      ) : (
        <ul className="home-counts">
          {openCounts.map(({ pendingOn, count }) => (
            <li key={pendingOn} className="card">
              <span className="home-count">{count}</span>
              <TextLink href={`/rollovers?pendingOn=${pendingOn}`}>
                {PARTY_LABELS[pendingOn] ?? formatEnumValue(pendingOn)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
