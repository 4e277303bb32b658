import { Link } from "@tanstack/react-router";
import { type MouseEvent, memo } from "react";
import {
  formatDay,
  formatDifference,
  formatEnumValue,
  formatExact,
  formatLate,
  formatMismatch,
  formatMoney,
  formatRelative,
  ShortId,
  State,
} from "../../ui/index.ts";
import type { QueueRow } from "./queue-row.ts";
import { strings } from "./strings.ts";

// biome-ignore-start lint/a11y/useSemanticElements: virtualized rows are positioned, which table rows cannot be.
// biome-ignore-start lint/a11y/useFocusableInteractive: focus moves between rows, and cells have no controls.

interface RowProps {
  row: QueueRow | undefined;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** Participant's name. */
  name: string | undefined;
  source: string | undefined;
  destination: string | undefined;
  assignee: string | null;
  /** True if the Tab key moves the focus to this row. */
  isFocusable: boolean;
  isSelected: boolean;
  canSelect: boolean;
  noLongerMatches: boolean;
  onPress(index: number, event: { shiftKey: boolean; isSelecting: boolean }): void;
  onAssignToMe(index: number): void;
  now: number | null;
  today: string | null;
}

export const QueueRowView = memo(function QueueRowView({
  row,
  index,
  top,
  name,
  source,
  destination,
  assignee,
  isFocusable,
  isSelected,
  canSelect,
  noLongerMatches,
  onPress,
  onAssignToMe,
  now,
  today,
}: RowProps) {
  const style = { transform: `translateY(${top}px)` };
  if (!row) {
    return (
      <div role="row" aria-rowindex={index + 2} className="queue-row" style={style} aria-busy="true">
        <div role="gridcell" className="queue-cell queue-loading">
          <span className="visually-hidden">{strings.loadingMore}</span>
        </div>
      </div>
    );
  }
  const title = name ?? strings.noName;
  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest("a, button")) return;
    onPress(index, { shiftKey: event.shiftKey, isSelecting: target.closest(".queue-select") !== null });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={canSelect ? isSelected : undefined}
      tabIndex={isFocusable ? 0 : -1}
      data-index={index}
      className="queue-row"
      data-selected={isSelected || undefined}
      data-no-longer-matches={noLongerMatches || undefined}
      style={style}
      onClick={press}
    >
      {canSelect && (
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
        <span className="queue-secondary">{row.externalId ?? <ShortId id={row.id} />}</span>
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
        <Amount row={row} />
      </div>
      <div role="gridcell" className="queue-cell queue-difference numbers">
        <Difference row={row} />
      </div>
      <div role="gridcell" className="queue-cell queue-state">
        <State state={row.state} label={row.partial ? strings.partlyReceived : undefined} />
        <span className="queue-secondary">
          {noLongerMatches ? (
            <em>{strings.noLongerInView}</em>
          ) : (
            (strings.pendingOn[row.pendingOn] ?? formatEnumValue(row.pendingOn))
          )}
        </span>
      </div>
      <div role="gridcell" className="queue-cell queue-late">
        <Due row={row} now={now} today={today} />
      </div>
      <div
        role="gridcell"
        className="queue-cell queue-assignee"
        data-unassigned={assignee === null || undefined}
      >
        <span>{assignee ?? strings.unassigned}</span>
        {assignee === null && canSelect && row.pendingOn !== "none" && (
          // A plain element renders faster, and scrolling renders many. Keyboard users have a shortcut instead.
          <button
            type="button"
            className="button queue-assign-to-me"
            data-variant="plain"
            data-size="small"
            tabIndex={-1}
            aria-label={strings.assignRowToMe(title)}
            onClick={() => onAssignToMe(index)}
          >
            {strings.assignToMe}
          </button>
        )}
      </div>
      <div role="gridcell" className="queue-cell queue-priority" data-priority={row.priority}>
        {strings.priorities[row.priority] ?? row.priority}
        {row.tags.length > 0 && <span className="queue-tags">{row.tags.join(" · ")}</span>}
      </div>
    </div>
  );
});

function Amount({ row: { amount, mismatch, partial } }: { row: QueueRow }) {
  if (mismatch === null && partial !== null) {
    return (
      <>
        {formatMoney(partial.received)}
        <span className="queue-secondary"> {strings.ofExpected(formatMoney(partial.expected))}</span>
        <span className="visually-hidden"> {strings.moved.amountMismatch}</span>
      </>
    );
  }
  if (mismatch !== null) {
    const { expected, received } = mismatch;
    return (
      <>
        <span aria-hidden="true">{formatMoney(received)}</span>
        <span className="queue-secondary" aria-hidden="true">
          {strings.ofExpected(formatMoney(expected))}
        </span>
        <span className="visually-hidden">{formatMismatch(mismatch, strings.moved[mismatch.field])}</span>
      </>
    );
  }
  return amount === null ? <span className="soft">{strings.fullBalance}</span> : formatMoney(amount);
}

function Difference({ row: { mismatch, hasMismatch, partial } }: { row: QueueRow }) {
  if (mismatch !== null) return <span className="queue-flag">{formatDifference(mismatch)}</span>;
  if (hasMismatch) return <span className="queue-flag">{strings.assetMismatch}</span>;
  if (partial !== null) {
    return (
      <>
        {formatMoney(partial.missing)}
        <span className="queue-secondary"> {strings.inTransit}</span>
      </>
    );
  }
  return (
    <>
      <span className="soft" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{strings.noDifference}</span>
    </>
  );
}

function Due({
  row: { dueAt, dueOn, dueType, isOverdue },
  now,
  today,
}: {
  row: QueueRow;
  now: number | null;
  today: string | null;
}) {
  if (dueAt === null) return <span className="soft">{strings.noDeadline}</span>;
  const typeLabel = dueType === null ? "" : `${formatEnumValue(dueType)}: `;
  const day = formatDay(dueOn ?? dueAt.slice(0, 10), now);
  const formatOverdue = (time: number) => (today === null ? null : formatLate({ dueAt, dueOn }, time, today));
  const distance = now === null ? null : isOverdue ? formatOverdue(now) : formatRelative(dueAt, now);
  return (
    <time dateTime={dueAt} title={`${typeLabel}${formatExact(dueAt)}`}>
      <span className={isOverdue ? "queue-flag" : "soft"}>
        {distance ?? (isOverdue ? strings.overdueNow : "")}
      </span>
      <span className="queue-secondary"> {strings.due(day)}</span>
    </time>
  );
}
// biome-ignore-end lint/a11y/useFocusableInteractive: as above
// biome-ignore-end lint/a11y/useSemanticElements: as above
