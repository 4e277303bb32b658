import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "@jest/globals";

// Runs the commands of each Dockerfile, except the installation of packages, with the files of its stages.

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const APPS = ["api", "widget-auth"] as const;
const INSTALL = "npm ci --ignore-scripts";
/** .dockerignore omits these, except the database package's, so builds must generate them. */
const IGNORED = /(?<!^packages\/database\/src)\/generated\//;

const execute = promisify(execFile);

/** Returns the RUN commands of two stages without the installation, which would empty the linked packages. */
function readCommands(app: string): [prune: string, build: string] {
  const text = readFileSync(join(ROOT, "apps", app, "Dockerfile"), "utf8").replaceAll("\\\n", " ");
  const commands = [...text.matchAll(/^RUN (.+)$/gm)].map(([, command = ""]) => command);
  const [prune = "", install, build = ""] = commands;
  const prefix = `${INSTALL} && `;
  if (install !== INSTALL || !prune.startsWith(prefix) || !build.endsWith(" /image"))
    throw new Error(
      `apps/${app}/Dockerfile: install with "${INSTALL}" in both stages, and pack into /image.`,
    );
  const withoutInstall: [string, string] = [prune.slice(prefix.length), build];
  if (withoutInstall.some((command) => /npm (ci|i|install)\b/.test(command)))
    throw new Error(`apps/${app}/Dockerfile: install only with "${INSTALL}".`);
  return withoutInstall;
}

/** Hard-links files, or copies them to another file system. */
const copyFolder = (from: string, to: string) =>
  execFileSync("sh", ["-c", 'cp -al "$0" "$1" 2>/dev/null || cp -a "$0/." "$1"', from, to]);

/** Copies the installed packages. Links only the folder's workspaces, so that others cannot be imported. */
function copyPackages(folder: string): void {
  const target = join(folder, "node_modules");
  mkdirSync(join(target, "@svc"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@svc" && name !== ".cache")
      copyFolder(join(ROOT, "node_modules", name), join(target, name));
  for (const group of ["apps", "packages"])
    for (const name of readdirSync(join(folder, group))) {
      const workspace = join(folder, group, name);
      symlinkSync(workspace, join(target, "@svc", name));
      const nested = join(ROOT, group, name, "node_modules");
      if (existsSync(nested)) copyFolder(nested, join(workspace, "node_modules"));
    }
}

describe("A Dockerfile", () => {
  let folder = "";
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(APPS)("builds the image of %s from the files that it copies", async (app) => {
    folder = mkdtempSync(join(tmpdir(), "svc-image-build-"));
    const [context, repo, image] = ["context", "repo", "image"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0");
    for (const path of tracked) {
      if (path === "" || IGNORED.test(path) || !existsSync(join(ROOT, path))) continue;
      mkdirSync(dirname(join(context, path)), { recursive: true });
      cpSync(join(ROOT, path), join(context, path));
    }
    symlinkSync(join(ROOT, "node_modules"), join(context, "node_modules"));
    const [prune, build] = readCommands(app);
    // Omit the variables that `npm test` sets, because they change npm's behavior.
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, TURBO_TELEMETRY_DISABLED: "1", SOURCE_DATE_EPOCH: "0" };
    await execute("sh", ["-c", prune], { cwd: context, env });
    // `turbo prune` writes manifests to out/json and sources to out/full.
    for (const part of ["json", "full"])
      cpSync(join(context, "out", part), repo, { recursive: true, verbatimSymlinks: true });
    copyPackages(repo);
    await execute("sh", ["-c", build.replace(/ \/image$/, ` ${image}`)], {
      cwd: repo,
      env,
      maxBuffer: 50_000_000,
    });
    expect(existsSync(join(image, "sbom.cdx.json"))).toBe(true);
    expect(readdirSync(join(image, "apps", app, "dist/bundle"))).toContain("main.js");
  });
});
