import type { Schemas } from "../../api/client.ts";
import { Badge } from "../../ui/index.ts";
import { formatFactName, formatFactValue } from "../approvals/fact-names.ts";
import { TableFrame } from "../rollover/table-frame.tsx";
import { strings } from "./strings.ts";

type Fact = Schemas["ComparedFact"];

/** Changed details come first. */
export function ComparedFacts({ facts, isPending }: { facts: readonly Fact[]; isPending: boolean }) {
  const names = new Set(facts.map(({ fact }) => fact));
  // A custodian's name is clearer than its ID.
  const visible = facts.filter(
    ({ fact }) => !(fact.endsWith(".custodianId") && names.has(fact.replace(/Id$/, "Name"))),
  );
  const changed = visible.filter(({ isChanged }) => isChanged);
  const unchanged = visible.filter(({ isChanged }) => !isChanged);
  return (
    <>
      <p className="soft">{isPending && changed.length === 0 ? strings.allUnchanged : strings.compareHint}</p>
      <TableFrame label={strings.compare}>
        <table className="table compared" aria-label={strings.compare}>
          <thead>
            <tr>
              <th scope="col">{strings.fact}</th>
              <th scope="col">{strings.requested}</th>
              <th scope="col">{strings.current}</th>
            </tr>
          </thead>
          <tbody>
            {[...changed, ...unchanged].map((fact) => (
              <FactRow key={fact.fact} fact={fact} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function FactRow({ fact: { fact, requested, current, isChanged } }: { fact: Fact }) {
  const [before, after] = [requested, current].map((value) => formatFactValue(fact, value) ?? strings.empty);
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row">{formatFactName(fact)}</th>
      <td>{isChanged ? <del>{before}</del> : before}</td>
      <td>
        {isChanged ? (
          <>
            <ins>{after}</ins> <Badge tone="bad">{strings.changed}</Badge>
          </>
        ) : (
          after
        )}
      </td>
    </tr>
  );
}
