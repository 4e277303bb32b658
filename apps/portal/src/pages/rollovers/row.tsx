import { Link } from "@tanstack/react-router";
import { type MouseEvent, memo } from "react";
import { formatExact, formatMoney, formatRelative, State, wordsOf } from "../../ui/index.ts";
import type { QueueRow } from "./fits.ts";
import { strings } from "./strings.ts";

// biome-ignore-start lint/a11y/useSemanticElements: rows stand where they are drawn, which those of a table element cannot.
// biome-ignore-start lint/a11y/useFocusableInteractive: focus goes from row to row, and cells have nothing to operate.

export interface RowProps {
  row: QueueRow | undefined;
  index: number;
  top: number;
  name: string | undefined;
  source: string | undefined;
  destination: string | undefined;
  assignee: string | null;
  isActive: boolean;
  isSelected: boolean;
  maySelect: boolean;
  /** It has changed, and is no longer what the list is narrowed to. */
  hasLeft: boolean;
  onPress(index: number, event: { shiftKey: boolean; isSelecting: boolean }): void;
  /** Moves with the clock, so that relative times do. */
  now: number;
}

/** One rollover: a line of the table, a card where there is little room. */
export const QueueRowView = memo(function QueueRowView({
  row,
  index,
  top,
  name,
  source,
  destination,
  assignee,
  isActive,
  isSelected,
  maySelect,
  hasLeft,
  onPress,
  now,
}: RowProps) {
  const place = { transform: `translateY(${top}px)` };
  if (!row) {
    return (
      <div role="row" aria-rowindex={index + 2} className="queue-row" style={place} aria-busy="true">
        <div role="gridcell" className="queue-cell queue-waiting">
          <span className="visually-hidden">{strings.loadingMore}</span>
        </div>
      </div>
    );
  }
  const title = name ?? strings.noName;
  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest("a")) return;
    onPress(index, { shiftKey: event.shiftKey, isSelecting: target.closest(".queue-select") !== null });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it takes the keys.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={maySelect ? isSelected : undefined}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      className="queue-row"
      data-selected={isSelected || undefined}
      data-left={hasLeft || undefined}
      style={place}
      onClick={press}
    >
      {maySelect && (
        <div role="gridcell" className="queue-cell queue-select">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            readOnly
            aria-label={strings.selectRow(title)}
          />
        </div>
      )}
      <div role="gridcell" className="queue-cell queue-participant">
        <Link
          to="/rollovers/$id"
          params={{ id: row.id }}
          preload={false}
          tabIndex={-1}
          className="queue-link"
        >
          {title}
        </Link>
        <span className="queue-under">{row.externalId ?? row.id}</span>
      </div>
      <div role="gridcell" className="queue-cell queue-route">
        <span className="queue-custodian">{source ?? "…"}</span>
        <span aria-hidden="true" className="queue-arrow">
          →
        </span>
        <span className="visually-hidden">{strings.to}</span>
        <span className="queue-custodian">{destination ?? "…"}</span>
      </div>
      <div role="gridcell" className="queue-cell queue-amount numbers">
        {row.amount === null ? <span className="soft">{strings.everything}</span> : formatMoney(row.amount)}
      </div>
      <div role="gridcell" className="queue-cell queue-state">
        <State state={row.state} />
        {row.hasMismatch && <span className="queue-flag">{strings.mismatch}</span>}
      </div>
      <div role="gridcell" className="queue-cell queue-waits">
        <span>
          {hasLeft ? (
            <em>{strings.leftView}</em>
          ) : (
            (strings.pendingOn[row.pendingOn] ?? wordsOf(row.pendingOn))
          )}
        </span>
        <span className="queue-under">
          <Due row={row} now={now} />
        </span>
      </div>
      <div role="gridcell" className="queue-cell queue-assignee" data-nobody={assignee === null || undefined}>
        {assignee ?? strings.unassigned}
      </div>
      <div role="gridcell" className="queue-cell queue-priority" data-priority={row.priority}>
        {strings.priorities[row.priority] ?? row.priority}
        {row.tags.length > 0 && <span className="queue-tags">{row.tags.join(" · ")}</span>}
      </div>
    </div>
  );
});

function Due({ row, now }: { row: QueueRow; now: number }) {
  const what = row.dueType === null ? "" : `${wordsOf(row.dueType)}: `;
  if (row.dueAt === null) {
    return row.isOverdue ? (
      <span className="queue-flag" title={what}>
        {strings.overdue}
      </span>
    ) : (
      <span className="soft">{strings.noDeadline}</span>
    );
  }
  return (
    <>
      {row.isOverdue && <span className="queue-flag">{strings.overdue}</span>}
      <time dateTime={row.dueAt} title={`${what}${formatExact(row.dueAt)}`}>
        {formatRelative(row.dueAt, now)}
      </time>
    </>
  );
}
// biome-ignore-end lint/a11y/useFocusableInteractive: as above
// biome-ignore-end lint/a11y/useSemanticElements: as above
