import { readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const LOCKFILES = ["package-lock.json", "packages/graphiql/build/package-lock.json"];
/** SPDX licenses that require only notices. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Unlicense",
  "Zlib",
]);
/** Packages without a declared permissive license, and why each is allowed. */
const REVIEWED: Readonly<Record<string, string>> = {
  "png-js": "its LICENSE file is MIT",
  "@expo-google-fonts/ibm-plex-sans": "OFL-1.1: fonts can be bundled, but not sold alone",
};
const FOLDER = "node_modules/";

const isPermissive = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((license) => PERMISSIVE.has(license)));

/** Checks the packages of the running services. */
export function findLicenseIssues(root: string): string[] {
  return LOCKFILES.flatMap((lockfile) => {
    const { packages } = JSON.parse(readFileSync(join(root, lockfile), "utf8")) as {
      packages: Record<string, LockedPackage>;
    };
    return Object.entries(packages).flatMap(([path, { version, license = "no license", dev, link }]) => {
      const start = path.lastIndexOf(FOLDER);
      const name = path.slice(start + FOLDER.length);
      if (start === -1 || dev || link || name in REVIEWED || isPermissive(license)) return [];
      return [
        `${lockfile}: ${name} ${version} has the license ${license}. Replace it, or add it to scripts/licenses.ts with a reason.`,
      ];
    });
  });
}
