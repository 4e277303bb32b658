import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";

describe("Documentation contents", () => {
  const api = useTestApi();

  it("link only to addresses that return a page", async () => {
    const { body } = await api
      .call("get", "/docs/contents", null)
      .set("Accept", "application/json")
      .expect(200);
    const entries: { kind: string; href: string }[] = body.entries;
    const kinds = ["Guide", "Operation", "Widget operation", "Event", "Error"];
    expect([...new Set(entries.map(({ kind }) => kind))]).toEqual(expect.arrayContaining(kinds));
    const paths = [...new Set(entries.map(({ href }) => href.replace(/#.*/, "")))];
    expect(paths.length).toBeGreaterThan(400);
    const missing: string[] = [];
    for (const path of paths) {
      const { status } = await fetch(api.url + path, { headers: { Accept: "text/html" } });
      if (status !== 200) missing.push(`${status} ${path}`);
    }
    expect(missing).toEqual([]);
  });
});
