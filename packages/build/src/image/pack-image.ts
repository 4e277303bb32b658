import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { bundleInto, findShippedPrograms } from "../bundle.ts";
import {
  collectDependencies,
  findPackage,
  listBundledPackages,
  type Package,
  readPackage,
} from "./packages.ts";
import { createImageSbom } from "./sbom.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const UNNEEDED_FILES =
  /\.(?:map|[cm]?tsx?|md|markdown)$|\/(?:types|docs?|examples?|tests?|tools)$|\/pdfkit\/js\/.*(?:browser|standalone|old)/i;

type NamedPackage = Pick<Package, "name" | "version">;

interface ImageContents {
  app: string;
  folders: readonly string[];
  /** Packages that are not bundled; their dependencies are added. */
  packages: readonly string[];
  /** Files of packages, such as `@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf`. */
  files: readonly string[];
}

/**
 * Packs an image's contents reproducibly into an empty folder.
 * Arguments: the folder, and `--portal` with the built portal. SOURCE_DATE_EPOCH sets all times.
 */
export async function packImage({ app, folders, packages, files }: ImageContents): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { portal: { type: "string" } },
  });
  const [target] = positionals;
  if (target === undefined) throw new Error("the argument with the target folder is missing");
  const self = readPackage(join(ROOT, app));
  const included: NamedPackage[] = [self];

  const metafile = await bundleInto(join(target, app, "dist/bundle"), findShippedPrograms(app));
  included.push(...listBundledPackages(metafile, ROOT));

  for (const folder of folders) {
    const sourceFolder =
      folder === "apps/portal/dist" ? (values.portal ?? join(ROOT, folder)) : join(ROOT, folder);
    await cp(sourceFolder, join(target, folder), { recursive: true });
    included.push(...readPackageList(sourceFolder));
  }
  for (const { folder, ...packed } of packages.flatMap((name) => collectDependencies(name, ROOT))) {
    const filter = (path: string) =>
      !UNNEEDED_FILES.test(path) && !path.slice(folder.length).includes("/node_modules");
    await cp(folder, join(target, relative(ROOT, folder)), { recursive: true, filter });
    included.push(packed);
  }
  for (const file of files) included.push(await copyPackageFile(file, target));

  const { name, version } = self;
  await writeFile(
    join(target, app, "package.json"),
    `${JSON.stringify({ name, version, type: "module" })}\n`,
  );
  const epoch = process.env.SOURCE_DATE_EPOCH ? Number(process.env.SOURCE_DATE_EPOCH) : null;
  const names = new Set(included.map((one) => `${one.name}@${one.version}`));
  await writeFile(join(target, "sbom.cdx.json"), createImageSbom(ROOT, self, { packageNames: names, epoch }));
  await setTimes(target, epoch ?? 0);
}

function readPackageList(folder: string): NamedPackage[] {
  const file = [".vite/packages.json", "packages.json"].map((name) => join(folder, name)).find(existsSync);
  if (file === undefined) return [];
  const packages: (string | NamedPackage)[] = JSON.parse(readFileSync(file, "utf8"));
  return packages.map((entry) => (typeof entry === "string" ? readPackage(join(ROOT, entry)) : entry));
}

/** Also copies the license, and the package.json that Node needs to resolve the file. */
async function copyPackageFile(file: string, target: string): Promise<Package> {
  const [first = "", second = ""] = file.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  const folder = findPackage(name, ROOT);
  if (folder === null) throw new Error(`${name} is not installed`);
  const license = (await readdir(folder)).filter((path) => /^licen[cs]e/i.test(path));
  for (const path of [file.slice(name.length + 1), "package.json", ...license]) {
    const copy = join(target, relative(ROOT, folder), path);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(folder, path), copy);
  }
  return readPackage(folder);
}

async function setTimes(folder: string, epoch: number): Promise<void> {
  for (const path of await readdir(folder, { recursive: true }))
    await utimes(join(folder, path), epoch, epoch);
  await utimes(folder, epoch, epoch);
}
