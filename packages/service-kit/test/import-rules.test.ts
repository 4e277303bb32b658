import { describe, expect, it } from "@jest/globals";
import { findCircle, listPackages, readSources, type SourceFile } from "./source-imports.ts";

const packages = listPackages("packages");
const apps = listPackages("apps");
const sourcesOf = (name: string) => readSources(`${name}/src`);
const all = [...packages, ...apps].flatMap(sourcesOf);

/** Every import that breaks a rule, as `file → what it imports`. */
const broken = (files: readonly SourceFile[], isForbidden: (target: string, file: SourceFile) => boolean) =>
  files.flatMap((file) =>
    file.imports.filter((target) => isForbidden(target, file)).map((target) => `${file.path} → ${target}`),
  );

const isNodeModule = (target: string) => target.startsWith("node:");
const isOutside = (target: string) => !target.startsWith("packages/") && !target.startsWith("apps/");

describe("who may import what", () => {
  it("is read from real files", () => {
    expect(packages).toContain("packages/keys");
    expect(apps).toEqual(["apps/api", "apps/widget-auth"]);
    expect(all.length).toBeGreaterThan(100);
    const cache = all.find(({ path }) => path === "packages/service-kit/src/auth/key-cache.ts");
    expect(cache?.imports).toEqual([
      "@svc/keys",
      "lru-cache",
      "packages/service-kit/src/auth/address-blocks.ts",
      "packages/service-kit/src/auth/key-store.ts",
    ]);
    expect(cache?.runtimeImports).not.toContain("packages/service-kit/src/auth/key-store.ts");
  });

  it("keys imports node:crypto and itself", () => {
    expect(
      broken(sourcesOf("packages/keys"), (target) => isOutside(target) && target !== "node:crypto"),
    ).toEqual([]);
  });

  it("widget imports itself: it runs in a browser, and has nothing else there", () => {
    expect(broken(sourcesOf("packages/widget"), isOutside)).toEqual([]);
  });

  it("service-kit knows no database", () => {
    expect(
      broken(sourcesOf("packages/service-kit"), (target) => /^@svc\/(?!keys$)|^pg$|^@prisma\//.test(target)),
    ).toEqual([]);
  });

  it("files import other packages by their names, never by a path into them", () => {
    const packageOf = (path: string) => path.split("/").slice(0, 2).join("/");
    expect(
      broken(all, (target, file) => !isOutside(target) && packageOf(target) !== packageOf(file.path)),
    ).toEqual([]);
    expect(broken(all, (target) => /^@svc\/[^/]+\/(src|dist)\b/.test(target))).toEqual([]);
  });

  it("no package imports an app, and no app the other", () => {
    expect(broken(all, (target) => /^@svc\/(api|widget-auth)\b/.test(target))).toEqual([]);
  });

  it("REST and GraphQL call operations: no Prisma, no store", () => {
    const faces = all.filter(({ path }) => /^apps\/[^/]+\/src\/(rest|graphql)\//.test(path));
    expect(faces.length).toBeGreaterThan(10);
    expect(
      broken(faces, (target) =>
        /-store\.ts$|^@prisma\/|^pg$|^@svc\/database\/|\/generated\/prisma\//.test(target),
      ),
    ).toEqual([]);
    // The one thing of the database's that a face may have is the table of what its errors mean.
    const fromDatabase = faces.flatMap(({ code }) => [
      ...code.matchAll(/import\s+([^;]*?)\s+from "@svc\/database"/g),
    ]);
    expect(
      fromDatabase.map(([, clause]) => clause).filter((clause) => clause !== "{ mapDatabaseError }"),
    ).toEqual([]);
    expect(faces.filter(({ code }) => /\bprisma\b|\bdb\.pool\b/i.test(code)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it("REST and GraphQL do not know each other", () => {
    expect(
      broken(
        all,
        (target, { path }) =>
          (path.includes("/src/rest/") && target.includes("/src/graphql/")) ||
          (path.includes("/src/graphql/") && target.includes("/src/rest/")),
      ),
    ).toEqual([]);
  });

  it("a feature imports another feature's operations, not its store", () => {
    const featureOf = (path: string) => path.split("/").slice(0, 4).join("/");
    // The context makes the stores and hands them out; nobody else reaches across.
    const features = all.filter(({ path }) => path.startsWith("apps/") && !path.endsWith("/src/context.ts"));
    expect(
      broken(
        features,
        (target, { path }) => target.endsWith("-store.ts") && featureOf(target) !== featureOf(path),
      ),
    ).toEqual([]);
  });

  describe.each([
    "apps/api/src/rollovers/rollover-chart.ts",
    "apps/api/src/rollovers/workflow/action-params.ts",
    "apps/api/src/rollovers/workflow/amounts.ts",
    "apps/api/src/rollovers/workflow/apply-action.ts",
    "apps/api/src/rollovers/workflow/business-days.ts",
    "apps/api/src/rollovers/workflow/custodian-scripts.ts",
    "apps/api/src/rollovers/workflow/days.ts",
    "apps/api/src/rollovers/workflow/deadlines.ts",
    "apps/api/src/rollovers/workflow/guards.ts",
    "apps/api/src/rollovers/workflow/money.ts",
    "apps/api/src/rollovers/workflow/transitions.ts",
    "apps/api/src/rollovers/workflow/workflow-state.ts",
    "apps/api/src/rollovers/eligibility.ts",
    "apps/api/src/rollovers/tax-treatment.ts",
    "apps/api/src/rollovers/rollover-states.ts",
    "apps/api/src/api-keys/rotation-plan.ts",
    "apps/api/src/events/event-types.ts",
    "apps/api/src/webhooks/endpoints/secrets.ts",
  ])("%s is pure", (path) => {
    const file = all.find((one) => one.path === path);

    it("imports no I/O, directly or through others", () => {
      expect(file).toBeDefined();
      const seen = new Set<string>();
      const reach = (at: string) => {
        if (seen.has(at)) return;
        seen.add(at);
        for (const next of all.find((one) => one.path === at)?.runtimeImports ?? []) reach(next);
      };
      reach(path);
      // The shared fields are schemas and nothing else.
      const isIo = (target: string) =>
        isNodeModule(target) ||
        /^@svc\/(?!keys$|service-kit\/fields$)|^pg$|^@prisma|^ioredis|^express/.test(target);
      expect([...seen].filter(isIo)).toEqual([]);
      expect(
        file?.imports.filter(
          (target) => isNodeModule(target) || /^@svc\/(database\b|service-kit$)/.test(target),
        ),
      ).toEqual([]);
    });

    it("reads no clock, no environment and no chance", () => {
      expect(file?.code).not.toMatch(
        /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bperformance\b|\bprocess\b|\bMath\.random\b|\bfetch\(/,
      );
    });
  });

  it("time comes from a clock that can be set", () => {
    const clocked = all.filter(({ path }) => !/^packages\/(testing|local-servers)\//.test(path));
    const readers = clocked
      .filter(({ code }) => /\bDate\.now\(|\bnew Date\(\s*\)/.test(code))
      .map(({ path }) => path);
    expect(readers).toEqual(["packages/service-kit/src/clock.ts", "packages/widget/src/clock.ts"]);
  });

  it("environment variables are read where a process begins, and nowhere else", () => {
    const allowed = [
      /\/src\/(main|worker\/main|config)\.ts$/,
      /^apps\/api\/src\/cli\//,
      /^packages\/testing\//,
      // What the local servers are started with: handed on whole, none of it read.
      /^packages\/local-servers\/src\/(child-server|postgres)\.ts$/,
    ];
    const readers = all.filter(({ code }) =>
      /\bprocess\s*\.\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(code),
    );
    expect(readers.map(({ path }) => path).filter((path) => !allowed.some((one) => one.test(path)))).toEqual(
      [],
    );
  });

  it.each([...packages, ...apps])("no file of %s imports itself in a circle", (name) => {
    expect(findCircle(sourcesOf(name))).toBeNull();
  });

  it("a circle would be found", () => {
    const file = (path: string, ...imports: string[]): SourceFile => ({
      path,
      code: "",
      imports,
      runtimeImports: imports,
    });
    const files = [file("a", "b", "c"), file("b"), file("c", "d"), file("d", "b", "a")];
    expect(findCircle(files)).toEqual(["a", "c", "d", "a"]);
    expect(findCircle(files.slice(0, 3))).toBeNull();
  });
});
