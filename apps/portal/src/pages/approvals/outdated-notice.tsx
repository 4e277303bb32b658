import { toLabel } from "../../forms/labels.ts";
import { formatMoney, Notice } from "../../ui/index.ts";
import type { Change } from "../rollover/changes.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { type Approval, isOutdated } from "./approval.ts";
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
        const [beforeText, afterText] = [formatFactValue(fact, before), formatFactValue(fact, after)];
        return {
          label: formatFactName(fact),
          before: beforeText,
          after: afterText !== null && beforeText === afterText ? strings.differs(afterText) : afterText,
        };
      })
  );
}

function formatFactName(fact: string): string {
  const [section = "", member] = fact.split(".");
  if (member === undefined) return strings.facts[section] ?? toLabel(section);
  return `${strings.sections[section] ?? section}: ${strings.facts[member] ?? toLabel(member).toLowerCase()}`;
}

function formatFactValue(fact: string, value: string | null): string | null {
  if (value === null) return null;
  if (/^-?\d+\.\d{2}$/.test(value) && /amount/i.test(fact)) return formatMoney(value);
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(value) && !/Name|Last4|payee/.test(fact)
    ? toLabel(value)
    : value;
}
