import { describe, expect, it } from "@jest/globals";
import {
  applyKey,
  extendSelection,
  listTargetIds,
  NO_SELECTION,
  type Rows,
  type SelectionState,
  SHORTCUTS,
  toggleRow,
} from "../../src/pages/rollovers/keyboard.ts";

const buildRows = (count: number, { canSelect = true, loadedCount = count } = {}): Rows => ({
  count,
  idAt: (index) => (index >= 0 && index < loadedCount ? `rol_${index}` : undefined),
  canSelect,
});

/** Presses keys in turn. `commands` has "-" for each key that does nothing. */
function pressKeys(keys: string, rows = buildRows(5), initial: SelectionState = NO_SELECTION) {
  let selection = initial;
  const commands: string[] = [];
  for (const keyName of keys.split(" ").filter(Boolean)) {
    const shiftKey = keyName.startsWith("Shift+");
    const key = keyName.replace("Shift+", "");
    const result = applyKey(
      selection,
      { key: shiftKey && key.length === 1 ? key.toUpperCase() : key, shiftKey },
      rows,
    );
    if (!result) commands.push("-");
    else {
      selection = result.selection;
      if (result.command) commands.push(result.command);
    }
  }
  return { active: selection.active, selected: [...selection.selected], commands, selection };
}

describe("Keyboard shortcuts of the queue", () => {
  it.each<[string, number]>([
    ["j", 0],
    ["j j j", 2],
    ["k", 0],
    ["j j k", 0],
    ["j k k k", 0],
    ["j j j j j j j j", 4],
    ["Shift+g", 4],
    ["End", 4],
    ["Shift+g g", 0],
    ["PageDown", 4],
    ["ArrowDown ArrowDown ArrowUp", 0],
  ])("%s goes to row %i", (keys, active) => {
    expect(pressKeys(keys)).toMatchObject({ active, selected: [], commands: [] });
  });

  it.each<[string, string[]]>([
    ["j x", ["rol_0"]],
    ["j x x", []],
    ["j x j j x", ["rol_0", "rol_2"]],
    ["j x j j Shift+x", ["rol_0", "rol_1", "rol_2"]],
    ["j j x Shift+j Shift+j", ["rol_1", "rol_2", "rol_3"]],
    ["Shift+g x Shift+k Shift+k", ["rol_2", "rol_3", "rol_4"]],
    ["j x Escape", []],
  ])("%s selects %j", (keys, selected) => expect(pressKeys(keys).selected.toSorted()).toEqual(selected));

  it("start an action only if there is a row to act on", () => {
    expect(pressKeys("j Enter a Shift+a e p t / ? * n d").commands).toEqual([
      "open",
      "assignToMe",
      "assign",
      "act",
      "prioritize",
      "tag",
      "search",
      "help",
      "selectAll",
      "nextCase",
      "density",
    ]);
    expect(pressKeys("Enter a Shift+a e p t x Shift+x Escape").commands).toEqual(Array(9).fill("-"));
    expect(pressKeys("*", buildRows(0)).commands).toEqual(["-"]);
    expect(pressKeys("j q").commands).toEqual(["-"]);
  });

  it("select and change nothing without permission, but still navigate, open, search and show help", () => {
    const { selected, commands, active } = pressKeys(
      "j j x a e n * p t Shift+j Enter / ? d",
      buildRows(5, { canSelect: false }),
    );
    expect(selected).toEqual([]);
    expect(commands).toEqual(["-", "-", "-", "-", "-", "-", "-", "open", "search", "help", "density"]);
    expect(active).toBe(2);
  });

  it("go nowhere in an empty list, and select no row that is not loaded", () => {
    expect(pressKeys("j k g Shift+g", buildRows(0)).active).toBe(-1);
    expect(pressKeys("j x Shift+g Shift+x", buildRows(9, { loadedCount: 3 })).selected).toEqual(["rol_0"]);
    expect(pressKeys("j x Shift+End", buildRows(9, { loadedCount: 3 })).selected).toEqual([
      "rol_0",
      "rol_1",
      "rol_2",
    ]);
  });

  it("apply to the selected rows, or else to the current row", () => {
    const rows = buildRows(5);
    const current = { ...NO_SELECTION, active: 3 };
    expect(listTargetIds(NO_SELECTION, rows)).toEqual([]);
    expect(listTargetIds(current, rows)).toEqual(["rol_3"]);
    expect(listTargetIds(toggleRow(current, 1, rows), rows)).toEqual(["rol_1"]);
    expect(listTargetIds(extendSelection(toggleRow(current, 1, rows), 2, rows), rows)).toEqual([
      "rol_1",
      "rol_2",
    ]);
  });

  it("handle every key of the help list", () => {
    const rows = buildRows(5);
    const selection = { ...NO_SELECTION, active: 1, selected: new Set(["rol_0"]) };
    for (const { keys } of SHORTCUTS) {
      for (const keyName of keys) {
        const shiftKey = keyName.startsWith("Shift+");
        const key = keyName.replace("Shift+", "").replace("Esc", "Escape");
        const pressed = { key: shiftKey ? key.toUpperCase() : key, shiftKey };
        expect([keyName, applyKey(selection, pressed, rows)]).toEqual([keyName, expect.anything()]);
      }
    }
  });
});
