import { execFileSync } from "node:child_process";

interface Bom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Record<string, unknown> };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * What an image holds of packages, as CycloneDX: npm's own account of the lockfile, less what is not in the image.
 *
 * @param held the packages in it, as name@version
 * @param epoch of which moment it is, in seconds; null: it says none, and two of the same contents are the same
 * @throws Error where the lockfile does not know one of them
 */
export function writeSbom(
  root: string,
  app: { name: string; version: string },
  held: ReadonlySet<string>,
  epoch: number | null,
): string {
  const words = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"];
  const text = execFileSync("npm", words, { cwd: root, maxBuffer: 100_000_000, encoding: "utf8" });
  const { serialNumber: _, ...bom } = JSON.parse(text) as Bom;
  const known = new Set(bom.components.map((component) => component["bom-ref"]));
  const unknown = [...held].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`package-lock.json does not have ${unknown.join(", ")}`);
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
      components: bom.components.filter((component) => held.has(component["bom-ref"])),
      dependencies: bom.dependencies
        .filter(({ ref }) => held.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => held.has(name)) })),
    },
    null,
    1,
  )}\n`;
}
