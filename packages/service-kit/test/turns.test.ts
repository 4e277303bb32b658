import { describe, expect, it } from "@jest/globals";
import { Turns } from "../src/index.ts";

describe("Turns", () => {
  const taken = (turns: Turns<string>) => Array.from({ length: turns.length }, () => turns.next());

  it("takes one of each client in turn, and of one client the oldest first", () => {
    const turns = new Turns<string>();
    for (const task of ["a1", "a2", "a3", "b1", "c1", "b2"]) turns.add(task.charAt(0), task);
    expect(taken(turns)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
    expect([turns.next(), turns.length]).toEqual([undefined, 0]);
  });

  it("lets what is begun go before what is not, of one client and not of others", () => {
    const turns = new Turns<string>();
    turns.add("a", "a fresh");
    turns.add("b", "b fresh");
    turns.add("a", "a begun", true);
    expect(taken(turns)).toEqual(["a begun", "b fresh", "a fresh"]);
  });

  it("forgets what waits no longer, once", () => {
    const turns = new Turns<string>();
    turns.add("a", "fresh");
    turns.add("a", "begun", true);
    expect([turns.remove("a", "begun"), turns.remove("a", "begun"), turns.remove("b", "fresh")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(turns.remove("a", "fresh")).toBe(true);
    expect([turns.length, turns.next()]).toEqual([0, undefined]);
  });

  it("makes room at the cost of whoever has the most waiting, never of what is begun", () => {
    const turns = new Turns<string>();
    for (const task of ["a1", "a2", "a3"]) turns.add("a", task);
    turns.add("b", "b1");
    expect(["a", "b", "c"].filter((client) => turns.hasLonger(client))).toEqual(["b", "c"]);
    expect(turns.makeRoomFor("a")).toBeNull();
    expect(turns.makeRoomFor("b")).toEqual({ gaveWay: "a3" });
    // Both would have two, so nothing moves.
    expect(turns.makeRoomFor("b")).toBeNull();
    expect(turns.makeRoomFor("c")).toEqual({ gaveWay: "a2" });
    expect(turns.length).toBe(2);
    for (const task of ["d1", "d2"]) turns.add("d", task, true);
    expect(turns.makeRoomFor("e")).toEqual({ gaveWay: undefined });
    expect(taken(turns)).toEqual(["a1", "b1", "d1", "d2"]);
  });
});
