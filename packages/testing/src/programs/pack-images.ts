import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const APPS = ["api", "widget-auth"] as const;

type ImageApp = (typeof APPS)[number];

/** Packs the contents of both images, and returns their parent folder. */
export async function packImages(portalFolder: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "svc-images-"));
  for (const app of APPS) await packFromSource(app, join(folder, app), portalFolder);
  return folder;
}

/** Runs an app's `pack.ts` as its Dockerfile does. */
export async function packFromSource(app: ImageApp, target: string, portalFolder: string): Promise<void> {
  const portal = app === "api" ? ["--portal", portalFolder] : [];
  await promisify(execFile)(
    process.execPath,
    ["-C", "source", join(ROOT, "apps", app, "pack.ts"), target, ...portal],
    { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: "", SOURCE_DATE_EPOCH: "1700000000" } },
  );
}
