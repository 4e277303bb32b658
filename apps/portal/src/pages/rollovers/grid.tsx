import { useNavigate } from "@tanstack/react-router";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useAssignees, useCustodianNames } from "../../pickers/index.ts";
import { ErrorNotice, useNow, useToday } from "../../ui/index.ts";
import { acceptsShortcut } from "../../ui/use-shortcuts.ts";
import { useDensity } from "./density.ts";
import type { Filters } from "./filters.ts";
import {
  applyKey,
  type Command,
  extendSelection,
  type Rows,
  type SelectionState,
  toggleRow,
} from "./keyboard.ts";
import { matchesFilters } from "./queue-row.ts";
import { QueueRowView } from "./row.tsx";
import { strings } from "./strings.ts";
import type { QueueList } from "./use-list.ts";

// biome-ignore-start lint/a11y/useSemanticElements: virtualized rows are positioned, which table rows cannot be.
// biome-ignore-start lint/a11y/useFocusableInteractive: focus moves between rows, and cells have no controls.

// Heights in queue-rows.css and queue-cards.css. Cards include a gap of 8 pixels.
const ROW_PX = { comfortable: 53, compact: 33 } as const;
const CARD_PX = 145;
/** Rows to render above and below the visible ones. */
const OVERSCAN = 10;
// Space that the sticky headings and the bar of bulk actions can cover.
const HEAD_PX = 130;
const FOOT_PX = 90;

const narrowScreen = window.matchMedia("(max-width: 60rem)");
const useIsNarrow = () =>
  useSyncExternalStore(
    (listener) => {
      narrowScreen.addEventListener("change", listener);
      return () => narrowScreen.removeEventListener("change", listener);
    },
    () => narrowScreen.matches,
  );

interface GridProps {
  list: QueueList;
  filters: Filters;
  rows: Rows;
  selection: SelectionState;
  setSelection: Dispatch<SetStateAction<SelectionState>>;
  onCommand(command: Exclude<Command, "open">): void;
  onAssignToMe(id: string): void;
  headSelection: ReactNode;
}

/** Renders only the visible rows, which all have the same height. */
export function Grid({
  list,
  filters,
  rows,
  selection,
  setSelection,
  onCommand,
  onAssignToMe,
  headSelection,
}: GridProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const density = useDensity();
  const height = isNarrow ? CARD_PX : ROW_PX[density];
  const [offsetTop, setOffsetTop] = useState(0);
  const now = useNow("organization");
  const today = useToday();
  const assignees = useAssignees();
  const placeholderCount = list.listIndex.isComplete ? 0 : 1;
  // Content above the rows, such as a notice, moves the rows.
  useLayoutEffect(() => {
    const top = (body.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - offsetTop) > 1) setOffsetTop(top);
  });
  const virtualizer = useWindowVirtualizer({
    count: list.count + placeholderCount,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: offsetTop,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: FOOT_PX,
  });
  const measuredHeight = useRef(height);
  useLayoutEffect(() => {
    if (measuredHeight.current === height) return;
    measuredHeight.current = height;
    virtualizer.measure();
  }, [height, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const showRange = useEffectEvent(list.showRange);
  useEffect(() => showRange(first, last), [first, last]);

  const { active } = selection;
  // Without a current row, the Tab key moves the focus to the first row.
  const focusableIndex = Math.max(active, 0);
  const shouldScroll = useRef(false);
  useEffect(() => {
    // Only keys scroll the page, not new data.
    if (!shouldScroll.current || active < 0) return;
    shouldScroll.current = false;
    virtualizer.scrollToIndex(active, { align: "auto" });
    const focus = () =>
      grid.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
    focus();
    // A row outside the screen is rendered only after scrolling.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [active, virtualizer]);

  const handleKey = (event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">): boolean => {
    const result = applyKey(selection, event, rows);
    if (!result) return false;
    event.preventDefault();
    shouldScroll.current = result.selection.active !== selection.active;
    setSelection(result.selection);
    if (result.command === "open") {
      const id = rows.idAt(result.selection.active);
      if (id) void navigate({ to: `/rollovers/${id}` });
    } else if (result.command !== null) onCommand(result.command);
    return true;
  };
  usePageKeys(handleKey);

  const custodians = useCustodianNames(
    items.flatMap(({ index }) => {
      const row = list.rowAt(index);
      return row ? [row.sourceCustodianId, row.destinationCustodianId] : [];
    }),
  );
  const onPress = (index: number, { shiftKey, isSelecting }: { shiftKey: boolean; isSelecting: boolean }) => {
    if (rows.canSelect && shiftKey) return setSelection((previous) => extendSelection(previous, index, rows));
    if (rows.canSelect && isSelecting) return setSelection((previous) => toggleRow(previous, index, rows));
    const id = rows.idAt(index);
    if (id) void navigate({ to: `/rollovers/${id}` });
  };
  const handlers = useStableHandlers({
    onPress,
    onAssignToMe: (index: number) => {
      const id = rows.idAt(index);
      if (id) onAssignToMe(id);
    },
  });
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={strings.list}
      aria-rowcount={list.listIndex.isComplete ? list.count + 1 : -1}
      aria-multiselectable={rows.canSelect || undefined}
      className="queue"
      data-selecting={rows.canSelect || undefined}
      data-density={density}
    >
      <Head selection={rows.canSelect && headSelection} />
      <div ref={body} role="rowgroup" className="queue-body" style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = list.rowAt(index);
          return (
            <QueueRowView
              key={index}
              index={index}
              row={row}
              top={start - offsetTop}
              name={row && list.getParticipantName(row)}
              source={row && custodians.get(row.sourceCustodianId)}
              destination={row && custodians.get(row.destinationCustodianId)}
              assignee={row?.assigneeId ? assignees.getName(row.assigneeId) : null}
              isFocusable={index === focusableIndex}
              isSelected={row !== undefined && selection.selected.has(row.id)}
              canSelect={rows.canSelect}
              noLongerMatches={row !== undefined && !matchesFilters(row, filters)}
              {...handlers}
              now={now}
              today={today}
            />
          );
        })}
      </div>
      {list.error !== null && list.count > 0 && <ErrorNotice error={list.error} onRetry={list.retry} />}
    </div>
  );
}

interface Handlers {
  onPress(index: number, event: { shiftKey: boolean; isSelecting: boolean }): void;
  onAssignToMe(index: number): void;
}

/** Returns stable functions, so that scrolling renders only new rows. */
function useStableHandlers(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () => ({
      onPress: (index, event) => latest.current.onPress(index, event),
      onAssignToMe: (index) => latest.current.onAssignToMe(index),
    }),
    [],
  );
}

function Head({ selection }: { selection: ReactNode }) {
  const { select, ...titles } = strings.columns;
  return (
    <div role="rowgroup" className="queue-head">
      <div role="row" aria-rowindex={1} className="queue-row">
        {selection && (
          <div role="columnheader" className="queue-cell queue-select-all" aria-label={select}>
            {selection}
          </div>
        )}
        {Object.entries(titles).map(([name, title]) => (
          <div key={name} role="columnheader" className={`queue-cell queue-${name}`}>
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}

function usePageKeys(onKey: (event: globalThis.KeyboardEvent) => boolean) {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (!acceptsShortcut(event) || !(target instanceof Element)) return;
      const isInteractive = target.closest("a, button, [role=tab], [role=button]") !== null;
      const isMovementKey = /^(Enter| |Arrow.*|Home|End|Page.*)$/.test(event.key);
      if (isInteractive && isMovementKey) return;
      // Outside the list, these keys scroll the page.
      if (isMovementKey && event.key !== "Enter" && !target.closest(".queue")) return;
      latest.current(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
// biome-ignore-end lint/a11y/useFocusableInteractive: as above
// biome-ignore-end lint/a11y/useSemanticElements: as above
