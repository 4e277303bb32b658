import { describe, expect, it } from "@jest/globals";
import { aroundTests } from "@svc/testing";
import express from "express";
import fc from "fast-check";
import request from "supertest";
import { PathTable, targetOf } from "../src/routes/path-table.ts";
import { startTestApp } from "./start-test-app.ts";

const PATHS = [
  "/things",
  "/things/{id}",
  "/things/export",
  "/things/{id}/parts",
  "/things/{id}/parts/{part}",
  "/things/batch/parts",
  "/a.b/{id}",
];

function tableOf(paths: readonly string[]): PathTable<string> {
  const table = new PathTable<string>();
  for (const path of paths) table.add(path, path);
  return table;
}

describe("the table of paths", () => {
  const table = tableOf(PATHS);
  const app = aroundTests(() =>
    startTestApp((app) => {
      const router = express.Router({ caseSensitive: true, strict: true });
      // Express takes the first that fits: those with a name in place of a parameter are said before.
      for (const path of ["/things/export", "/things/batch/parts", ...PATHS]) {
        router.get(path.replace(/\{(\w+)\}/g, ":$1"), (req, res) => {
          res.json({ value: path, params: req.params });
        });
      }
      app.use(router);
    }),
  );

  const step = fc.oneof(
    fc.constantFrom(
      "things",
      "export",
      "parts",
      "batch",
      "a.b",
      "aXb",
      "Things",
      "",
      "rol_1",
      "a%20b",
      "%2F",
      "x:y",
    ),
    fc.stringMatching(/^[\w.~-]{1,5}$/),
  );

  it("finds what Express finds, and no more", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const path = `/${steps.join("/")}`;
        // A client would take dots out of the path before it is sent.
        fc.pre(!steps.includes(".") && !steps.includes("..") && !path.startsWith("//"));
        const { status, body } = await request(app.url).get(path);
        const found = table.find(path);
        if (status === 404) return expect(found).toBeNull();
        const params = Object.entries(found?.params ?? {}).map(([name, text]) => [
          name,
          decodeURIComponent(text),
        ]);
        expect({ value: found?.value, params: Object.fromEntries(params) }).toEqual(body);
      }),
      { numRuns: 300 },
    );
  });

  it("puts a name before what is open, whichever was added first", () => {
    for (const paths of [PATHS, PATHS.toReversed()]) {
      expect(tableOf(paths).find("/things/export")?.value).toBe("/things/export");
      expect(tableOf(paths).find("/things/export/parts")).toEqual({
        value: "/things/{id}/parts",
        params: { id: "export" },
      });
    }
  });

  it.each([
    ["/things?a=1&b", "/things", "a=1&b"],
    ["/things", "/things", null],
    ["/things?", "/things", ""],
    ["/things?a=1?2", "/things", "a=1?2"],
    ["/things#top?a=1", "/things", null],
    ["http://example.com/things?a=1", "/things", "a=1"],
    ["HTTPS://example.com", "/", null],
    ["http://example.com?a=1", "/", "a=1"],
    ["*", "*", null],
    ["//things", "//things", null],
  ])("reads %s", (url, path, query) => {
    expect(targetOf({ url })).toEqual({ path, query });
  });
});
