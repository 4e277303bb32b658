import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  itWithTerminal,
  pollUntil,
  startTcpForwarder,
  useResource,
} from "@svc/testing";
import { useTestApi } from "../../apps/api/test/start-test-api.ts";
import { startCliHarness } from "./cli-harness.ts";

const api = useTestApi();
const cli = useResource(startCliHarness);

const createUser = (key = api.ak.key, url = api.url) => cli.createUser({ SVC_AK: key, SVC_API_URL: url });

/** Creates a user, and a function that creates rollovers of one account. */
async function setUp() {
  const { id } = await buildAccount(api, api.ak.organizationId);
  const user = await createUser();
  const body = await buildRolloverBody(api, id);
  let created = 0;
  const create = async () => {
    created += 1;
    // Rollovers from the same account number would be duplicates.
    const source = { ...body.source, accountNumber: `401K-${created}` };
    await writeFile(join(user.home, "r.json"), JSON.stringify({ ...body, source }));
    return user.json(["rollovers", "create", "--file", "r.json"]);
  };
  return { user, body, create };
}

const countRollovers = () => api.db.prisma.rollover.count();

describe("svc rollovers create", () => {
  it("creates a draft from a file, from standard input and from options", async () => {
    const { user, body, create } = await setUp();
    expect(await create()).toMatchObject({ object: "rollover", state: "draft" });
    const piped = await user.run(["rollovers", "create", "--file", "-", "--external-id", "transfer-7"], {
      stdin: JSON.stringify(body),
    });
    expect(piped).toMatchObject({ code: 0, stdout: expect.stringMatching(/^ID.+\nrol_\w+ +draft/) });
    expect(piped.stderr).toBe("");
    const created = await user.json([
      ...["rollovers", "create", "--account", body.accountId, "--type", "direct"],
      ...["--from", "fidelity", "--from-type", "qualified_plan"],
      ...["--to", body.destination.custodianId, "--to-type", "traditional_ira"],
      ...["--delivery", "wire", "--amount", "9000.00", "--set", "attestations.eligibleAmount:=true"],
      ...["--set", "source.accountNumber=401K-1", "--set", "destination.accountNumber=IRA-11"],
    ]);
    expect(created).toMatchObject({
      deliveryMethod: "wire",
      amount: { kind: "partial", requested: "9000.00" },
      source: { accountType: "qualified_plan" },
    });
  });

  it("exits with 2 for input that is not a JSON object and 1 for input that the API rejects, and creates nothing", async () => {
    const user = await createUser();
    const before = await countRollovers();
    await writeFile(join(user.home, "list.json"), "[]");
    for (const file of ["list.json", "missing.json"]) {
      const { code, stderr } = await user.run(["rollovers", "create", "--file", file]);
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(file) });
    }
    const { code, stderr } = await user.run([
      "rollovers",
      "create",
      "--type",
      "sideways",
      "--set",
      "__proto__.a=1",
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^svc: 422 validation_failed: .+\n( {2}.+\n)+What to do: .+\nRequest req_/);
    expect(await countRollovers()).toBe(before);
  });

  it("creates one rollover if the response is lost and the command is repeated", async () => {
    const { user, body } = await setUp();
    const proxy = await startTcpForwarder(api.url);
    try {
      await writeFile(join(user.home, "r.json"), JSON.stringify(body));
      const before = await countRollovers();
      proxy.dropResponses();
      const args = ["rollovers", "create", "--file", "r.json"];
      const env = { SVC_API_URL: proxy.divert(api.url) };
      const interrupted = user.start(args, { env });
      await pollUntil("a new rollover", countRollovers, { isDone: (count) => count === before + 1 });
      interrupted.child.kill("SIGINT");
      const first = await interrupted.ended;
      expect(first).toMatchObject({
        code: 130,
        stdout: "",
        stderr: expect.stringContaining("Run the same command again"),
      });
      await proxy.restore();
      const second = await user.run(args, { env });
      expect(second.code).toBe(0);
      expect(second.stderr).toMatch(/^Continuing an earlier attempt.+\nRequest req_\w+ \(already made/);
      expect(await countRollovers()).toBe(before + 1);
      const third = await user.run(args, { env });
      expect(third).toMatchObject({ code: 1, stderr: expect.stringMatching(/^svc: 409 duplicate_rollover/) });
      expect(await countRollovers()).toBe(before + 1);
    } finally {
      await proxy.stop();
    }
  });
});

describe("svc rollovers list and get", () => {
  it("print tables, JSON, and only what the filters select", async () => {
    const { user, create } = await setUp();
    const { id, accountId } = await create();
    const listed = await user.run(["rollovers", "list", "--account", accountId]);
    expect(listed).toMatchObject({ code: 0, stderr: "" });
    expect(listed.stdout).toMatch(
      new RegExp(
        `^ID +STATE +PENDING ON +TYPE +AMOUNT +EXTERNAL ID +UPDATED\\n${id}  draft  integrator +direct  full +20`,
      ),
    );
    expect(listed.stdout).not.toContain("\u001b");
    expect(await user.json(["rollovers", "list", "--account", accountId, "--state", "completed"])).toEqual({
      object: "list",
      data: [],
      hasMore: false,
    });
    await create();
    const limited = await user.json(["rollovers", "list", "--account", accountId, "--limit", "1"]);
    expect(limited).toMatchObject({ data: [{ state: "draft" }], hasMore: true });
    const got = await user.run(["rollovers", "get", id]);
    expect(got.stdout).toMatch(/\nsource\.accountType +qualified_plan\n/);
    expect(got.stdout).not.toContain("00998877");
    expect(await user.json(["rollovers", "get", id])).toMatchObject({ id, accountId });
  });

  it("escape control characters of data", async () => {
    const { user, body } = await setUp();
    const stdin = JSON.stringify({ ...body, metadata: { note: "a\u001b]0;x\u0007b\n\u009b31m\u202ec" } });
    const { id } = await user.json(["rollovers", "create", "--file", "-"], { stdin });
    for (const args of [
      ["get", id],
      ["get", id, "--json"],
    ]) {
      const { stdout } = await user.run(["rollovers", ...args]);
      expect(stdout).toContain("a\\u001b]0;x\\u0007b");
      expect(stdout).toContain("\\u009b31m\\u202ec");
      expect(stdout.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it("exits with 3 without the scope, 1 for another organization's rollover, and 2 for a key of another type", async () => {
    const { create } = await setUp();
    const { id } = await create();
    const { key: keyWithoutScope } = await buildKey(api, "ak", { scopes: ["events:read"] });
    const { key: foreignKey } = await buildKey(api, "ak");
    const { key: widgetKey } = await buildKey(api, "sk");
    for (const [key, code, message] of [
      [keyWithoutScope, 3, "403 insufficient_scope"],
      [foreignKey, 1, "404 not_found"],
      [widgetKey, 2, "svc cannot use sk_ keys. Use an ak_ key."],
      ["nonsense", 2, "apiKey must be"],
    ] as const) {
      for (const args of [
        ["get", id],
        ["watch", id],
        ["act", id, "submit"],
      ]) {
        const ran = await (await createUser(key)).run(["rollovers", ...args]);
        const [action] = args;
        expect({ args, code: ran.code }).toEqual({ args, code });
        expect(ran.stdout + ran.stderr).not.toContain(key);
        if (action === "get") expect(ran.stderr).toContain(message);
      }
    }
    const unchanged = await api.db.prisma.rollover.findUniqueOrThrow({ where: { id } });
    expect(unchanged.state).toBe("draft");
  });

  it("exits with 4 if the API cannot be reached", async () => {
    const user = await createUser(api.ak.key, "http://127.0.0.1:9");
    expect(await user.run(["rollovers", "get", newId("rol")])).toEqual({
      code: 4,
      stdout: "",
      stderr: expect.stringMatching(/^svc: Cannot reach the API.+\nCheck the URL/),
    });
  });
});

describe("svc rollovers act", () => {
  it("performs an action, and only shows its result with --dry-run", async () => {
    const { user, create } = await setUp();
    const { id } = await create();
    const act = ["rollovers", "act", id, "submit", "--param", "consentReference=consent-9"];
    expect(await user.run([...act, "--dry-run"])).toEqual({
      code: 0,
      stdout: `Dry run: ${id} draft → submitted, pending on operations\n`,
      stderr: "",
    });
    expect(await user.json(["rollovers", "get", id])).toMatchObject({ state: "draft", version: 1 });
    const acted = await user.run(act);
    expect(acted).toMatchObject({ code: 0, stdout: `${id} draft → submitted, pending on operations\n` });
    const refused = await user.run([...act, "--json"]);
    expect(refused).toMatchObject({ code: 1, stdout: "" });
    expect(JSON.parse(refused.stderr)).toMatchObject({
      error: {
        problem: { code: "invalid_transition", allowedActions: expect.any(Array) },
        remedy: expect.any(String),
      },
    });
  });

  it("reads parameters from a file, and exits with 2 for malformed ones", async () => {
    const { user, create } = await setUp();
    const { id } = await create();
    const act = ["rollovers", "act", id, "submit", "--params", "-", "--dry-run"];
    const stdin = JSON.stringify({ consentReference: "c" });
    expect(await user.json(act, { stdin })).toMatchObject({ state: "submitted" });
    for (const param of ["consentReference", "types:=[", "=x"])
      expect((await user.run(["rollovers", "act", id, "submit", "--param", param])).code).toBe(2);
  });

  describe("on a terminal", () => {
    itWithTerminal("asks before it acts, and changes nothing unless the answer is yes", async () => {
      const { user, create } = await setUp();
      const { id } = await create();
      const act = ["rollovers", "act", id, "submit", "--param", "consentReference=c"];
      const declined = await user.runOnTerminal(act, { stdin: "no\n" });
      expect(declined.stdout).toMatch(/Dry run of submit: draft → submitted.+\r\n.*\[y\/N\]/);
      expect(declined).toMatchObject({ code: 1, stdout: expect.stringContaining("Nothing was changed.") });
      expect(await user.json(["rollovers", "get", id])).toMatchObject({ state: "draft" });
      expect(await user.runOnTerminal(act, { stdin: "y\n" })).toMatchObject({ code: 0 });
      expect(await user.json(["rollovers", "get", id])).toMatchObject({ state: "submitted" });
    });

    itWithTerminal(
      "prints colors unless NO_COLOR is set, and one line per cell if the terminal is narrow",
      async () => {
        const { user, create } = await setUp();
        const { id, accountId } = await create();
        const list = ["rollovers", "list", "--account", accountId];
        const env = { TERM: "xterm-256color" };
        expect((await user.runOnTerminal(list, { env })).stdout).toContain("\u001b[1m");
        const narrow = await user.runOnTerminal(list, { env: { ...env, NO_COLOR: "1" }, columns: 40 });
        expect(narrow.stdout).not.toContain("\u001b");
        expect(narrow.stdout).toContain(`ID           ${id}\r\nSTATE        draft\r\n`);
      },
    );
  });
});

describe("svc rollovers watch", () => {
  it("prints events until the rollover is completed", async () => {
    const { user, create } = await setUp();
    const { id } = await create();
    const watch = user.start(["rollovers", "watch", id, "--interval", "0.2"]);
    await watch.waitFor("is draft.");
    await user.json(["sandbox", "advance", id, "--to", "completed"]);
    const { code, stdout } = await watch.ended;
    const lines = stdout.trim().split("\n");
    expect(code).toBe(0);
    expect(lines[0]).toBe(`${id} is draft.`);
    expect(lines[1]).toMatch(/rollover\.submitted {2}submitted$/);
    expect(lines.at(-1)).toMatch(/rollover\.completed {2}completed$/);
    expect(await user.run(["rollovers", "watch", id])).toMatchObject({
      code: 0,
      stdout: `${id} is completed.\n`,
    });
  });

  it("exits with 5 for a different final state, 0 for the state of --until, and 130 if interrupted", async () => {
    const { user, create } = await setUp();
    const { id } = await create();
    const until = user.start([
      "rollovers",
      "watch",
      id,
      "--until",
      "in_review",
      "--interval",
      "0.2",
      "--json",
    ]);
    const interrupted = user.start(["rollovers", "watch", id, "--interval", "0.2"]);
    await Promise.all([until.waitFor('"draft"'), interrupted.waitFor("is draft.")]);
    interrupted.child.kill("SIGINT");
    expect((await interrupted.ended).code).toBe(130);
    await user.json(["sandbox", "advance", id, "--to", "in_review"]);
    const { code, stdout } = await until.ended;
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect({ code, types: lines.map((line) => line.type ?? line.state) }).toEqual({
      code: 0,
      types: ["draft", "rollover.submitted", "rollover.review_started"],
    });
    await user.json(["sandbox", "advance", id, "--to", "rejected"]);
    expect(await user.run(["rollovers", "watch", id])).toMatchObject({
      code: 5,
      stderr: expect.stringContaining("ended in state rejected"),
    });
  });
});

describe("The request history", () => {
  it("is readable only by the user, has no key, and repeats requests", async () => {
    const { user, create } = await setUp();
    const { id } = await create();
    const folder = join(user.home, ".local/state/svc/requests");
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    const path = join(folder, files[0] ?? "");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readFile(path, "utf8")).not.toContain(api.ak.key);
    const { data } = await user.json(["requests", "list"]);
    expect(data).toMatchObject([{ method: "POST", path: "/v1/rollovers", status: 201 }]);
    const before = await countRollovers();
    const replay = ["requests", "replay", data[0].id];
    const refused = await user.run(replay);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") });
    const replayed = await user.run([...replay, "--yes"]);
    expect(replayed).toMatchObject({ code: 0, stderr: expect.stringContaining("already made") });
    expect(JSON.parse(replayed.stdout)).toMatchObject({ id });
    expect(await countRollovers()).toBe(before);
    const again = await user.run([...replay, "--new", "--yes"]);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("409 duplicate_rollover") });
    expect(await countRollovers()).toBe(before);
  });

  it("exits with 2 for a request of another key or with an unknown ID, and stores nothing with SVC_HISTORY=off", async () => {
    const { user, create } = await setUp();
    await create();
    const [{ id }] = (await user.json(["requests", "list"])).data;
    const { key } = await buildKey(api, "ak");
    const replayed = await user.run(["requests", "replay", id], { env: { SVC_AK: key } });
    expect(replayed).toMatchObject({ code: 2, stderr: expect.stringContaining("another key") });
    const unknown = await user.run(["requests", "replay", newId("req")]);
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("is unknown") });
    const userWithoutHistory = await createUser();
    await userWithoutHistory.run(["rollovers", "list"], { env: { SVC_HISTORY: "off" } });
    expect((await userWithoutHistory.json(["requests", "list"])).data).toEqual([]);
  });
});
