import { describe, expect, it } from "@jest/globals";
import { RoundRobinQueue } from "../src/auth/index.ts";

describe("RoundRobinQueue", () => {
  const drain = (queue: RoundRobinQueue<string>) => Array.from({ length: queue.length }, () => queue.next());

  it("serves clients in turn, and each client's oldest task first", () => {
    const queue = new RoundRobinQueue<string>();
    for (const task of ["a1", "a2", "a3", "b1", "c1", "b2"]) queue.add(task.charAt(0), task);
    expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
    expect([queue.next(), queue.length]).toEqual([undefined, 0]);
  });

  it("continues a client's started tasks before it serves new ones, without overtaking other clients", () => {
    const queue = new RoundRobinQueue<string>();
    queue.add("a", "a new");
    queue.add("b", "b new");
    queue.add("a", "a started", true);
    expect(drain(queue)).toEqual(["a started", "b new", "a new"]);
  });

  it("removes a waiting task once", () => {
    const queue = new RoundRobinQueue<string>();
    queue.add("a", "new");
    queue.add("a", "started", true);
    expect([queue.remove("a", "started"), queue.remove("a", "started"), queue.remove("b", "new")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(queue.remove("a", "new")).toBe(true);
    expect([queue.length, queue.next()]).toEqual([0, undefined]);
  });

  it("makes room by dropping the newest task of the longest queue, never a started task", () => {
    const queue = new RoundRobinQueue<string>();
    for (const task of ["a1", "a2", "a3"]) queue.add("a", task);
    queue.add("b", "b1");
    expect(["a", "b", "c"].filter((client) => queue.canMakeRoomFor(client))).toEqual(["b", "c"]);
    expect(queue.makeRoomFor("a")).toBeNull();
    expect(queue.makeRoomFor("b")).toEqual({ evicted: "a3" });
    // b's queue would then be as long as a's, so no task is dropped.
    expect(queue.makeRoomFor("b")).toBeNull();
    expect(queue.makeRoomFor("c")).toEqual({ evicted: "a2" });
    expect(queue.length).toBe(2);
    // All tasks of the longest queue have started, so e is added without dropping one.
    for (const task of ["d1", "d2"]) queue.add("d", task, true);
    expect(queue.makeRoomFor("e")).toEqual({ evicted: undefined });
    expect(drain(queue)).toEqual(["a1", "b1", "d1", "d2"]);
  });
});
