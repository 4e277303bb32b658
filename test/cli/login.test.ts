import { chmod, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { buildKey, itWithTerminal, useResource } from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { startCliHarness } from "./cli-harness.ts";

const api = useTestApi();
const cli = useResource(startCliHarness);

/** Logs in as a new user. @returns the user, the result of `svc login` and the file with the stored key */
const logIn = async () => {
  const user = await cli.createUser({});
  const login = await user.run(["login", "--api-url", api.url], { stdin: `${api.ak.key}\n` });
  return { user, login, file: join(user.home, ".config/svc/config.json") };
};

describe("svc login", () => {
  it("checks the key and stores it in a file that only the user can read", async () => {
    const { user, login, file } = await logIn();
    expect(login).toMatchObject({ code: 0, stderr: "" });
    expect(login.stdout).toContain("Logged in with key");
    expect(login.stdout).not.toContain(api.ak.key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await user.json(["whoami"])).toMatchObject({ id: api.ak.id, object: "api_key" });
    expect((await user.run(["whoami"])).stdout).not.toContain(api.ak.key);
  });

  it("exits with 3 for a revoked key and 2 for a malformed key or a key of another type, and stores nothing", async () => {
    const { key: widgetKey } = await buildKey(api, "sk");
    const { key, id } = await buildKey(api, "ak");
    await api.db.prisma.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
    const args = ["login", "--api-url", api.url];
    for (const [stdin, code, message] of [
      [key, 3, "401 api_key_revoked"],
      [widgetKey, 2, "svc cannot use sk_ keys. Use an ak_ key."],
      ["secret", 2, "apiKey must be"],
      ["", 2, "apiKey must be"],
    ] as const) {
      const user = await cli.createUser({});
      const ran = await user.run(args, { stdin });
      expect(ran).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) });
      if (stdin !== "") expect(ran.stderr).not.toContain(stdin);
      expect(await user.run(["whoami"])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("svc login"),
      });
    }
  });

  it("exits with 2 for a URL to which the key cannot be sent", async () => {
    const user = await cli.createUser({});
    for (const url of ["http://api.example.com", "ftp://example.com", "https://a:b@example.com", "x"]) {
      const ran = await user.run(["login", "--api-url", url], { stdin: api.ak.key });
      expect({ url, code: ran.code }).toEqual({ url, code: 2 });
    }
    expect((await user.run(["login"], { stdin: api.ak.key })).stderr).toContain("--api-url");
  });

  itWithTerminal("does not show the key that is typed on a terminal", async () => {
    const user = await cli.createUser({});
    const typed = await user.runOnTerminal(["login", "--api-url", api.url], { stdin: `${api.ak.key}\r` });
    expect(typed).toMatchObject({ code: 0, stdout: expect.stringContaining("Logged in") });
    // The terminal can echo input typed before the program started, so only later output counts.
    expect(typed.stdout.slice(typed.stdout.indexOf("not shown"))).not.toContain(api.ak.key);
  });
});

describe("Profiles", () => {
  it("keep keys apart, and logout deletes a profile with its history", async () => {
    const { user, file } = await logIn();
    const second = await buildKey(api, "ak");
    const added = await user.run(["login", "--profile", "second", "--api-url", api.url], {
      stdin: second.key,
    });
    expect(added.code).toBe(0);
    expect(await user.json(["whoami"])).toMatchObject({ id: second.id });
    expect(await user.json(["whoami", "--profile", "default"])).toMatchObject({ id: api.ak.id });
    expect((await user.run(["profiles", "use", "default"])).code).toBe(0);
    expect(await user.json(["whoami"])).toMatchObject({ id: api.ak.id });
    expect((await user.json(["profiles", "list"])).data).toEqual([
      { name: "default", apiUrl: api.url, environment: "test", isCurrent: true },
      { name: "second", apiUrl: api.url, environment: "test", isCurrent: false },
    ]);
    expect((await user.json(["requests", "list"])).data).toHaveLength(1);
    expect((await user.run(["logout"])).stdout).toContain("stays active");
    expect(await readFile(file, "utf8")).not.toContain(api.ak.key);
    expect(await user.json(["whoami"])).toMatchObject({ id: second.id });
    const env = { SVC_AK: api.ak.key, SVC_API_URL: api.url };
    expect((await user.json(["requests", "list"], { env })).data).toEqual([]);
    expect((await user.run(["logout", "--profile", "default"])).code).toBe(2);
    expect((await user.run(["profiles", "use", "__proto__"])).code).toBe(2);
  });

  it("are overridden by SVC_AK and SVC_API_URL, and a stored key is never sent to another URL", async () => {
    const { user } = await logIn();
    const second = await buildKey(api, "ak");
    const env = { SVC_AK: second.key, SVC_API_URL: api.url };
    expect(await user.json(["whoami"], { env })).toMatchObject({ id: second.id });
    expect(await user.json(["whoami", "--profile", "default"], { env })).toMatchObject({ id: api.ak.id });
    const elsewhere = await user.run(["whoami", "--api-url", "http://127.0.0.1:9"]);
    expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining("belongs to") });
    const missing = await user.run(["whoami"], { env: { SVC_AK: second.key } });
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining("SVC_API_URL") });
  });

  it("are refused with exit code 2 if other users can read their file", async () => {
    const { user, file } = await logIn();
    await chmod(file, 0o644);
    expect(await user.run(["whoami"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("chmod 600"),
    });
  });

  it("are stored under XDG_CONFIG_HOME if it is set", async () => {
    const user = await cli.createUser({});
    const env = { XDG_CONFIG_HOME: join(user.home, "elsewhere") };
    await user.run(["login", "--api-url", api.url], { stdin: api.ak.key, env });
    expect((await stat(join(user.home, "elsewhere/svc/config.json"))).isFile()).toBe(true);
  });
});

describe("svc", () => {
  it("prints help, and exits with 2 for unknown commands and options", async () => {
    const user = await cli.createUser({});
    const help = await user.run(["--help"]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    for (const name of [
      "login",
      "rollovers",
      "events",
      "webhooks",
      "logs",
      "requests",
      "sandbox",
      "completion",
    ])
      expect(help.stdout).toContain(`  ${name}`);
    for (const args of [
      ["nothing"],
      ["rollovers", "nothing"],
      ["rollovers", "list", "--nothing"],
      ["rollovers", "get"],
    ])
      expect(await user.run(args)).toMatchObject({ code: 2, stdout: "" });
  });
});
