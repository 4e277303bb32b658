import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "../install.mjs";
import type { Draft } from "./draft.ts";

const TOOL_FOLDER = "tools/check";

/** Formats like `npm run format`. @param root project folder */
export async function formatDraft(root: string, draft: Draft): Promise<void> {
  await ensureInstalled(TOOL_FOLDER);
  const biome = join(root, TOOL_FOLDER, "node_modules/.bin/biome");
  for (const path of [...draft.created, ...draft.changed].filter((file) => /\.tsx?$/.test(file))) {
    const args = ["check", "--write", "--stdin-file-path", path];
    const { status, stdout, stderr } = spawnSync(biome, args, {
      cwd: root,
      input: draft.read(path),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${path}: the formatter rejects the new text:\n${stderr}`);
    draft.replace(path, () => stdout);
  }
}
