// Keyboard logic of the queue, independent of the page: active row, selection and effect.

export interface Triage {
  /** Row that shortcuts apply to; -1 if none. */
  active: number;
  /** Row where a shift selection starts. */
  anchor: number;
  selected: ReadonlySet<string>;
}

export const NOTHING: Triage = { active: -1, anchor: -1, selected: new Set() };

export type Effect = "open" | "assign" | "prioritise" | "tag" | "help" | "search" | null;

export interface Rows {
  count: number;
  idAt(index: number): string | undefined;
  maySelect: boolean;
}

export interface Pressed {
  key: string;
  shiftKey: boolean;
}

const PAGE = 10;

/** Shortcuts for the help dialog. `does` names their description. */
export const KEYS = [
  { keys: ["j", "k"], does: "move" },
  { keys: ["Enter"], does: "open" },
  { keys: ["x"], does: "select", writes: true },
  { keys: ["Shift+x", "Shift+j", "Shift+k"], does: "selectMany", writes: true },
  { keys: ["a"], does: "assign", writes: true },
  { keys: ["p"], does: "prioritise", writes: true },
  { keys: ["t"], does: "tag", writes: true },
  { keys: ["Esc"], does: "clear", writes: true },
  { keys: ["g", "Shift+g"], does: "ends" },
  { keys: ["/"], does: "search" },
  { keys: ["?"], does: "help" },
] as const;

/** Applies a key. Returns null if it is not a shortcut. */
export function press(
  triage: Triage,
  { key, shiftKey }: Pressed,
  rows: Rows,
): { triage: Triage; effect: Effect } | null {
  const done = (next: Partial<Triage> = {}, effect: Effect = null) => ({
    triage: { ...triage, ...next },
    effect,
  });
  const last = rows.count - 1;
  const goTo = (index: number) => {
    const active = Math.max(0, Math.min(last, index));
    if (last < 0) return done();
    return shiftKey && rows.maySelect && key !== "G"
      ? done(extend(triage, active, rows))
      : done({ active, anchor: triage.selected.size > 0 ? triage.anchor : active });
  };
  switch (key) {
    case "j":
    case "J":
    case "ArrowDown":
      return goTo(triage.active + 1);
    case "k":
    case "K":
    case "ArrowUp":
      return goTo(triage.active < 0 ? 0 : triage.active - 1);
    case "PageDown":
      return goTo(triage.active + PAGE);
    case "PageUp":
      return goTo(triage.active - PAGE);
    case "g":
    case "Home":
      return goTo(0);
    case "G":
    case "End":
      return goTo(last);
    case "Enter":
      return rows.idAt(triage.active) === undefined ? null : done({}, "open");
    case "/":
      return done({}, "search");
    case "?":
      return done({}, "help");
  }
  if (!rows.maySelect) return null;
  const id = rows.idAt(triage.active);
  const hasSubject = triage.selected.size > 0 || id !== undefined;
  switch (key) {
    case "x":
    case " ":
      return id === undefined ? null : done(toggle(triage, triage.active, rows));
    case "X":
      return id === undefined ? null : done(extend(triage, triage.active, rows));
    case "a":
      return hasSubject ? done({}, "assign") : null;
    case "p":
      return hasSubject ? done({}, "prioritise") : null;
    case "t":
      return hasSubject ? done({}, "tag") : null;
    case "Escape":
      return triage.selected.size > 0 ? done({ selected: new Set() }) : null;
    default:
      return null;
  }
}

export function toggle(triage: Triage, index: number, rows: Rows): Triage {
  const id = rows.idAt(index);
  if (id === undefined || !rows.maySelect) return triage;
  const selected = new Set(triage.selected);
  if (!selected.delete(id)) selected.add(id);
  return { active: index, anchor: index, selected };
}

/** Selects from the anchor to a row. Skips rows that are not loaded. */
export function extend(triage: Triage, index: number, rows: Rows): Triage {
  if (!rows.maySelect) return { ...triage, active: index };
  const anchor = triage.anchor < 0 ? index : triage.anchor;
  const selected = new Set(triage.selected);
  for (let at = Math.min(anchor, index); at <= Math.max(anchor, index); at += 1) {
    const id = rows.idAt(at);
    if (id !== undefined) selected.add(id);
  }
  return { active: index, anchor, selected };
}

export function subjects({ selected, active }: Triage, rows: Rows): string[] {
  if (selected.size > 0) return [...selected];
  const id = rows.idAt(active);
  return id === undefined ? [] : [id];
}
