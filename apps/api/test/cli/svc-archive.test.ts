import { createSecretKey } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { ChainKeys } from "../../src/context/chain-keys.ts";
import { verifyArchive } from "../../src/records/archive/verify-archive.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

describe("svc archive", () => {
  let api: TestApi;
  let folder: string;
  let archive: string;
  let lines: string[];
  let rollovers: string[];
  beforeAll(async () => {
    api = await startTestApi();
    folder = await mkdtemp(join(tmpdir(), "svc-archives-"));
    archive = join(folder, "archive.ndjson");
    rollovers = [await createRollover(api), await createRollover(api)];
    await runActions(api, rollovers[0]!, "submit", "start_review");
    for (const name of ["First", "Second"])
      expect(await runSvc(api.env, "org", "create", "--name", name)).toMatchObject({ code: 0 });
    const archived = await runSvc(api.env, "archive", archive);
    expect(archived).toMatchObject({ code: 0, stderr: "" });
    lines = (await readFile(archive, "utf8")).split("\n");
    expect(lines.pop()).toBe("");
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await api?.stop();
  });

  const verifyText = async (text: string, keys: typeof CHAIN_KEYS | null = CHAIN_KEYS) => {
    const file = join(folder, "other.ndjson");
    await writeFile(file, text);
    return verifyArchive(file, keys, null);
  };
  const joinLines = () => `${lines.join("\n")}\n`;
  const listObjects = () => lines.map((line) => JSON.parse(line).object as string);

  it("contains every audit and timeline entry, and a manifest with their counts", async () => {
    const [audit, timelines] = [
      await api.db.prisma.auditEntry.count(),
      await api.db.prisma.timelineEntry.count(),
    ];
    expect(audit).toBeGreaterThan(0);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      object: "archive_manifest",
      environment: "test",
      audit: { entries: audit },
      timelines: { rollovers: 2, entries: timelines },
      chainKeyId: CHAIN_KEYS.currentId,
    });
    expect(await verifyText(joinLines())).toMatchObject({ faults: [], sealsChecked: true });
    expect(joinLines()).not.toContain("@example");
  });

  it("can be verified without a database; without the key, everything except the seals is verified", async () => {
    const keyEnv = { CHAIN_KEY: api.env.CHAIN_KEY ?? "" };
    const report = await runSvcJson(keyEnv, "archive", "verify", archive);
    expect(report).toMatchObject({ object: "archive_verification", sealsChecked: true, faults: [] });
    const withoutKey = await runSvc({}, "archive", "verify", archive);
    expect(withoutKey).toMatchObject({ code: 0, stdout: expect.stringContaining("not their seals") });
    const otherPublicKey = Buffer.alloc(32, 1).toString("base64");
    const otherKeyRun = await runSvc({}, "archive", "verify", archive, "--public-key", otherPublicKey);
    expect(otherKeyRun.code).toBe(1);
    expect(otherKeyRun.stdout).toContain("was not signed with the expected key");
  });

  it("is never overwritten, and resumes after any interruption", async () => {
    const again = await runSvc(api.env, "archive", archive);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain("already exists");
    const [auditHead, lastEntry] = [
      listObjects().indexOf("audit_head"),
      listObjects().lastIndexOf("timeline_entry"),
    ];
    const breakpoints = [0, 1, 2, auditHead + 1, lastEntry, lines.length - 1];
    for (const [index, breakpoint] of breakpoints.entries()) {
      const file = join(folder, `broken-${index}.ndjson`);
      await writeFile(`${file}.part`, [...lines.slice(0, breakpoint), '{"object":"tim'].join("\n"));
      const { code, stderr } = await runSvc(api.env, "archive", file);
      expect([breakpoint, code, stderr]).toEqual([breakpoint, 0, ""]);
      const archivedLines = (await readFile(file, "utf8")).split("\n");
      if (breakpoint > 0) expect(archivedLines[0]).toBe(lines[0]);
      // The first line and the manifest depend on the time of writing.
      expect(archivedLines.slice(1, -2)).toEqual(lines.slice(1, -1));
      expect((await verifyArchive(file, CHAIN_KEYS, null)).faults).toEqual([]);
      await expect(readFile(`${file}.part`)).rejects.toThrow("ENOENT");
    }
  });

  it("refuses to resume from a foreign partial file, and leaves it unchanged", async () => {
    const file = join(folder, "foreign.ndjson");
    const header = { ...JSON.parse(lines[0]!), publicKey: Buffer.alloc(32).toString("base64") };
    for (const text of ["no archive\n", joinLines(), `${JSON.stringify(header)}\n`, `${lines[1]}\n`]) {
      await writeFile(`${file}.part`, text);
      const { code, stderr } = await runSvc(api.env, "archive", file);
      expect({ code, stderr: stderr.includes("Delete it") }).toEqual({ code: 1, stderr: true });
      expect(await readFile(`${file}.part`, "utf8")).toBe(text);
    }
  });

  const withChangedLine = (object: string, change: (line: Record<string, unknown>) => unknown) => () => {
    const lineIndex = listObjects().indexOf(object);
    return lines.map((line, index) =>
      index === lineIndex ? JSON.stringify(change(JSON.parse(line))) : line,
    );
  };
  const withoutLine = (object: string) => () =>
    lines.filter((_, index) => index !== listObjects().indexOf(object));
  const OTHER_HASH = "0".repeat(64);

  it.each([
    [
      "an audit entry's text",
      withChangedLine("audit_entry", (line) => ({
        ...line,
        fields: (line.fields as string[]).with(5, "other"),
      })),
    ],
    ["an audit entry's hash", withChangedLine("audit_entry", (line) => ({ ...line, hash: OTHER_HASH }))],
    ["an audit entry's chain", withChangedLine("audit_entry", (line) => ({ ...line, chain: "org_other" }))],
    ["a chain's head", withChangedLine("audit_head", (line) => ({ ...line, sequence: 99 }))],
    ["a missing audit entry", withoutLine("audit_entry")],
    ["a missing chain head", withoutLine("audit_head")],
    [
      "a timeline entry's text",
      withChangedLine("timeline_entry", (line) => ({
        ...line,
        sealed: `${line.sealed}`.replace("draft", "draff"),
      })),
    ],
    ["a timeline entry's seal", withChangedLine("timeline_entry", (line) => ({ ...line, hash: OTHER_HASH }))],
    ["a missing timeline entry", withoutLine("timeline_entry")],
    ["a missing timeline head", withoutLine("timeline_head")],
    ["a timeline's head", withChangedLine("timeline_head", (line) => ({ ...line, hash: OTHER_HASH }))],
    ["a missing header", withoutLine("archive")],
    ["a missing manifest", withoutLine("archive_manifest")],
    [
      "the manifest's counts",
      withChangedLine("archive_manifest", (line) => ({ ...line, audit: { chains: 1, entries: 1 } })),
    ],
    [
      "the manifest's time",
      withChangedLine("archive_manifest", (line) => ({ ...line, endedAt: "2020-01-01T00:00:00.000Z" })),
    ],
    ["the manifest's signature", withChangedLine("archive_manifest", (line) => ({ ...line, signature: "" }))],
    ["a line after the manifest", () => [...lines, lines[1]!]],
    ["an unknown line", () => lines.toSpliced(1, 0, '{"object":"other"}')],
    ["a duplicate line", () => lines.toSpliced(1, 0, lines[1]!)],
    ["only a line feed", () => [""]],
  ])("fails verification when changed: %s", async (_, changed) => {
    // The manifest reveals the change even without the key.
    for (const keys of [CHAIN_KEYS, null])
      expect((await verifyText(`${changed().join("\n")}\n`, keys)).faults.length).toBeGreaterThan(0);
  });

  it("fails verification when truncated at any point", async () => {
    const text = joinLines();
    for (const length of [0, 1, 200, text.length >> 1, text.length - 2, text.length - 1])
      expect((await verifyText(text.slice(0, length))).faults.length).toBeGreaterThan(0);
  });

  it("fails verification if the archive's chain key is not among the given keys, or a different key has its ID", async () => {
    const key = createSecretKey(Buffer.alloc(32, "o"));
    const verifiedWithUnknownKeyId = await verifyText(joinLines(), new ChainKeys([{ id: "other", key }]));
    const detail = "has a manifest that was not signed with the expected key";
    expect(verifiedWithUnknownKeyId.faults).toContainEqual({ of: null, sequence: null, detail });
    expect(verifiedWithUnknownKeyId.publicKey).toBeNull();
    const verifiedWithWrongKey = await verifyText(joinLines(), new ChainKeys([{ id: UNNAMED_SECRET, key }]));
    expect(verifiedWithWrongKey.faults).toContainEqual({
      of: rollovers[0],
      sequence: 1,
      detail: "was changed",
    });
  });
});
