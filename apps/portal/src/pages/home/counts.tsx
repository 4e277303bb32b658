import type { Answer } from "../../api/client.ts";
import { TextLink, wordsOf } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./home.css";

export type RolloverCounts = Answer<"/v1/rollovers/counts">;

const words: Readonly<Record<string, string>> = strings.countsOf;

export function Counts({ counts }: { counts: RolloverCounts }) {
  const waiting = counts.pendingOn.filter(({ pendingOn, count }) => pendingOn !== "none" && count > 0);
  return (
    <section className="stack" aria-labelledby="counts">
      <div className="row row-apart">
        <h2 id="counts">{strings.counts}</h2>
        <TextLink href="/rollovers">{strings.inAll(counts.total)}</TextLink>
      </div>
      {waiting.length === 0 ? (
        <p className="soft">{strings.noRollovers}</p>
      ) : (
        <ul className="home-counts">
          {waiting.map(({ pendingOn, count }) => (
            <li key={pendingOn} className="card">
              <span className="home-count">{count}</span>
              <TextLink href={`/rollovers?pendingOn=${pendingOn}`}>
                {words[pendingOn] ?? wordsOf(pendingOn)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
