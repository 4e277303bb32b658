import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import { QueryContent } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./home.css";

const MAX_REASONS = 3;

export function GoodOrder() {
  const statistics = useQuery(getQuery("/v1/rollovers/nigo-statistics", {}));
  return (
    <section className="stack" aria-labelledby="good-order">
      <h2 id="good-order">{strings.goodOrder}</h2>
      <QueryContent query={statistics}>
        {({ ended, firstTimeRight, firstTimeRightPercent, codes }) =>
          firstTimeRightPercent === null && codes.length === 0 ? (
            <p className="soft">{strings.noOutcomes}</p>
          ) : (
            <ul className="home-counts">
              {firstTimeRightPercent !== null && (
                <li className="card">
                  <span className="home-count">{firstTimeRightPercent}%</span>
                  <span>{strings.firstTimeRight}</span>
                  <span className="soft">{strings.firstTimeRightOf(firstTimeRight, ended)}</span>
                </li>
              )}
              {codes.slice(0, MAX_REASONS).map(({ code, items }) => (
                <li key={code} className="card">
                  <span className="home-count">{items}</span>
                  <span>{toLabel(code)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </section>
  );
}
