import { describe, expect, it } from "@jest/globals";
import { cacheSearches } from "../src/directory.ts";

describe("cacheSearches", () => {
  const createCountedSearch = (resultCount = 1) => {
    const searchedKeys: string[] = [];
    const search = cacheSearches((key) => {
      searchedKeys.push(key);
      return Array.from({ length: resultCount }, () => key);
    });
    return { searchedKeys, search };
  };

  it("searches once for the same query, and again for another", () => {
    const { searchedKeys, search } = createCountedSearch();
    expect(["a", "b", "a", "b"].map((key) => search(key))).toEqual([["a"], ["b"], ["a"], ["b"]]);
    expect(searchedKeys).toEqual(["a", "b"]);
  });

  it("caches an empty result", () => {
    const { searchedKeys, search } = createCountedSearch(0);
    expect([search("a"), search("a")]).toEqual([[], []]);
    expect(searchedKeys).toEqual(["a"]);
  });

  it("evicts the least recently used search after a thousand", () => {
    const { searchedKeys, search } = createCountedSearch();
    for (let count = 0; count < 1_000; count += 1) search(`s${count}`);
    search("s0");
    search("one more");
    searchedKeys.length = 0;
    search("s0");
    expect(searchedKeys).toEqual([]);
    search("s1");
    expect(searchedKeys).toEqual(["s1"]);
  });

  it("does not cache a search with more than 200 results", () => {
    const { searchedKeys, search } = createCountedSearch(201);
    expect([search("a").length, search("a").length]).toEqual([201, 201]);
    expect(searchedKeys).toEqual(["a", "a"]);
  });
});
