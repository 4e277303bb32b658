export interface SelectionState {
  /** Index of the current row, or -1. */
  active: number;
  /** Index of the row where a range selection starts, or -1. */
  anchor: number;
  selected: ReadonlySet<string>;
}

export const NO_SELECTION: SelectionState = { active: -1, anchor: -1, selected: new Set() };

/** Keys that only move or select have no command. */
export type Command =
  | "open"
  | "assignToMe"
  | "assign"
  | "act"
  | "prioritize"
  | "tag"
  | "selectAll"
  | "nextCase"
  | "density"
  | "help"
  | "search";

export interface Rows {
  /** Number of rows up to the last loaded one. */
  count: number;
  /** Returns undefined if not loaded. */
  idAt(index: number): string | undefined;
  canSelect: boolean;
}

interface KeyPress {
  key: string;
  shiftKey: boolean;
}

const PAGE_ROWS = 10;

/** `strings.shortcuts` describes each action. Those with `writes` need `rollovers:write`. */
export const SHORTCUTS = [
  { keys: ["j", "k"], action: "move" },
  { keys: ["Enter"], action: "open" },
  { keys: ["x"], action: "select", writes: true },
  { keys: ["Shift+x", "Shift+j", "Shift+k"], action: "selectMany", writes: true },
  { keys: ["*"], action: "selectAll", writes: true },
  { keys: ["n"], action: "nextCase", writes: true },
  { keys: ["e"], action: "act", writes: true },
  { keys: ["a"], action: "assignToMe", writes: true },
  { keys: ["Shift+a"], action: "assign", writes: true },
  { keys: ["p"], action: "prioritize", writes: true },
  { keys: ["t"], action: "tag", writes: true },
  { keys: ["Esc"], action: "clear", writes: true },
  { keys: ["g", "Shift+g"], action: "ends" },
  { keys: ["/"], action: "search" },
  { keys: ["d"], action: "density" },
  { keys: ["?"], action: "help" },
] as const;

/** Returns null if the key does nothing. */
export function applyKey(
  selection: SelectionState,
  { key, shiftKey }: KeyPress,
  rows: Rows,
): { selection: SelectionState; command: Command | null } | null {
  const toResult = (next: Partial<SelectionState> = {}, command: Command | null = null) => ({
    selection: { ...selection, ...next },
    command,
  });
  const last = rows.count - 1;
  const moveTo = (index: number) => {
    const active = Math.max(0, Math.min(last, index));
    if (last < 0) return toResult();
    // Shift+G moves without extending the selection.
    const extendsSelection = shiftKey && rows.canSelect && key !== "G";
    return extendsSelection
      ? toResult(extendSelection(selection, active, rows))
      : toResult({ active, anchor: selection.selected.size > 0 ? selection.anchor : active });
  };
  switch (key) {
    case "j":
    case "J":
    case "ArrowDown":
      return moveTo(selection.active + 1);
    case "k":
    case "K":
    case "ArrowUp":
      return moveTo(selection.active < 0 ? 0 : selection.active - 1);
    case "PageDown":
      return moveTo(selection.active + PAGE_ROWS);
    case "PageUp":
      return moveTo(selection.active - PAGE_ROWS);
    case "g":
    case "Home":
      return moveTo(0);
    case "G":
    case "End":
      return moveTo(last);
    case "Enter":
      return rows.idAt(selection.active) === undefined ? null : toResult({}, "open");
    case "/":
      return toResult({}, "search");
    case "?":
      return toResult({}, "help");
    case "d":
      return toResult({}, "density");
  }
  if (!rows.canSelect) return null;
  const id = rows.idAt(selection.active);
  const hasTarget = selection.selected.size > 0 || id !== undefined;
  switch (key) {
    case "x":
    case " ":
      return id === undefined ? null : toResult(toggleRow(selection, selection.active, rows));
    case "X":
      return id === undefined ? null : toResult(extendSelection(selection, selection.active, rows));
    case "*":
      return rows.count === 0 ? null : toResult({}, "selectAll");
    case "n":
      return toResult({}, "nextCase");
    case "e":
      return hasTarget ? toResult({}, "act") : null;
    case "a":
      return hasTarget ? toResult({}, "assignToMe") : null;
    case "A":
      return hasTarget ? toResult({}, "assign") : null;
    case "p":
      return hasTarget ? toResult({}, "prioritize") : null;
    case "t":
      return hasTarget ? toResult({}, "tag") : null;
    case "Escape":
      return selection.selected.size > 0 ? toResult({ selected: new Set() }) : null;
    default:
      return null;
  }
}

export function toggleRow(selection: SelectionState, index: number, rows: Rows): SelectionState {
  const id = rows.idAt(index);
  if (id === undefined || !rows.canSelect) return selection;
  const selected = new Set(selection.selected);
  if (!selected.delete(id)) selected.add(id);
  return { active: index, anchor: index, selected };
}

export function extendSelection(selection: SelectionState, index: number, rows: Rows): SelectionState {
  if (!rows.canSelect) return { ...selection, active: index };
  const anchor = selection.anchor < 0 ? index : selection.anchor;
  const selected = new Set(selection.selected);
  for (let row = Math.min(anchor, index); row <= Math.max(anchor, index); row += 1) {
    const id = rows.idAt(row);
    if (id !== undefined) selected.add(id);
  }
  return { active: index, anchor, selected };
}

/** Returns the selected IDs or, without a selection, the current row's ID. */
export function listTargetIds({ selected, active }: SelectionState, rows: Rows): string[] {
  if (selected.size > 0) return [...selected];
  const id = rows.idAt(active);
  return id === undefined ? [] : [id];
}
