import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describeWithOpenSsl } from "@svc/testing";
import { COMPOSE, expandVariables, getComposeService, ROOT } from "./compose-file.ts";

const services = Object.entries(COMPOSE.services);
const OUR_SERVICES = ["migrate", "api", "worker", "widget-auth", "doctor"];

describe("docker-compose.yml", () => {
  it.each(services)("limits the log size, memory and CPUs of %s", (_, { logging, deploy }) => {
    expect(logging).toEqual({ driver: "json-file", options: { "max-size": "10m", "max-file": "5" } });
    expect(deploy?.resources?.limits).toEqual({
      cpus: expect.stringMatching(/^\d$/),
      memory: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  it("checks PostgreSQL over TCP, because the image's initial server listens only on a socket", () => {
    expect(getComposeService("postgres").healthcheck?.test.join(" ")).toContain("pg_isready -h 127.0.0.1 ");
  });

  it("publishes ports only for the balancer, and runs two of each service process, whose containers have no fixed names", () => {
    const isPublished = (port: string) => !port.startsWith("127.0.0.1:");
    const published = services.filter(([, { ports = [] }]) => ports.some(isPublished));
    expect(published.map(([name]) => name)).toEqual(["balancer"]);
    expect(services.filter(([, service]) => service.container_name)).toEqual([]);
    const replicated = services.filter(([, { deploy }]) => deploy?.replicas === 2).map(([name]) => name);
    expect(replicated).toEqual(["api", "worker", "widget-auth"]);
  });

  it("keeps the databases on the back network, and the balancer off it", () => {
    expect(Object.fromEntries(services.map(([name, { networks }]) => [name, networks]))).toEqual({
      balancer: ["front"],
      postgres: ["back"],
      redis: ["back"],
      migrate: ["back"],
      api: ["front", "back"],
      worker: ["front", "back"],
      "widget-auth": ["front", "back"],
      doctor: ["front", "back"],
      prometheus: ["front"],
      alertmanager: ["front"],
      grafana: ["front"],
    });
  });

  it("gives a stopping service its drain time plus 25 seconds", () => {
    for (const name of ["api", "worker", "widget-auth"]) {
      const { environment, stop_grace_period: grace } = getComposeService(name);
      expect(grace).toBe(`${Number(expandVariables(environment?.DRAIN_SECONDS ?? "")) + 25}s`);
    }
  });

  it.each(OUR_SERVICES)(
    "gives %s a read-only file system, no capabilities, and its own secrets as files",
    (name) => {
      const {
        read_only: readOnly,
        cap_drop: dropped,
        environment = {},
        secrets = [],
      } = getComposeService(name);
      expect({ readOnly, dropped }).toEqual({ readOnly: true, dropped: ["ALL"] });
      const read = Object.entries(environment).flatMap(([variable, value]) =>
        variable.endsWith("_FILE") ? [basename(value)] : [],
      );
      expect([...secrets].sort()).toEqual(read.sort());
      // Secrets come from files, so variables with a secret's name are empty or a public URL.
      const secretName = /(PASSWORD|SECRET|_URL|KEYS?|PEPPERS)$/;
      const secretVariables = Object.entries(environment).filter(([variable]) => secretName.test(variable));
      for (const [variable, value] of secretVariables)
        expect([variable, expandVariables(value)]).toEqual([
          variable,
          expect.stringMatching(/^(https:.*)?$/),
        ]);
    },
  );
});

describeWithOpenSsl("deploy/make-secrets.sh", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "svc-secrets-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const createSecrets = () =>
    spawnSync("sh", [join(ROOT, "deploy/make-secrets.sh")], { cwd: folder, encoding: "utf8" });
  const readContents = () => {
    const secrets = join(folder, "secrets");
    return Object.fromEntries(
      readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), "utf8")]),
    );
  };

  it("creates exactly the files that the compose file names, in a folder only its owner can open", () => {
    expect(createSecrets()).toMatchObject({ status: 0, stderr: "" });
    const wanted = Object.values(COMPOSE.secrets).map(({ file }) => file.replace("./secrets/", ""));
    expect(Object.keys(readContents()).sort()).toEqual(wanted.sort());
    expect(statSync(join(folder, "secrets")).mode & 0o777).toBe(0o700);
    const modes = wanted.map((name) => statSync(join(folder, "secrets", name)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o444]));
    const values = Object.values(readContents());
    expect(new Set(values).size).toBe(values.length);
  });

  it("keeps existing files when it is run again, and recreates missing ones", () => {
    const before = readContents();
    rmSync(join(folder, "secrets/portal-secret"));
    expect(createSecrets().status).toBe(0);
    const { "portal-secret": secret, ...after } = readContents();
    expect({ ...after, "portal-secret": before["portal-secret"] }).toEqual(before);
    expect(secret).toMatch(/^[\w+/]{43}=\n$/);
    expect(secret).not.toBe(before["portal-secret"]);
  });

  it("adopts the values in .env unchanged", () => {
    rmSync(join(folder, "secrets"), { recursive: true });
    writeFileSync(join(folder, ".env"), "INDEX_KEY=a/b+c==\nAPI_DATABASE_PASSWORD=from-env-file\n");
    expect(createSecrets().status).toBe(0);
    expect(readContents()).toMatchObject({
      "index-key": "a/b+c==\n",
      "api-database-url": "postgresql://svc_api:from-env-file@postgres:5432/svc\n",
    });
  });
});
