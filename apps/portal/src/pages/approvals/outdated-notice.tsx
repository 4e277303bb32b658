import { Notice } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { type Approval, isOutdated } from "./approval.ts";
import { formatFactName, formatFactValue } from "./fact-names.ts";
import { strings } from "./strings.ts";

export function OutdatedNotice({ approval }: { approval: Approval }) {
  if (!isOutdated(approval)) return null;
  const hint =
    approval.state === "confirmed"
      ? strings.outdatedConfirmed
      : approval.isOwn
        ? strings.outdatedOwnHint
        : strings.outdatedHint;
  return (
    <Notice tone="warn" title={strings.outdated}>
      <ChangesTable
        changes={toChanges(approval)}
        label={strings.outdated}
        columns={{ label: strings.fact, before: strings.whenRequested, after: strings.now }}
      />
      <p>{hint}</p>
    </Notice>
  );
}

function toChanges({ changedFacts }: Approval): Change[] {
  const facts = new Set(changedFacts.map(({ fact }) => fact));
  return (
    changedFacts
      // A custodian's name is clearer than its ID.
      .filter(({ fact }) => !(fact.endsWith(".custodianId") && facts.has(fact.replace(/Id$/, "Name"))))
      .map(({ fact, before, after }) => {
        // Different values, such as masked account numbers, can look the same.
        const [beforeText, afterText] = [formatFactValue(fact, before), formatFactValue(fact, after)];
        return {
          label: formatFactName(fact),
          before: beforeText,
          after: afterText !== null && beforeText === afterText ? strings.differs(afterText) : afterText,
        };
      })
  );
}
