import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { runSvc } from "./run-svc.ts";

const temporary = useResource(async () => {
  const folder = await mkdtemp(join(tmpdir(), "svc-mails-"));
  return { folder, stop: () => rm(folder, { recursive: true, force: true }) };
});

it("svc mail preview writes an HTML and a text file of each email, without configuration", async () => {
  const folder = join(temporary.folder, "mails");
  const { code, stdout, stderr } = await runSvc({}, "mail", "preview", folder, "--json");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const { names } = JSON.parse(stdout) as { names: string[] };
  expect(names).toContain("invitation");
  const files = names.flatMap((name) => [`${name}.html`, `${name}.txt`]);
  expect((await readdir(folder)).sort()).toEqual(files.sort());
  expect(await readFile(join(folder, "reset.txt"), "utf8")).toMatch(/^Subject: Reset your password/);
  expect(await readFile(join(folder, "reset.html"), "utf8")).toMatch(/^<!doctype html>/);
});
