import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { describeWithRedis } from "@svc/testing";
import { runSvc } from "../cli/run-svc.ts";
import { CHECK_NAMES, CHECKS_BY_FILE, useDeployment } from "./doctor-deployment.ts";

const UNREACHABLE = "127.0.0.1:1";

describeWithRedis("svc doctor", () => {
  const doctor = useDeployment();

  it("0 for a healthy deployment, with one line per check", async () => {
    const { code, stdout, stderr } = await runSvc(doctor.deployment.env, "doctor");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(CHECK_NAMES.length + 2);
    expect(lines.at(-1)).toBe(`${CHECK_NAMES.length - 2} ok, 2 warnings, 0 failed, 0 skipped.`);
    const json = await runSvc(doctor.deployment.env, "doctor", "--json", "--strict");
    expect(json.code).toBe(1);
    const { checks, environment } = JSON.parse(json.stdout);
    expect(environment).toBe("test");
    expect(checks.map(({ name }: { name: string }) => name)).toEqual(CHECK_NAMES);
    expect(Object.fromEntries(checks.map(({ name, status }: never) => [name, status]))).toEqual(
      doctor.buildHealthyStatuses(),
    );
  });

  it("has every check documented, in order", () => {
    const text = readFileSync(new URL("../../../../docs/operators/doctor.md", import.meta.url), "utf8");
    const rows = text.split("\n").filter((line) => line.startsWith("| `"));
    const documentedNames = rows.flatMap((row) =>
      [...row.slice(0, row.indexOf(" |")).matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name),
    );
    expect(documentedNames).toEqual(CHECK_NAMES);
  });

  it("1 reports every unreachable server, and prints no secret", async () => {
    const env = {
      ...doctor.deployment.env,
      DATABASE_URL: `postgresql://svc:hunter2-of-postgres@${UNREACHABLE}/svc`,
      REDIS_URL: `redis://svc_api:hunter2-of-redis@${UNREACHABLE}`,
      SMTP_URL: `smtp://mailer:hunter2-of-mail@${UNREACHABLE}`,
      DOCUMENT_SCANNER_URL: `tcp://${UNREACHABLE}`,
      DOCUMENTS_URL: `s3://key:hunter2-of-s3@${UNREACHABLE}/bucket?tls=false`,
      DATA_KEYS: "hunter2-of-nothing",
    };
    const { code, stdout } = await runSvc(env, "doctor", "--json");
    expect(code).toBe(1);
    const longValues = Object.values(doctor.deployment.env).filter((text) => text.length > 40);
    for (const secret of [/hunter2/, ...longValues]) expect(stdout).not.toMatch(secret);
    const statuses = Object.fromEntries(
      JSON.parse(stdout).checks.map(({ name, status }: never) => [name, status]),
    );
    const failed = Object.keys(statuses).filter((name) => statuses[name] === "fail");
    for (const name of failed) doctor.triggeredChecks.add(name);
    expect(failed).toEqual([
      "config.variables",
      "postgres.reach",
      "redis.reach",
      "documents.storage",
      "documents.scanner",
      "mail.server",
    ]);
    expect(statuses).toMatchObject({ "postgres.version": "skipped", "work.worker": "skipped" });
  });

  it("1 without any configuration, naming what is missing", async () => {
    const { code, stdout } = await runSvc({}, "doctor");
    expect(code).toBe(1);
    expect(stdout).toContain("DATABASE_URL: is not set; ");
    expect(stdout).toContain("skipped: DATABASE_URL is missing or invalid");
  });

  it("triggers every check assigned to this file", () => {
    expect(CHECKS_BY_FILE.doctor.filter((check) => !doctor.triggeredChecks.has(check))).toEqual([]);
  });

  it("has every check assigned to exactly one test file", () => {
    expect(Object.values(CHECKS_BY_FILE).flat().sort()).toEqual([...CHECK_NAMES].sort());
  });
});
