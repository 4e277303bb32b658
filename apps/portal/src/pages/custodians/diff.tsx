import { useState } from "react";
import { Button, Notice } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { importStrings as strings } from "./strings.ts";

export interface ImportPlan {
  digest: string;
  added: { slug: string; name: string; changes: Change[] }[];
  /** `isTakenOut`: the import deactivates the custodian, because the file does not list it. */
  updated: { id: string; slug: string; name: string; changes: Change[]; isTakenOut: boolean }[];
  /** Slugs of custodians whose payment details change. */
  paid: string[];
  /** Slugs of custodians that are not in the file and stay unchanged. */
  missing: string[];
  /** Number of unchanged custodians in the file. */
  unchanged: number;
}

interface Change {
  field: string;
  from?: unknown;
  to?: unknown;
}

const PAGE_SIZE = 100;
/** Lists with more custodians show their changes only on a click. */
const MAX_EXPANDED = 5;

export function Diff({ plan }: { plan: ImportPlan }) {
  const { added, paid: slugsWithPaymentChanges, missing, unchanged } = plan;
  const updated = plan.updated.filter(({ isTakenOut }) => !isTakenOut);
  const deactivated = plan.updated.filter(({ isTakenOut }) => isTakenOut);
  const isEmpty = added.length + plan.updated.length === 0;
  return (
    <div className="stack" role="status">
      <p>
        {isEmpty
          ? strings.nothing
          : strings.counts({
              added: added.length,
              updated: updated.length,
              deactivated: deactivated.length,
              unchanged,
            })}
      </p>
      {slugsWithPaymentChanges.length > 0 && (
        <Notice tone="warn" title={strings.paymentTitle}>
          <p>{strings.paymentWarning}</p>
          <p className="mono">{slugsWithPaymentChanges.join(", ")}</p>
        </Notice>
      )}
      <ChangeList title={strings.added} custodians={added} expandedSlugs={slugsWithPaymentChanges} />
      <ChangeList title={strings.updated} custodians={updated} expandedSlugs={slugsWithPaymentChanges} />
      <ChangeList
        title={strings.deactivated}
        custodians={deactivated}
        expandedSlugs={slugsWithPaymentChanges}
      />
      {missing.length > 0 && (
        <details>
          <summary>{strings.notInFile(missing.length)}</summary>
          <p className="mono">{missing.join(", ")}</p>
        </details>
      )}
    </div>
  );
}

function ChangeList({
  title,
  custodians,
  expandedSlugs,
}: {
  title: string;
  custodians: readonly { slug: string; name: string; changes: Change[] }[];
  expandedSlugs: readonly string[];
}) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  if (custodians.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="soft">{custodians.length}</span>
      </h3>
      <ul className="diff-list">
        {custodians.slice(0, visibleCount).map(({ slug, name, changes }) => (
          <li key={slug}>
            {/* Changes to payment details must not be overlooked. */}
            <details open={expandedSlugs.includes(slug) || custodians.length <= MAX_EXPANDED}>
              <summary>
                {name} <code>{slug}</code>
              </summary>
              <Fields changes={changes} />
            </details>
          </li>
        ))}
      </ul>
      {custodians.length > visibleCount && (
        <Button size="small" onPress={() => setVisibleCount((count) => count + PAGE_SIZE)}>
          {strings.more(custodians.length - visibleCount)}
        </Button>
      )}
    </section>
  );
}

function Fields({ changes }: { changes: readonly Change[] }) {
  return (
    <TableFrame label={strings.updated}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{strings.field}</th>
            <th scope="col">{strings.from}</th>
            <th scope="col">{strings.to}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">
                <code>{field}</code>
              </th>
              <td>
                <del>{formatValue(from)}</del>
              </td>
              <td>
                <ins>{formatValue(to)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function formatValue(value: unknown): React.ReactNode {
  if (value === null || value === undefined || value === "") return strings.none;
  if (typeof value !== "object") return String(value);
  const lines = Array.isArray(value)
    ? value.map((one) => (one !== null && typeof one === "object" ? joinValues(one) : String(one)))
    : Object.entries(value).map(
        ([name, one]) => `${name}: ${typeof one === "object" ? JSON.stringify(one) : one}`,
      );
  return <pre>{lines.join("\n")}</pre>;
}

const joinValues = (record: object) =>
  Object.values(record)
    .filter((one) => one !== null)
    .join(" · ");
