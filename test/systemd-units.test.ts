import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { COMPOSE } from "./compose/compose-file.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const units = globSync("deploy/systemd/*.service", { cwd: ROOT }).map((path) => ({ path, text: read(path) }));

describe("the systemd units", () => {
  it("are one for each service", () => {
    expect(units.map(({ path }) => path.replace("deploy/systemd/", "")).sort()).toEqual([
      "svc-api@.service",
      "svc-widget-auth@.service",
      "svc-worker@.service",
    ]);
  });

  it.each(units)("$path runs a program that is packed, and is waited for while it drains", ({ text }) => {
    const [, app = "", program = ""] = /(apps\/[\w-]+)\/dist\/bundle\/(\w+)\.js/.exec(text) ?? [];
    expect(read(`${app}/pack.ts`)).toContain(` ${program}: "`);
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(text)?.[1]);
    expect(text).toContain(`TimeoutStopSec=${drain + 25}\n`);
  });

  it.each(units)("$path takes every secret as a credential that deploy/make-secrets.sh makes", ({ text }) => {
    const loaded = [...text.matchAll(/^LoadCredential=([\w-]+):\/etc\/svc\/secrets\/([\w-]+)$/gm)];
    const used = [...text.matchAll(/_FILE=%d\/([\w-]+)$/gm)].map(([, name]) => name);
    expect(used).toEqual(loaded.map(([, name]) => name));
    expect(used.length).toBeGreaterThan(5);
    expect(loaded.filter(([, , file = ""]) => !(file in COMPOSE.secrets))).toEqual([]);
  });

  it.each(units)("$path is without capabilities, on a system that is read-only to it", ({ text }) => {
    for (const line of [
      "NoNewPrivileges=yes",
      "CapabilityBoundingSet=",
      "ProtectSystem=strict",
      "PrivateDevices=yes",
    ])
      expect(text).toContain(`\n${line}\n`);
  });
});
