import { describe, expect, it } from "@jest/globals";
import { TEST_SECRETS } from "@svc/testing";
import type { Command } from "commander";
import { createSvcProgram } from "../../src/cli/svc-program.ts";
import { runSvc, runSvcProcess } from "./run-svc.ts";

const SUBCOMMANDS: Record<string, string> = {
  "": "org keys approvals canary books accounts timeline trace audit anchors archive webhooks custodians data secrets db restore-check demo portal doctor disasters mail",
  org: "create list origins rename lock unlock settings export",
  keys: "create list revoke usage rotate verify limit allow",
  approvals: "verify keys",
  canary: "setup status",
  books: "list check",
  accounts: "unlock export erase",
  timeline: "verify anchor proof seal accept",
  audit: "list export verify anchor",
  anchors: "key publish add restore",
  archive: "write verify",
  webhooks: "status dead-letters redeliver recover listen",
  disasters: "load list",
  custodians: "import export requests settle repoint",
  data: "re-encrypt re-index keys unused",
  secrets: "status retire forget",
  db: "migrate status finish-upgrade lost",
  "restore-check": "run verify",
  demo: "seed",
  mail: "preview",
  portal: "invite reset verify members sso",
  "portal sso": "add remove list link unlink",
};
const COMMANDS = [
  "",
  ...Object.entries(SUBCOMMANDS).flatMap(([command, names]) =>
    names.split(" ").map((name) => `${command} ${name}`.trim()),
  ),
];

describe("svc", () => {
  it("shows the usage and subcommands in the help of every command", async () => {
    const program = await createSvcProgram({});
    for (const name of COMMANDS) {
      const args = name.split(" ").filter(Boolean);
      const command = args.reduce<Command | undefined>(
        (parent, segment) => parent?.commands.find((subcommand) => subcommand.name() === segment),
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
    const invalidUsages = [
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
      invalidUsages.map(async (args) => ({ args, ...(await runSvc({}, ...args)) })),
    );
    for (const { args, code, stdout, stderr } of runs) {
      expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: "" });
      expect(stderr).not.toBe("");
      expect(stderr).not.toMatch(/\n\s+at |_secret/);
    }
  });

  it("78 names all missing and invalid variables together, and prints no value", async () => {
    const invalidEnv = {
      SVC_ENVIRONMENT: "hunter2-environment",
      DATABASE_URL: "mysql://root:hunter2@db/x",
      REDIS_URL: "http://:hunter2@redis",
      KEY_PEPPERS: "hunter2",
      DATA_KEYS: `hunter2:${TEST_SECRETS.INDEX_KEY}=`,
      INDEX_KEY: "hunter2",
    };
    const seed = ["demo", "seed", "--file", "x", "--api-url", "http://a", "--widget-auth-url", "http://b"];
    const [unset, migrate, invalid, demo] = await Promise.all([
      runSvc({}, "keys", "list", "--org", "org_1"),
      runSvc({ DATABASE_URL: "" }, "db", "migrate"),
      runSvc(invalidEnv, "org", "list"),
      runSvc({ ...invalidEnv, DATABASE_URL: "" }, ...seed),
    ]);
    const parseVariableNames = ({ stderr }: { stderr: string }) =>
      stderr.match(/^ {2}([A-Z_]+):/gm)?.map((name) => name.slice(2, -1));
    for (const { code, stdout, stderr } of [unset, migrate, invalid, demo]) {
      expect({ code, stdout }).toEqual({ code: 78, stdout: "" });
      expect(stderr).not.toContain("hunter2");
      expect(stderr).not.toContain(TEST_SECRETS.INDEX_KEY);
    }
    expect(parseVariableNames(unset)).toEqual(["DATABASE_URL", "KEY_PEPPERS"]);
    expect(parseVariableNames(migrate)).toEqual(["DATABASE_URL"]);
    const invalidNames = ["SVC_ENVIRONMENT", "DATABASE_URL", "REDIS_URL", "KEY_PEPPERS"];
    expect(parseVariableNames(invalid)).toEqual(invalidNames);
    const demoNames = [...invalidNames, "CHAIN_KEY", "DATA_KEYS", "INDEX_KEY"];
    expect(parseVariableNames(demo)?.sort()).toEqual(demoNames.sort());
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
