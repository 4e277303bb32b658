import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackage } from "../../scripts/packages/assemble-package.ts";
import {
  checkPackage,
  createPackageFromTarballData,
  formatMessage,
  publint,
} from "../../tools/nightly/package-linters.ts";

const execute = promisify(execFile);
const REPOSITORY = "https://git.example.com/acme/rail";
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** TypeScript 5 is the last with the module resolution `node10`. */
const TSC_5 = createRequire(join(ROOT, "examples/typed-client/package.json")).resolve("typescript/bin/tsc");

/** Compiler options by module resolution. */
const SETTINGS = {
  node10: { module: "commonjs", moduleResolution: "node10" },
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
} as const;
export const RESOLUTIONS = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** A package installed offline from its tarball, in a separate project. */
export interface InstalledPackage {
  folder: string;
  tarball: string;
  findIssues(): Promise<string[]>;
  run(name: string, text: string, env?: NodeJS.ProcessEnv): Promise<ProgramResult>;
  compile(
    programs: Readonly<Record<string, string>>,
    resolution: keyof typeof SETTINGS,
    options?: { hasDom: boolean },
  ): Promise<ProgramResult>;
  runInJest(text: string): Promise<ProgramResult>;
  remove(): Promise<void>;
}

async function run(program: string, args: string[], cwd: string, env = process.env): Promise<ProgramResult> {
  try {
    return { code: 0, ...(await execute(program, args, { cwd, env })) };
  } catch (error) {
    return error as ProgramResult;
  }
}

/**
 * Packs a workspace, and installs the tarball in a new project.
 * @param extras dependencies: workspaces, also packed, and folders of third-party packages
 */
export async function installPackage(
  workspace: string,
  extras: { workspaces?: readonly string[]; folders?: readonly string[] } = {},
): Promise<InstalledPackage> {
  const folder = await mkdtemp(join(tmpdir(), "svc-installed-"));
  const tarball = await packPackage(workspace, folder, REPOSITORY);
  const { name } = JSON.parse(await readFile(join(ROOT, workspace, "package.json"), "utf8"));
  const otherTarballs = await Promise.all(
    (extras.workspaces ?? []).map((one) => packPackage(one, folder, REPOSITORY)),
  );
  await writeFile(join(folder, "package.json"), '{"name":"consumer","private":true}');
  const quiet = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  await execute("npm", ["install", ...quiet, tarball, ...otherTarballs, ...(extras.folders ?? [])], {
    cwd: folder,
  });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  return {
    folder,
    tarball,
    async findIssues() {
      const data = await readFile(tarball);
      const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
      const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
      // Pages load the bundles, which have no types.
      const excludeEntrypoints = [/^\.\/bundle/];
      const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
        excludeEntrypoints,
      });
      const { exports } = JSON.parse(
        await readFile(join(folder, "node_modules", name, "package.json"), "utf8"),
      );
      const isProgram = !("." in exports);
      const missingTypes = isProgram ? [] : ["no types"];
      const typeIssues = checked.types === false ? missingTypes : checked.problems.map(({ kind }) => kind);
      return [...messages.map((message) => formatMessage(message, pkg) ?? message.code), ...typeIssues];
    },
    async run(name, text, env) {
      await write(name, text);
      return run(process.execPath, [name], folder, env);
    },
    async compile(programs, resolution, { hasDom } = { hasDom: false }) {
      for (const [name, text] of Object.entries(programs)) await write(name, text);
      const compilerOptions = {
        ...SETTINGS[resolution],
        target: "es2022",
        lib: ["es2022", ...(hasDom ? ["dom", "dom.iterable"] : [])],
        strict: true,
        noEmit: true,
        // To save time, only `node10` checks the declarations.
        skipLibCheck: resolution !== "node10",
        types: ["node"],
        typeRoots: [join(ROOT, "node_modules/@types")],
      };
      await write("tsconfig.json", JSON.stringify({ compilerOptions, files: Object.keys(programs) }));
      return run(process.execPath, [TSC_5, "-p", "."], folder);
    },
    async runInJest(text) {
      await write("consumer.test.js", text);
      await write("jest.config.json", '{"testEnvironment":"node","transform":{}}');
      const jest = join(ROOT, "node_modules/jest/bin/jest.js");
      const { NODE_OPTIONS: _, ...env } = process.env;
      return run(process.execPath, [jest, "-c", "jest.config.json", "--no-watchman"], folder, env);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
