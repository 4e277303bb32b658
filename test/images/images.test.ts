import { type ChildProcess, execFile, spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  createTestEnvironment,
  getImagesFolder,
  packFromSource,
  useResource,
} from "@svc/testing";

// Assembles the images as the Dockerfiles do, and runs them outside the checkout.

const MAX_BYTES = 120_000_000;
const APPS = ["api", "widget-auth"] as const;

let folder = "";
const getImagePath = (app: string) => join(folder, app);
beforeAll(async () => {
  folder = await getImagesFolder();
});

const listFiles = (image: string) =>
  readdirSync(image, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(image, path)).isFile(),
  );

function listPackages(app: string): string[] {
  const bom = JSON.parse(readFileSync(join(getImagePath(app), "sbom.cdx.json"), "utf8")) as {
    bomFormat: string;
    components: { "bom-ref": string }[];
  };
  expect(bom.bomFormat).toBe("CycloneDX");
  return bom.components.map((component) => component["bom-ref"].replace(/@[^@]+$/, ""));
}

describe("Image", () => {
  it.each(APPS)("stays under 120 MB above its base, without maps, types or sources: %s", (app) => {
    const files = listFiles(getImagePath(app));
    const bytes = files.reduce((sum, path) => sum + statSync(join(getImagePath(app), path)).size, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(files.filter((path) => /\.(map|ts|tsx)$/.test(path))).toEqual([]);
  });

  it("has the same files with the same dates when it is rebuilt from the same sources", async () => {
    const rebuilt = join(mkdtempSync(join(tmpdir(), "svc-image-")), "rebuilt");
    await packFromSource("widget-auth", rebuilt, "");
    const readContents = (image: string) =>
      listFiles(image)
        .sort()
        .map((path) => [
          path,
          hash("sha256", readFileSync(join(image, path))),
          statSync(join(image, path)).mtimeMs,
        ]);
    expect(readContents(rebuilt)).toEqual(readContents(getImagePath("widget-auth")));
    // SOURCE_DATE_EPOCH of packed test images, in milliseconds.
    expect(statSync(join(rebuilt, "sbom.cdx.json")).mtimeMs).toBe(1_700_000_000_000);
  });

  it("lists the packages that it contains, including packages of the portal's pages", () => {
    const listed = listPackages("api");
    for (const name of ["@svc/api", "express", "pg", "@apollo/server", "pdfkit", "fontkit", "react"])
      expect(listed).toContain(name);
    const installed = listFiles(getImagePath("api")).flatMap(
      (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    expect([...new Set(installed)].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it("omits what the widget service does not use: portal, GraphQL and sign-in", () => {
    const unused =
      /portal|apollo|prisma|graphql|better-auth|react|pdfkit|nodemailer|@svc\/(api|widget$|testing)/;
    expect(listPackages("widget-auth").filter((name) => unused.test(name))).toEqual([]);
    expect(listFiles(getImagePath("widget-auth")).filter((path) => /portal|apollo/.test(path))).toEqual([]);
  });

  it("contains no development-only packages in either service", () => {
    for (const app of APPS) {
      const developmentPackages =
        /^(jest|esbuild|vite|typescript|turbo|@swc\/core|prisma|@types|@jest)(\/|$)/;
      expect(listPackages(app).filter((name) => developmentPackages.test(name))).toEqual([]);
    }
  });
});

describe("Image contents", () => {
  const test = useResource(createTestEnvironment);
  let running: ChildProcess | null = null;
  afterEach(async () => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  });

  async function start(program: string, env: Record<string, string>): Promise<string> {
    running = spawn(process.execPath, [join(folder, program)], {
      cwd: folder,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { ...test.env, ...env, NODE_ENV: "production", NODE_PATH: "" },
    });
    const [message] = await Promise.race([
      once(running, "message") as Promise<[{ url: string }]>,
      once(running, "exit").then(() => Promise.reject(new Error(`${program} ended`))),
    ]);
    return message.url;
  }
  const fetchStatuses = async (url: string, paths: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status])),
    );
  const REFERENCE = ["/docs", "/docs/reference/getOpenApi", "/docs/assets/reference.css"];

  it("suffice for the API to start, show its reference, and write a letter", async () => {
    const url = await start("api/apps/api/dist/bundle/main.js", {
      DATABASE_URL: test.urls.api,
      PORTAL_URL: "http://localhost:3000",
      PORTAL_SECRET: Buffer.alloc(32, "p").toString("base64"),
    });
    const otherDocs = ["/docs/widget/openSession", "/docs/graphql/Rollover", "/docs/graphiql/graphiql.js"];
    const paths = ["/health/live", "/docs/guides", "/portal", ...otherDocs, ...REFERENCE];
    expect(new Set(Object.values(await fetchStatuses(url, paths)))).toEqual(new Set([200]));

    const ak = await buildKey(test, "ak");
    const account = await buildAccount(test, ak.organizationId);
    const headers = { Authorization: `Bearer ${ak.key}`, "Content-Type": "application/json" };
    const body = JSON.stringify(await buildRolloverBody(test, account.id));
    const created = await fetch(`${url}/v1/rollovers`, { method: "POST", headers, body });
    const { id } = (await created.json()) as { id: string };
    const letter = await fetch(`${url}/v1/rollovers/${id}/instructions`, {
      headers: { ...headers, Accept: "application/pdf" },
    });
    expect([letter.status, (await letter.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);
  });

  it("suffice for the widget service to start and show its reference", async () => {
    const url = await start("widget-auth/apps/widget-auth/dist/bundle/main.js", {
      DATABASE_URL: test.urls.widgetAuth,
    });
    const paths = ["/health/live", "/", "/api/widget/custodians", ...REFERENCE];
    expect(await fetchStatuses(url, paths)).toEqual({
      ...Object.fromEntries(paths.map((path) => [path, 200])),
      "/api/widget/custodians": 401,
    });
  });

  it("suffice for the worker to start", async () => {
    const url = await start("api/apps/api/dist/bundle/worker.js", {
      DATABASE_URL: test.urls.api,
      WORKER_PORT: "0",
    });
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  });

  it("suffice for the operator's command to find the migrations", async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(getImagePath("api"), "apps/api/dist/bundle/svc.js"), "db", "status"],
      { cwd: folder, env: { ...test.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" } },
    );
    expect(stdout).toContain("pending: none");
  });
});
