// Keyboard logic of the queue, independent of the page: active row, selection and effect.

export interface Triage {
  /** Row that shortcuts apply to; -1 if none. */
  active: number;
  /** Row where a shift selection starts. */
  anchor: number;
  selected: ReadonlySet<string>;
}

export const NO_SELECTION: Triage = { active: -1, anchor: -1, selected: new Set() };

export type Effect = "open" | "assign" | "prioritize" | "tag" | "help" | "search" | null;

export interface Rows {
  count: number;
  idAt(index: number): string | undefined;
  canSelect: boolean;
}

interface KeyPress {
  key: string;
  shiftKey: boolean;
}

const PAGE_ROWS = 10;

/** Shortcuts for the help dialog. `action` is the name of the description in `strings.shortcuts`. */
export const SHORTCUTS = [
  { keys: ["j", "k"], action: "move" },
  { keys: ["Enter"], action: "open" },
  { keys: ["x"], action: "select", writes: true },
  { keys: ["Shift+x", "Shift+j", "Shift+k"], action: "selectMany", writes: true },
  { keys: ["a"], action: "assign", writes: true },
  { keys: ["p"], action: "prioritize", writes: true },
  { keys: ["t"], action: "tag", writes: true },
  { keys: ["Esc"], action: "clear", writes: true },
  { keys: ["g", "Shift+g"], action: "ends" },
  { keys: ["/"], action: "search" },
  { keys: ["?"], action: "help" },
] as const;

/** Applies a key. Returns null if it is not a shortcut. */
export function press(
  triage: Triage,
  { key, shiftKey }: KeyPress,
  rows: Rows,
): { triage: Triage; effect: Effect } | null {
  const toResult = (next: Partial<Triage> = {}, effect: Effect = null) => ({
    triage: { ...triage, ...next },
    effect,
  });
  const last = rows.count - 1;
  const moveTo = (index: number) => {
    const active = Math.max(0, Math.min(last, index));
    if (last < 0) return toResult();
    return shiftKey && rows.canSelect && key !== "G"
      ? toResult(extend(triage, active, rows))
      : toResult({ active, anchor: triage.selected.size > 0 ? triage.anchor : active });
  };
  switch (key) {
    case "j":
    case "J":
    case "ArrowDown":
      return moveTo(triage.active + 1);
    case "k":
    case "K":
    case "ArrowUp":
      return moveTo(triage.active < 0 ? 0 : triage.active - 1);
    case "PageDown":
      return moveTo(triage.active + PAGE_ROWS);
    case "PageUp":
      return moveTo(triage.active - PAGE_ROWS);
    case "g":
    case "Home":
      return moveTo(0);
    case "G":
    case "End":
      return moveTo(last);
    case "Enter":
      return rows.idAt(triage.active) === undefined ? null : toResult({}, "open");
    case "/":
      return toResult({}, "search");
    case "?":
      return toResult({}, "help");
  }
  if (!rows.canSelect) return null;
  const id = rows.idAt(triage.active);
  const hasTarget = triage.selected.size > 0 || id !== undefined;
  switch (key) {
    case "x":
    case " ":
      return id === undefined ? null : toResult(toggle(triage, triage.active, rows));
    case "X":
      return id === undefined ? null : toResult(extend(triage, triage.active, rows));
    case "a":
      return hasTarget ? toResult({}, "assign") : null;
    case "p":
      return hasTarget ? toResult({}, "prioritize") : null;
    case "t":
      return hasTarget ? toResult({}, "tag") : null;
    case "Escape":
      return triage.selected.size > 0 ? toResult({ selected: new Set() }) : null;
    default:
      return null;
  }
}

export function toggle(triage: Triage, index: number, rows: Rows): Triage {
  const id = rows.idAt(index);
  if (id === undefined || !rows.canSelect) return triage;
  const selected = new Set(triage.selected);
  if (!selected.delete(id)) selected.add(id);
  return { active: index, anchor: index, selected };
}

/** Selects from the anchor to a row. Skips rows that are not loaded. */
export function extend(triage: Triage, index: number, rows: Rows): Triage {
  if (!rows.canSelect) return { ...triage, active: index };
  const anchor = triage.anchor < 0 ? index : triage.anchor;
  const selected = new Set(triage.selected);
  for (let at = Math.min(anchor, index); at <= Math.max(anchor, index); at += 1) {
    const id = rows.idAt(at);
    if (id !== undefined) selected.add(id);
  }
  return { active: index, anchor, selected };
}

export function targetIds({ selected, active }: Triage, rows: Rows): string[] {
  if (selected.size > 0) return [...selected];
  const id = rows.idAt(active);
  return id === undefined ? [] : [id];
}
