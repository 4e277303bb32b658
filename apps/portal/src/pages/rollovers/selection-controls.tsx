import { useEffect, useRef, useState } from "react";
import { Button, Icon, toast } from "../../ui/index.ts";
import { toggleDensity, useDensity } from "./density.ts";
import type { Filters } from "./filters.ts";
import type { IndexedRow } from "./list-store.ts";
import { fetchMatching, MAX_SELECTED } from "./select-all.ts";
import { strings } from "./strings.ts";

interface SelectAll {
  /** Rollovers that the last "Select all" read, by ID. */
  rows: Map<string, IndexedRow>;
  /** Number of IDs read so far; null if not reading. */
  progress: number | null;
  select(): void;
}

/** Selects all matching rollovers, loaded or not. */
export function useSelectAll(
  query: { filters: Filters; q: string },
  onSelect: (ids: readonly string[]) => void,
): SelectAll {
  const rows = useRef(new Map<string, IndexedRow>());
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const select = async () => {
    if (progress !== null) return;
    const nextController = new AbortController();
    controller.current = nextController;
    const { signal } = nextController;
    setProgress(0);
    try {
      const matching = await fetchMatching(query, { signal, onProgress: setProgress });
      rows.current = matching;
      onSelect([...matching.keys()]);
      if (matching.size >= MAX_SELECTED)
        toast({ title: strings.selectionCapped(matching.size), tone: "warn" });
    } catch (error) {
      if (!signal.aborted)
        toast({ title: strings.selectionFailed, detail: (error as Error).message, tone: "bad" });
    } finally {
      setProgress(null);
    }
  };
  return { rows: rows.current, progress, select: () => void select() };
}

export function SelectAllButton({
  selectAll: { progress, select },
  count,
}: {
  selectAll: SelectAll;
  count: number | undefined;
}) {
  return (
    <Button size="small" variant="quiet" onPress={select} isPending={progress !== null}>
      {progress !== null
        ? strings.selecting(progress)
        : count === undefined
          ? strings.selectAllUncounted
          : strings.selectAll(count)}
    </Button>
  );
}

/** Selects the loaded rows, or clears the selection. */
export function SelectLoaded({
  ids,
  selected,
  onSelect,
}: {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  useEffect(() => {
    if (input.current) input.current.indeterminate = selected.size > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <input
      ref={input}
      type="checkbox"
      checked={isAll}
      aria-label={strings.selectLoaded}
      onChange={() => onSelect(selected.size > 0 ? [] : ids)}
    />
  );
}

export function DensityButton() {
  const density = useDensity();
  return (
    <Button
      size="small"
      variant="quiet"
      className="queue-density"
      aria-pressed={density === "compact"}
      onPress={toggleDensity}
    >
      <Icon name={density === "compact" ? "rows-2" : "rows-4"} size="small" />
      {strings.compact}
    </Button>
  );
}
