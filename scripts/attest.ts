import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs, promisify } from "node:util";
import { buildPortalInto } from "../packages/testing/src/programs/build-portal.ts";
import type { Statement } from "../tools/release/attestation.ts";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./stack/settings.ts";
import { runTurboTasks } from "./turbo.ts";

const USAGE = `npm run attest -- FOLDER --key PRIVATE_KEY.pem [--builder URI]
npm run attest -- verify FOLDER --key PUBLIC_KEY.pem

Packs the files of both images into archives, and writes their signed provenance (SLSA) and SBOM (CycloneDX) as
Sigstore bundles, which cosign can verify. The key is an ECDSA key on P-256 in PEM format.`;
const APPS = ["api", "widget-auth"] as const;
const PREDICATE_TYPES = {
  provenance: "https://slsa.dev/provenance/v1",
  sbom: "https://cyclonedx.org/bom",
} as const;
const BUILD_TYPE = "urn:svc:image-files:v1";
const DEFAULT_BUILDER = "urn:svc:npm-run-attest";
const LOCKFILES = ["package-lock.json", "packages/graphiql/build/package-lock.json"];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const digestText = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const formatArchiveName = (app: string) => `svc-${app}-${readVersion(app)}.tar`;
const formatBundleName = (app: string, type: string) => `${formatArchiveName(app)}.${type}.sigstore.json`;
const readVersion = (app: string): string =>
  JSON.parse(readFileSync(join(ROOT, "apps", app, "package.json"), "utf8")).version;

async function digestFile(path: string): Promise<string> {
  const digest = createHash("sha256");
  await pipeline(createReadStream(path), digest);
  return digest.digest("hex");
}

/** Packs the files of both images as their Dockerfiles do. */
async function packImages(folder: string, epoch: number): Promise<void> {
  const portal = join(folder, "portal");
  await buildPortalInto(portal);
  for (const app of APPS) {
    const args = ["-C", "source", join(ROOT, "apps", app, "pack.ts"), join(folder, app)];
    if (app === "api") args.push("--portal", portal);
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(epoch) };
    await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  }
}

function describeProvenance(app: string, commit: string, builder: string): unknown {
  return {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { app, commit },
      internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
      resolvedDependencies: [
        { name: "source", digest: { gitCommit: commit } },
        ...LOCKFILES.map((name) => ({
          name,
          digest: { sha256: digestText(readFileSync(join(ROOT, name))) },
        })),
      ],
    },
    runDetails: { builder: { id: builder } },
  };
}

async function attest(output: string, keyFile: string, builder: string): Promise<void> {
  const { digestFolder, findDifferences, writeArchive } = await import("../tools/release/archive.ts");
  const { readPrivateKey, signStatement } = await import("../tools/release/attestation.ts");
  const key = readPrivateKey(readFileSync(keyFile, "utf8"));
  if (git("status", "--porcelain") !== "")
    fail(
      "The working tree has uncommitted changes, so no commit describes these files. Commit or stash them.",
    );
  const commit = git("rev-parse", "HEAD");
  const epoch = Number(git("show", "-s", "--format=%ct", "HEAD"));
  await runTurboTasks(["build"]);
  const scratch = await mkdtemp(join(tmpdir(), "svc-attest-"));
  try {
    for (const folder of ["first", "second"]) await packImages(join(scratch, folder), epoch);
    await mkdir(output, { recursive: true });
    for (const app of APPS) {
      const [first, second] = [join(scratch, "first", app), join(scratch, "second", app)];
      const differences = findDifferences(await digestFolder(first), await digestFolder(second));
      if (differences.length > 0)
        fail(
          `Two builds of ${app} differ in ${differences.length} files: ${differences.slice(0, 10).join(", ")}.`,
        );
      const name = formatArchiveName(app);
      const sha256 = await writeArchive(first, join(output, name), epoch);
      const predicates = {
        provenance: describeProvenance(app, commit, builder),
        sbom: JSON.parse(readFileSync(join(first, "sbom.cdx.json"), "utf8")),
      };
      for (const type of ["provenance", "sbom"] as const) {
        const statement: Statement = {
          _type: "https://in-toto.io/Statement/v1",
          subject: [{ name, digest: { sha256 } }],
          predicateType: PREDICATE_TYPES[type],
          predicate: predicates[type],
        };
        await writeFile(join(output, formatBundleName(app, type)), await signStatement(statement, key));
      }
      console.log(`${sha256}  ${name}`);
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function readStatement(bundle: string, read: () => Statement): Statement {
  try {
    return read();
  } catch (error) {
    return fail(`${bundle}: ${(error as Error).message}`);
  }
}

async function verify(folder: string, keyFile: string): Promise<void> {
  const { verifyStatement } = await import("../tools/release/attestation.ts");
  const publicKey = readFileSync(keyFile, "utf8");
  for (const app of APPS) {
    const name = formatArchiveName(app);
    const sha256 = await digestFile(join(folder, name));
    for (const type of ["provenance", "sbom"] as const) {
      const bundle = formatBundleName(app, type);
      const statement = readStatement(bundle, () =>
        verifyStatement(readFileSync(join(folder, bundle), "utf8"), publicKey),
      );
      if (statement.predicateType !== PREDICATE_TYPES[type])
        fail(`${bundle} is about ${statement.predicateType} instead of ${PREDICATE_TYPES[type]}.`);
      if (!statement.subject.some(({ digest }) => digest.sha256 === sha256))
        fail(`${bundle} is for a different file, not ${name} (SHA-256 ${sha256}).`);
    }
    console.log(`${name}: provenance and SBOM are signed by this key (SHA-256 ${sha256}).`);
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: "string" }, builder: { type: "string", default: DEFAULT_BUILDER } },
});
const isVerification = positionals[0] === "verify";
const [folder] = isVerification ? positionals.slice(1) : positionals;
if (folder === undefined || values.key === undefined) {
  console.error(USAGE);
  process.exit(2);
}
await ensureInstalled("tools/release");
try {
  if (isVerification) await verify(resolve(folder), resolve(values.key));
  else await attest(resolve(folder), resolve(values.key), values.builder);
} catch (error) {
  fail((error as Error).message);
}
