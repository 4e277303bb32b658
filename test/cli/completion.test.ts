import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "@jest/globals";
import { itWith, useResource } from "@svc/testing";
import { startCliHarness } from "./cli-harness.ts";

const cli = useResource(startCliHarness);
const itWithShell = (name: string) =>
  itWith({ name, remedy: `install ${name}`, isMet: () => hasShell(name) });

function hasShell(name: string): boolean {
  return spawnSync(name, ["-c", "true"]).status === 0;
}

/** Runs a script with `svc` on the PATH. @returns the printed lines */
async function runShell(shell: string, script: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "svc-shell-"));
  try {
    await writeFile(join(folder, "svc"), `#!/bin/sh\nexec '${process.execPath}' '${cli.file}' "$@"\n`);
    await chmod(join(folder, "svc"), 0o755);
    const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder };
    const { stdout, stderr } = await promisify(execFile)(shell, ["-c", script], { env });
    if (stderr !== "") throw new Error(stderr);
    return stdout.split("\n").filter((line) => line !== "");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the candidates that bash offers for the last of the words after `svc`. */
const complete = (...words: string[]) =>
  runShell(
    "bash",
    `source <(svc completion bash); COMP_WORDS=(svc ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}; _svc; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );

describe("svc completion", () => {
  it.each<[words: string[], candidates: string[]]>([
    [["ro"], ["rollovers"]],
    [["rollovers", "w"], ["watch"]],
    [["rollovers", "list", "--pen"], ["--pending-on"]],
    [["webhooks", "trigger", "rollover.comp"], ["rollover.completed"]],
    [["rollovers", "list", "--state", ""], []],
  ])("bash completes %j with %j", async (words, candidates) => {
    expect(await complete(...words)).toEqual(candidates);
  });

  it.each<[words: string[], candidates: string[]]>([
    [
      ["rollovers", ""],
      ["list", "get", "create", "act", "watch"],
    ],
    [
      ["completion", ""],
      ["bash", "zsh", "fish"],
    ],
  ])("bash offers for %j at least %j", async (words, candidates) => {
    expect(await complete(...words)).toEqual(expect.arrayContaining(candidates));
  });

  it("bash reports no error after an unknown command", async () => {
    await complete("nothing", "");
  });

  it("omits the hidden command `complete`, and exits with 2 for other shells", async () => {
    expect(await complete("co")).toEqual(["completion"]);
    await expect(runShell("bash", "svc completion tcsh")).rejects.toMatchObject({ code: 2 });
  });

  itWithShell("zsh")("zsh accepts its script", async () => {
    expect(await runShell("zsh", 'compdef() { echo $1 }; eval "$(svc completion zsh)"')).toEqual(["_svc"]);
  });

  itWithShell("fish")("fish completes", async () => {
    expect(await runShell("fish", "svc completion fish | source; complete -C 'svc rollovers w'")).toEqual([
      expect.stringMatching(/^watch\t/),
    ]);
  });
});
