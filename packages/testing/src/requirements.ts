import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { describe, it } from "@jest/globals";
import { findBrowser, findFirefox } from "./browser.ts";
import { findProgram } from "./find-program.ts";
import { hasRedisServer } from "./test-redis.ts";

interface Requirement {
  /** Shown in the summary of a run; without colons and parentheses. */
  name: string;
  /** Command or instruction; without parentheses. */
  remedy: string;
  isMet(): boolean;
}

const toProgramRequirement = (name: string, debianPackage = name): Requirement => ({
  name,
  remedy: `install ${debianPackage}`,
  isMet: () => findProgram([name]) !== null,
});

/** Debian's folder of the oldest supported PostgreSQL. */
export const POSTGRES_15 = "/usr/lib/postgresql/15/bin";

const REDIS = {
  name: "redis-server",
  remedy: "install redis-server or valkey-server",
  isMet: () => hasRedisServer,
};
const BROWSER = {
  name: "Chromium",
  remedy: "install chromium or set CHROME_PATH",
  isMet: () => findBrowser() !== null,
};
const FIREFOX = {
  name: "Firefox",
  remedy: "install firefox-esr or set FIREFOX_PATH",
  isMet: () => findFirefox() !== null,
};
const POSTGRES = {
  name: "PostgreSQL 15",
  remedy: "install postgresql-15",
  isMet: () => existsSync(`${POSTGRES_15}/postgres`),
};
const OPENSSL = toProgramRequirement("openssl");
const SHELL_COMMANDS = {
  name: "sed or coreutils",
  remedy: "install sed and coreutils",
  isMet: () =>
    ["cat", "cut", "dirname", "mktemp", "sed", "sha256sum"].every((name) => findProgram([name]) !== null),
};
const LINUX = { name: "Linux", remedy: "run the tests on Linux", isMet: () => process.platform === "linux" };

// Reads `describe` and `it` at each call, because they differ per test file, and bench/ imports this package outside Jest.
const jest = globalThis as unknown as { describe: typeof describe; it: typeof it };
const findMissing = (requirements: readonly Requirement[]) =>
  requirements.find((requirement) => !requirement.isMet());
/** The summary of a run parses this suffix. */
const nameSkipped = (name: string, { name: tool, remedy }: Requirement) =>
  `${name} (needs ${tool}: ${remedy})`;

type Test = Parameters<typeof it>[1];

const describeWith =
  (...requirements: Requirement[]) =>
  (name: string, tests: () => void) => {
    const missing = findMissing(requirements);
    if (missing) jest.describe.skip(nameSkipped(name, missing), tests);
    else jest.describe(name, tests);
  };

/** Returns `it`, or `it.skip` with a name that states the remedy. */
export function itWith(...requirements: Requirement[]) {
  const run = (name: string, test: Test) => {
    const missing = findMissing(requirements);
    if (missing) jest.it.skip(nameSkipped(name, missing), test);
    else jest.it(name, test);
  };
  const each =
    <Row extends unknown[]>(table: readonly Row[]) =>
    (name: string, test: (...row: Row) => Promise<void> | void) => {
      const missing = findMissing(requirements);
      const addTest = missing ? jest.it.skip : jest.it;
      const untyped = test as (...row: unknown[]) => Promise<void> | void;
      addTest.each<unknown[]>(table)(missing ? nameSkipped(name, missing) : name, untyped);
    };
  return Object.assign(run, { each });
}

export const describeWithRedis = describeWith(REDIS);
export const describeWithBrowser = describeWith(BROWSER);
export const describeWithRedisAndBrowser = describeWith(REDIS, BROWSER);
export const describeWithFirefox = describeWith(FIREFOX);
export const describeWithPgBouncer = describeWith(REDIS, toProgramRequirement("pgbouncer"));
export const describeWithHaproxy = describeWith(LINUX, REDIS, toProgramRequirement("haproxy"));
export const describeWithPromtool = describeWith(toProgramRequirement("promtool", "prometheus"));
export const describeWithClamd = describeWith(toProgramRequirement("clamd", "clamav-daemon"));
export const describeWithOpenSsl = describeWith(OPENSSL);
export const describeWithPostgres15 = describeWith(POSTGRES);

export const itOnLinux = itWith(LINUX);
export const itWithHelm = itWith(toProgramRequirement("helm"));
export const itWithOpenSsl = itWith(OPENSSL);
const PYTHON = toProgramRequirement("python3");
/** Without Python, the tests of guides skip commands that run it. */
export const hasPython = PYTHON.isMet();
export const itWithPython = itWith(PYTHON);
/** Debian's Jackson, which the Java client needs. */
export const JACKSON_JARS = ["databind", "core", "annotations"].map(
  (name) => `/usr/share/java/jackson-${name}.jar`,
);
const JACKSON = {
  name: "Jackson",
  remedy: "install libjackson2-databind-java",
  isMet: () => JACKSON_JARS.every((file) => existsSync(file)),
};
export const itWithJava = itWith(toProgramRequirement("javac", "default-jdk-headless"), JACKSON);
export const itWithPhp = itWith({
  name: "PHP with curl",
  remedy: "install php-cli and php-curl",
  isMet: () =>
    spawnSync("php", ["-r", 'exit((int) !extension_loaded("curl"));'], { stdio: "ignore" }).status === 0,
});
export const itWithRuby = itWith(toProgramRequirement("ruby"));
export const itWithGo = itWith(toProgramRequirement("gofmt", "golang-go"));
/** Debian's Go packages. */
export const GO_PATH = "/usr/share/gocode";
export const itWithGoModules = itWith(toProgramRequirement("gofmt", "golang-go"), {
  name: "golang.org/x/mod",
  remedy: "install golang-golang-x-mod-dev",
  isMet: () => existsSync(`${GO_PATH}/src/golang.org/x/mod/sumdb/tlog`),
});
/** Debian's Newtonsoft.Json, which the C# client needs. */
export const NEWTONSOFT = "/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll";
export const itWithCSharp = itWith({
  name: "Mono",
  remedy: "install mono-mcs, libmono-system-net-http4.0-cil and libnewtonsoft-json-cil-dev",
  isMet: () =>
    findProgram(["mcs"]) !== null &&
    findProgram(["mono"]) !== null &&
    [NEWTONSOFT, "/usr/lib/mono/4.5/System.Net.Http.dll"].every((file) => existsSync(file)),
});
export const itWithTerminal = itWith(toProgramRequirement("script", "util-linux"));
export const itWithRedis = itWith(REDIS);
export const itWithShellCommands = itWith(SHELL_COMMANDS);
export const itWithCurl = itWith(toProgramRequirement("curl"));
