import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { transform } from "esbuild";
import { type InstalledPackage, installPackage, RESOLUTIONS, ROOT } from "./installed-package.ts";

// Servers import the packages without a DOM: imports must have no effect, and the classes must exist.

describe("@svc/widget, packed and installed", () => {
  let widget: InstalledPackage;
  beforeAll(async () => {
    widget = await installPackage("packages/widget");
  });
  afterAll(() => widget?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await widget.findIssues()).toEqual([]));

  it("supports import and require on a server", async () => {
    const use = "console.log(TAG_NAME, typeof RolloverWidget);";
    const expected = { code: 0, stdout: "svc-rollover-widget function\n", stderr: "" };
    expect(
      await widget.run("a.mjs", `import { RolloverWidget, TAG_NAME } from "@svc/widget";${use}`),
    ).toEqual(expected);
    expect(
      await widget.run("a.cjs", `const { RolloverWidget, TAG_NAME } = require("@svc/widget");${use}`),
    ).toEqual(expected);
  });

  it("resolves the subpaths in its README to the bundle's files", async () => {
    const folder = join(widget.folder, "node_modules/@svc/widget");
    for (const [subpath, file] of [
      ["@svc/widget/bundle", "svc-rollover-widget.js"],
      ["@svc/widget/bundle/steps", "svc-rollover-widget.steps.js"],
      ["@svc/widget/bundle/es", "svc-rollover-widget.es.js"],
    ]) {
      const resolved = await widget.run("a.cjs", `console.log(require.resolve("${subpath}"));`);
      expect(resolved).toMatchObject({
        code: 0,
        stdout: `${realpathSync(join(folder, "dist", String(file)))}\n`,
      });
    }
  });

  it("names the repository that its links lead to, and links to no files outside the package", () => {
    const folder = join(widget.folder, "node_modules/@svc/widget");
    const { repository, homepage, bugs } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect([repository, homepage, bugs]).toEqual([
      { type: "git", url: "git+https://git.example.com/acme/rail.git", directory: "packages/widget" },
      "https://git.example.com/acme/rail#readme",
      "https://git.example.com/acme/rail/issues",
    ]);
    expect(readFileSync(join(folder, "README.md"), "utf8")).not.toContain("](../");
  });

  it("keeps code that is loaded later in separate files", () => {
    const folder = join(widget.folder, "node_modules/@svc/widget/esm");
    const chunks = readdirSync(folder).filter((name) => name.endsWith(".js") && name !== "index.js");
    const entry = readFileSync(join(folder, "index.js"), "utf8");
    expect(entry).toMatch(/import\("\.\/later-steps-\w+\.js"\)/);
    expect(entry).toMatch(/import\("\.\/es-\w+\.js"\)/);
    expect(chunks.length).toBeGreaterThanOrEqual(2);
  });

  it.each(RESOLUTIONS)("provides its types to TypeScript's %s resolution", async (resolution) => {
    const typed = `import "@svc/widget";
      const widget = document.createElement("svc-rollover-widget");
      widget.addEventListener("account", (event) => event.waitUntil(Promise.resolve({ outcome: "submitted" })));
      // @ts-expect-error: there is no such outcome
      widget.addEventListener("account", (event) => event.complete({ outcome: "done" }));`;
    const compiled = await widget.compile({ "a.ts": typed }, resolution, { hasDom: true });
    expect(compiled).toMatchObject({ code: 0, stdout: "" });
  });
});

describe("@svc/widget-react, packed and installed", () => {
  let react: InstalledPackage;
  beforeAll(async () => {
    const folders = ["react", "react-dom", "@types/react", "csstype"].map((name) =>
      join(ROOT, "node_modules", name),
    );
    react = await installPackage("packages/widget-react", { workspaces: ["packages/widget"], folders });
  });
  afterAll(() => react?.remove());

  it("passes publint and are-the-types-wrong", async () => expect(await react.findIssues()).toEqual([]));

  it("is under 1 kB minified and gzipped, and is marked as client code", async () => {
    const folder = join(react.folder, "node_modules/@svc/widget-react");
    const text = readFileSync(join(folder, "esm/index.js"), "utf8");
    expect(text).toMatch(/^"use client";/);
    const { code } = await transform(text, { minify: true, format: "esm" });
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(1_000);
  });

  const RENDER = `console.log(renderToString(createElement(RolloverWidget, {
    baseUrl: "https://widget.example.com", fetchToken: async () => "", id: "move", onAccount() {},
  }, "text")));`;
  const RENDERED = {
    code: 0,
    stdout: '<svc-rollover-widget id="move">text</svc-rollover-widget>\n',
    stderr: "",
  };

  it("renders on a server with import and require", async () => {
    const imported = `import { createElement } from "react"; import { renderToString } from "react-dom/server";
      import { RolloverWidget } from "@svc/widget-react";${RENDER}`;
    const required = `const { createElement } = require("react"); const { renderToString } = require("react-dom/server");
      const { RolloverWidget } = require("@svc/widget-react");${RENDER}`;
    expect(await react.run("a.mjs", imported)).toEqual(RENDERED);
    expect(await react.run("a.cjs", required)).toEqual(RENDERED);
  });

  it.each(RESOLUTIONS)("provides its types to TypeScript's %s resolution", async (resolution) => {
    const typed = `import { createElement, createRef } from "react";
      import { RolloverWidget, type RolloverWidgetHandle, type RolloverWidgetProps } from "@svc/widget-react";
      const ref = createRef<RolloverWidgetHandle>();
      const required = { baseUrl: "/", fetchToken: async () => ({ sessionToken: "" }) };
      const props: RolloverWidgetProps = { ...required, fields: ["phone"], onAccount: (event) => event.waitUntil(
        Promise.resolve({ outcome: "needs_review", reference: event.detail.accountId })) };
      createElement(RolloverWidget, { ...props, ref }, "text");
      ref.current?.open();
      // @ts-expect-error: there is no such field
      createElement(RolloverWidget, { ...required, fields: ["ssn"] });
      // @ts-expect-error: fetchToken is missing
      createElement(RolloverWidget, { baseUrl: "/" });
      // @ts-expect-error: there is no such step
      createElement(RolloverWidget, { ...required, onStep: ({ detail }) => detail.step === "end" });`;
    const compiled = await react.compile({ "a.ts": typed }, resolution, { hasDom: true });
    expect(compiled).toMatchObject({ code: 0, stdout: "" });
  });
});
