import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Record<string, unknown> };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Other folders with a lockfile. Images lack those that they do not need. */
const LOCKFILE_FOLDERS = ["packages/graphiql/build"];

function generateSbom(folder: string): Bom {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  return JSON.parse(execFileSync("npm", args, { cwd: folder, maxBuffer: 100_000_000, encoding: "utf8" }));
}

const uniqueBy = <T>(list: readonly T[], getRef: (item: T) => string): T[] =>
  [...new Map(list.toReversed().map((item) => [getRef(item), item])).values()].toReversed();

/**
 * Returns an image's packages in CycloneDX format, from npm's SBOMs of the lockfiles.
 * @param packageNames as name@version
 * @param epoch seconds since 1970; null omits the time
 */
export function createImageSbom(
  root: string,
  app: { name: string; version: string },
  { packageNames, epoch }: { packageNames: ReadonlySet<string>; epoch: number | null },
): string {
  const rootBom = generateSbom(root);
  const otherBoms = LOCKFILE_FOLDERS.map((folder) => join(root, folder))
    .filter(existsSync)
    .map(generateSbom);
  // npm varies serial number and timestamp, but images are reproducible.
  const { serialNumber: _, ...bom } = rootBom;
  const boms = [rootBom, ...otherBoms];
  const components = uniqueBy(
    boms.flatMap((one) => one.components),
    (component) => component["bom-ref"],
  );
  const dependencies = uniqueBy(
    boms.flatMap((one) => one.dependencies),
    ({ ref }) => ref,
  );
  const knownNames = new Set(components.map((component) => component["bom-ref"]));
  const missing = [...packageNames].filter((name) => !knownNames.has(name));
  if (missing.length > 0) throw new Error(`no package-lock.json has ${missing.join(", ")}`);
  const { timestamp: __, ...metadata } = bom.metadata;
  const self = `${app.name}@${app.version}`;
  return `${JSON.stringify(
    {
      ...bom,
      metadata: {
        ...metadata,
        ...(epoch === null ? {} : { timestamp: new Date(epoch * 1_000).toISOString() }),
        component: { type: "container", "bom-ref": `image:${self}`, name: app.name, version: app.version },
      },
      components: components.filter((component) => packageNames.has(component["bom-ref"])),
      dependencies: dependencies
        .filter(({ ref }) => packageNames.has(ref))
        .map(({ ref, dependsOn }) => ({
          ref,
          dependsOn: dependsOn.filter((name) => packageNames.has(name)),
        })),
    },
    null,
    1,
  )}\n`;
}
