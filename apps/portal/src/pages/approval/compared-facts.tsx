import type { Schemas } from "../../api/client.ts";
import { Badge } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { formatFactName, formatFactValue } from "../approvals/fact-names.ts";
import { strings } from "./strings.ts";

type Fact = Schemas["ComparedFact"];

/** Internal facts, shown only if they changed and the approval is pending or confirmed. */
const INTERNAL_FACTS: readonly string[] = [
  "id",
  "organizationId",
  "accountId",
  "createdAt",
  "currency",
  "pendingOn",
  "hasOpenMismatch",
  "attestations",
  "eligibility",
  "taxTreatment",
  "source.custodianId",
  "destination.custodianId",
  "destination.paymentDetailsId",
];
const SECTION_ORDER = [
  "participant",
  "amount",
  "moneySources",
  "source",
  "destination",
  "deliveryMethod",
  "documents",
];

const rank = ({ fact }: Fact) => {
  const index = SECTION_ORDER.findIndex((name) => fact.startsWith(name));
  return index === -1 ? SECTION_ORDER.length : index;
};

interface ComparedFactsProps {
  facts: readonly Fact[];
  /** True if the approval is pending or confirmed: a change then blocks the confirmation or the action. */
  isOpen: boolean;
}

/** Lists changed details first. Changes after the decision are expected, so they don't look like errors. */
export function ComparedFacts({ facts, isOpen }: ComparedFactsProps) {
  const names = new Set(facts.map(({ fact }) => fact));
  // A custodian's name is clearer than its ID.
  const hasNameFact = (fact: string) =>
    fact.endsWith(".custodianId") && names.has(fact.replace(/Id$/, "Name"));
  const changed = facts.filter(
    ({ fact, isChanged }) => isChanged && !hasNameFact(fact) && (isOpen || !INTERNAL_FACTS.includes(fact)),
  );
  const unchanged = facts
    .filter(({ fact, isChanged }) => !isChanged && !INTERNAL_FACTS.includes(fact))
    .sort((one, other) => rank(one) - rank(other));
  const hint = !isOpen
    ? strings.decidedHint
    : changed.length === 0
      ? strings.allUnchanged
      : strings.compareHint;
  return (
    <>
      <p className="soft">{hint}</p>
      <TableFrame label={strings.compare}>
        <table className="table comparison" aria-label={strings.compare}>
          <thead>
            <tr>
              <th scope="col">{strings.fact}</th>
              <th scope="col">{strings.requested}</th>
              <th scope="col">{strings.current}</th>
            </tr>
          </thead>
          <tbody>
            {[...changed, ...unchanged].map((fact) => (
              <FactRow key={fact.fact} fact={fact} isOpen={isOpen} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </>
  );
}

function FactRow({ fact: { fact, requested, current, isChanged }, isOpen }: { fact: Fact; isOpen: boolean }) {
  const [before, after] = [requested, current].map((value) => formatFactValue(fact, value) ?? strings.empty);
  return (
    <tr data-changed={(isChanged && isOpen) || undefined}>
      <th scope="row">{formatFactName(fact)}</th>
      <td>{isChanged ? <del>{before}</del> : before}</td>
      <td>
        {isChanged ? (
          <>
            <ins>{after}</ins> <Badge tone={isOpen ? "bad" : "neutral"}>{strings.changed}</Badge>
          </>
        ) : (
          after
        )}
      </td>
    </tr>
  );
}
