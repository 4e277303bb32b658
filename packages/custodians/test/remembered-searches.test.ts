import { describe, expect, it } from "@jest/globals";
import { rememberSearches } from "../src/remembered-searches.ts";

describe("rememberSearches", () => {
  const counted = (length = 1) => {
    const asked: string[] = [];
    const search = rememberSearches((key) => {
      asked.push(key);
      return Array.from({ length }, () => key);
    });
    return { asked, search };
  };

  it("searches once for the same, and anew for another", () => {
    const { asked, search } = counted();
    expect(["a", "b", "a", "b"].map((key) => search(key))).toEqual([["a"], ["b"], ["a"], ["b"]]);
    expect(asked).toEqual(["a", "b"]);
  });

  it("remembers that nothing was found", () => {
    const { asked, search } = counted(0);
    expect([search("a"), search("a")]).toEqual([[], []]);
    expect(asked).toEqual(["a"]);
  });

  it("forgets what was not used for longest, a thousand searches on", () => {
    const { asked, search } = counted();
    for (let count = 0; count < 1_000; count += 1) search(`s${count}`);
    search("s0");
    search("one more");
    asked.length = 0;
    search("s0");
    expect(asked).toEqual([]);
    search("s1");
    expect(asked).toEqual(["s1"]);
  });

  it("does not hold on to long answers", () => {
    const { asked, search } = counted(201);
    expect([search("a").length, search("a").length]).toEqual([201, 201]);
    expect(asked).toEqual(["a", "a"]);
  });
});
