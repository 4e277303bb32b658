import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { findShippedPrograms } from "@svc/build/bundle";
import { COMPOSE } from "./compose/compose-file.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const units = globSync("deploy/systemd/*@.service", { cwd: ROOT }).map((path) => ({
  path,
  text: read(path),
}));

function readCredentials(text: string) {
  const loaded = [...text.matchAll(/^LoadCredential=([\w-]+):\/etc\/svc\/secrets\/([\w-]+)$/gm)].map(
    ([, name = "", secretFile = ""]) => ({ name, secretFile }),
  );
  const used = [...text.matchAll(/_FILE=%d\/([\w-]+)$/gm)].map(([, name]) => name);
  return { loaded, used };
}

describe("systemd units", () => {
  it("exist once for each service", () => {
    expect(units.map(({ path }) => path.replace("deploy/systemd/", "")).sort()).toEqual([
      "svc-api@.service",
      "svc-widget-auth@.service",
      "svc-worker@.service",
    ]);
  });

  it.each(units)("$path runs a shipped program, and has time to drain before it is stopped", ({ text }) => {
    const [, app = "", program = ""] = /(apps\/[\w-]+)\/dist\/bundle\/(\w+)\.js/.exec(text) ?? [];
    expect(Object.keys(findShippedPrograms(app).programs)).toContain(program);
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(text)?.[1]);
    expect(text).toContain(`TimeoutStopSec=${drain + 25}\n`);
  });

  it.each(units)("$path loads every secret as a credential that deploy/make-secrets.sh makes", ({ text }) => {
    const { loaded, used } = readCredentials(text);
    expect(used).toEqual(loaded.map(({ name }) => name));
    expect(used.length).toBeGreaterThan(5);
    expect(loaded.filter(({ secretFile }) => !(secretFile in COMPOSE.secrets))).toEqual([]);
  });

  it("have a nightly restore check that runs a shipped program with secrets that deploy/make-secrets.sh makes", () => {
    const text = read("deploy/systemd/svc-restore-check.service");
    const [, app = "", program = ""] =
      /(apps\/[\w-]+)\/dist\/bundle\/(\w+)\.js restore-check$/m.exec(text) ?? [];
    expect(Object.keys(findShippedPrograms(app).programs)).toContain(program);
    const { loaded, used } = readCredentials(text);
    expect(used).toEqual(loaded.map(({ name }) => name));
    expect(loaded.filter(({ secretFile }) => !(secretFile in COMPOSE.secrets))).toEqual([]);
    expect(text).toContain("\nKillMode=mixed\n");
    expect(read("deploy/systemd/svc-restore-check.timer")).toMatch(/^OnCalendar=/m);
  });

  it("give the worker its own folder for anchors", () => {
    const { text } = units.find(({ path }) => path.includes("worker")) ?? { text: "" };
    expect(text).toContain("\nStateDirectory=svc-api svc-api/anchors\n");
    expect(text).toContain("\nEnvironment=ANCHOR_DIR=/var/lib/svc-api/anchors\n");
  });

  /** Runs `deploy/systemd/svc db migrate` with a program that prints its environment. */
  const runSvc = (environment: string) => {
    const folder = mkdtempSync(join(tmpdir(), "svc-etc-"));
    writeFileSync(join(folder, "svc-api.env"), environment);
    mkdirSync(join(folder, "secrets"));
    writeFileSync(join(folder, "secrets/portal-secret"), "made by make-secrets.sh");
    mkdirSync(join(folder, "apps/api/dist/bundle"), { recursive: true });
    writeFileSync(join(folder, "apps/api/dist/bundle/svc.js"), "console.log(JSON.stringify(process.env))");
    const env = {
      PATH: process.env.PATH ?? "",
      SVC_CONFIG_DIR: folder,
      SVC_ROOT: folder,
      SVC_NODE: process.execPath,
    };
    const run = spawnSync("sh", [join(ROOT, "deploy/systemd/svc"), "db", "migrate"], {
      env,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    return run;
  };

  it("have an operator's command that refuses to run db migrate without an environment", () => {
    const { status, stderr, stdout } = runSvc("");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("SVC_ENVIRONMENT");
  });

  it("have an operator's command with the variables of compose's migration", () => {
    const { stdout } = runSvc("SVC_ENVIRONMENT=live\n");
    const env = JSON.parse(stdout) as Record<string, string>;
    expect(env.SVC_ENVIRONMENT).toBe("live");
    const files = Object.keys(COMPOSE.services.migrate?.environment ?? {}).filter((name) =>
      name.endsWith("_FILE"),
    );
    // The portal's secret is optional, as the next test shows.
    expect(
      files.filter((name) => name !== "PORTAL_SECRET_FILE" && !env[name]?.includes("/secrets/")),
    ).toEqual([]);
  });

  it("have an operator's command that reads the portal's secret only if there is a portal", () => {
    const findSecretFile = (environment: string) =>
      (JSON.parse(runSvc(`SVC_ENVIRONMENT=live\n${environment}`).stdout) as Record<string, string>)
        .PORTAL_SECRET_FILE;
    expect(findSecretFile("")).toBeUndefined();
    expect(findSecretFile("PORTAL_URL=https://rail.example.com\n")).toMatch(/\/secrets\/portal-secret$/);
  });

  it("have a setup document that runs svc instead of node, and names only existing files", () => {
    const document = read("docs/operators/plain-host.md");
    expect(document).not.toMatch(/(^|&& )node apps/m);
    expect(document).toMatch(/^svc db migrate$/m);
    for (const [path] of document.matchAll(/\bdeploy\/[\w/.*-]+\w/g))
      expect({ path, files: globSync(path, { cwd: ROOT }).length > 0 }).toEqual({ path, files: true });
  });

  it.each(units)("$path has no capabilities, and a read-only system", ({ text }) => {
    for (const line of [
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
      "PrivateDevices=yes",
    ])
      expect(text).toContain(`\n${line}\n`);
  });
});
