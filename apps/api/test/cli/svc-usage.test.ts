import { describe, expect, it } from "@jest/globals";
import { TEST_SECRETS } from "@svc/testing";
import type { Command } from "commander";
import { svcProgram } from "../../src/cli/svc-program.ts";
import { runSvc, runSvcProcess } from "./run-svc.ts";

const COMMANDS = [
  "",
  "org",
  "org create",
  "org list",
  "org origins",
  "org rename",
  "org lock",
  "org unlock",
  "org settings",
  "org export",
  "keys",
  "keys create",
  "keys list",
  "keys revoke",
  "keys usage",
  "keys rotate",
  "keys verify",
  "keys limit",
  "keys allow",
  "accounts",
  "accounts unlock",
  "accounts export",
  "accounts erase",
  "timeline",
  "timeline verify",
  "timeline anchor",
  "timeline proof",
  "timeline seal",
  "timeline accept",
  "trace",
  "audit",
  "audit list",
  "audit export",
  "audit verify",
  "audit anchor",
  "archive",
  "archive write",
  "archive verify",
  "webhooks",
  "webhooks status",
  "webhooks dead-letters",
  "webhooks redeliver",
  "webhooks recover",
  "webhooks listen",
  "custodians",
  "custodians import",
  "custodians export",
  "custodians requests",
  "custodians settle",
  "data",
  "data re-encrypt",
  "data re-index",
  "data keys",
  "data unused",
  "secrets",
  "secrets status",
  "secrets retire",
  "secrets forget",
  "db",
  "db migrate",
  "db status",
  "db finish-upgrade",
  "db lost",
  "demo",
  "demo seed",
  "portal",
  "portal invite",
  "portal reset",
  "portal verify",
  "portal members",
  "portal sso",
  "portal sso add",
  "portal sso remove",
  "portal sso list",
  "portal sso link",
  "portal sso unlink",
  "doctor",
];

describe("svc", () => {
  it("shows the usage and subcommands in the help of every command", async () => {
    const program = await svcProgram({});
    for (const name of COMMANDS) {
      const args = name.split(" ").filter(Boolean);
      const command = args.reduce<Command | undefined>(
        (parent, segment) => parent?.commands.find((one) => one.name() === segment),
        program,
      );
      const help = command?.helpInformation() ?? "";
      expect(help).toContain(`Usage: ${["svc", ...args].join(" ")}`);
      const children = command?.commands.map((child) => [...args, child.name()].join(" ")) ?? [];
      expect(COMMANDS).toEqual(expect.arrayContaining(children));
      for (const child of children) expect(help).toContain(child.split(" ").at(-1));
    }
  });

  it.each(["", "keys create"])("0 shows help without any configuration: svc %s", async (name) => {
    const args = name.split(" ").filter(Boolean);
    const { code, stdout, stderr } = await runSvcProcess({}, ...args, "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: ${["svc", ...args].join(" ")}`);
  });

  it("2 for invalid usage, and does nothing", async () => {
    const wrong = [
      [],
      ["unheard-of"],
      ["org", "create"],
      ["org", "list", "--key", "svc_test_ak_secret"],
      ["keys", "revoke"],
      ["keys", "create", "--org", "org_1", "--type", "ak", "--name", "x", "--rate-limit", "abc"],
      ["keys", "create", "--org", "org_1", "--type", "ak", "--name", "x", "--expires-in-days", "0"],
      ["demo", "seed"],
    ];
    const runs = await Promise.all(
      wrong.map(async (args) => ({ words: args, ...(await runSvc({}, ...args)) })),
    );
    for (const { words: args, code, stdout, stderr } of runs) {
      expect({ words: args, code, stdout }).toEqual({ words: args, code: 2, stdout: "" });
      expect(stderr).not.toBe("");
      expect(stderr).not.toMatch(/\n\s+at |_secret/);
    }
  });

  it("78 names every missing or invalid variable at once, and prints no value", async () => {
    const wrong = {
      SVC_ENVIRONMENT: "hunter2-environment",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      REDIS_URL: "http://:hunter2@redis",
      KEY_PEPPERS: "hunter2",
      DATA_KEYS: `hunter2:${TEST_SECRETS.INDEX_KEY}=`,
      INDEX_KEY: "hunter2",
    };
    const seed = ["demo", "seed", "--file", "x", "--api-url", "http://a", "--widget-auth-url", "http://b"];
    const [unset, migrate, misset, demo] = await Promise.all([
      runSvc({}, "keys", "list", "--org", "org_1"),
      runSvc({ DATABASE_URL: "" }, "db", "migrate"),
      runSvc(wrong, "org", "list"),
      runSvc({ ...wrong, DATABASE_URL: "" }, ...seed),
    ]);
    const parseVariableNames = ({ stderr }: { stderr: string }) =>
      stderr.match(/^ {2}([A-Z_]+):/gm)?.map((name) => name.slice(2, -1));
    for (const { code, stdout, stderr } of [unset, migrate, misset, demo]) {
      expect({ code, stdout }).toEqual({ code: 78, stdout: "" });
      expect(stderr).not.toContain("hunter2");
      expect(stderr).not.toContain(TEST_SECRETS.INDEX_KEY);
    }
    expect(parseVariableNames(unset)).toEqual(["DATABASE_URL", "KEY_PEPPERS"]);
    expect(parseVariableNames(migrate)).toEqual(["DATABASE_URL"]);
    expect(parseVariableNames(misset)).toEqual([
      "SVC_ENVIRONMENT",
      "DATABASE_URL",
      "REDIS_URL",
      "KEY_PEPPERS",
    ]);
    expect(parseVariableNames(demo)?.sort()).toEqual(
      [
        "CHAIN_KEY",
        "DATABASE_URL",
        "DATA_KEYS",
        "INDEX_KEY",
        "KEY_PEPPERS",
        "REDIS_URL",
        "SVC_ENVIRONMENT",
      ].sort(),
    );
  });

  it("1 reports an unavailable database in one line, without its password", async () => {
    const env = { ...TEST_SECRETS, DATABASE_URL: "postgresql://postgres:hunter2@127.0.0.1:1/svc" };
    const runs = await Promise.all([
      runSvc(env, "org", "list"),
      runSvc(env, "keys", "revoke", "key_1"),
      runSvc(env, "db", "migrate", "--wait", "0"),
      runSvc(env, "db", "status"),
    ]);
    for (const { code, stdout, stderr } of runs) {
      expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
      expect(stderr).toMatch(/^svc: /);
      expect(stderr).not.toMatch(/hunter2|\n\s+at /);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
  });
});
