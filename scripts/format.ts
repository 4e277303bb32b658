import { execFileSync } from "node:child_process";
import { ROOT } from "./stack/settings.ts";

execFileSync("biome", ["check", "--write", "."], { cwd: ROOT, stdio: "inherit" });
execFileSync("prisma", ["format"], { cwd: `${ROOT}packages/database`, stdio: "inherit" });
