import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { createTestEnvironment, describeWithRedis, useResource } from "@svc/testing";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** A module that, at exit, prints every module that the process loaded. */
const MODULE_PRINTER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  import { writeSync } from "node:fs";
  const urls = [];
  registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
  // A pipe takes about 64 kB at a time.
  process.on("exit", () => {
    let rest = Buffer.from(urls.join("\\n"));
    while (rest.length > 0) {
      try { rest = rest.subarray(writeSync(1, rest)); }
      catch (error) { if (error.code !== "EAGAIN") throw error; }
    }
  });`)}`;
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--import", MODULE_PRINTER];

/** Lists the modules that a program loads before it fails for lack of configuration. */
async function listModules(program: string): Promise<string[]> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH };
    execFile(
      process.execPath,
      [...FLAGS, program],
      { cwd: ROOT, env, maxBuffer: 2 ** 26 },
      (_error, stdout) => resolve(stdout.split("\n")),
    );
  });
}

async function listModulesAtStart(program: string, env: Record<string, string>): Promise<string[]> {
  const child = spawn(process.execPath, [...FLAGS, program], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("The child has no stdout");
  const output = text(child.stdout);
  await Promise.race([once(child, "message"), once(child, "exit")]);
  child.kill("SIGTERM");
  return (await output).split("\n");
}

const findPackages = (modules: readonly string[]) =>
  new Set(modules.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []));

it.each([
  "apps/api/src/main.ts",
  "apps/api/src/platform/worker/main.ts",
  "apps/api/src/cli/svc.ts",
  "apps/widget-auth/src/main.ts",
])("%s loads neither Prisma nor its schema engine", async (program) => {
  const modules = await listModules(program);
  expect(modules).toContainEqual(expect.stringMatching(/\/node_modules\/pg\//));
  expect(modules.filter((url) => /\/@?prisma\//.test(url))).toEqual([]);
});

/** Packages not needed at startup, by the feature that needs them later. */
const LAZY_PACKAGES = {
  "signing in": [
    "better-auth",
    "@better-auth/core",
    "@better-auth/passkey",
    "@simplewebauthn/server",
    "jose",
  ],
  "a new password": ["@zxcvbn-ts/core", "@zxcvbn-ts/language-common"],
  GraphQL: ["graphql", "@apollo/server", "@apollo/usage-reporting-protobuf", "@graphql-tools/schema"],
  letters: ["pdfkit", "fontkit"],
  "the worker": ["nodemailer"],
  metrics: ["prom-client"],
  "the operator's command": ["commander"],
  traces: ["@opentelemetry/core", "@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/sdk-trace"],
};
const PORTAL = {
  PORTAL_URL: "http://localhost:3000",
  PORTAL_SECRET: Buffer.alloc(32, "t").toString("base64"),
};

describeWithRedis("Modules loaded at startup", () => {
  const test = useResource(createTestEnvironment);

  it.each([
    ["apps/api/src/main.ts", PORTAL],
    ["apps/widget-auth/src/main.ts", {}],
  ])("%s defers rarely used packages to the first request that needs them", async (program, settings) => {
    const modules = await listModulesAtStart(program, { ...test.env, ...settings });
    const loaded = findPackages(modules);
    expect([...loaded]).toEqual(expect.arrayContaining(["express", "ioredis", "pg", "zod"]));
    const early = Object.entries(LAZY_PACKAGES).flatMap(([feature, names]) =>
      names.filter((name) => loaded.has(name)).map((name) => `${name}, for ${feature}`),
    );
    expect(early).toEqual([]);
  });

  it.each(["apps/api/src/main.ts", "apps/api/src/platform/worker/main.ts", "apps/widget-auth/src/main.ts"])(
    "%s loads the tracing packages only if a collector is configured",
    async (program) => {
      // prom-client depends on the OpenTelemetry API package, which has no implementation.
      const listTracingPackages = async (settings: Record<string, string>) =>
        [...findPackages(await listModulesAtStart(program, { ...test.env, ...settings }))].filter((name) =>
          /^@opentelemetry\/(?!api$)/.test(name),
        );
      expect(await listTracingPackages({})).toEqual([]);
      expect(await listTracingPackages({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" })).toEqual(
        expect.arrayContaining(LAZY_PACKAGES.traces),
      );
    },
  );
});
