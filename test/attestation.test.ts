import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { digestFolder, findDifferences, writeArchive } from "../tools/release/archive.ts";
import {
  readPrivateKey,
  type Statement,
  signStatement,
  verifyStatement,
} from "../tools/release/attestation.ts";

/** Modification time of files in archives. */
const EPOCH_SECONDS = 1_700_000_000;

function createKeys(namedCurve = "prime256v1") {
  return generateKeyPairSync("ec", {
    namedCurve,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
}

const STATEMENT: Statement = {
  _type: "https://in-toto.io/Statement/v1",
  subject: [{ name: "svc-api-0.1.0.tar", digest: { sha256: "ab".repeat(32) } }],
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: { buildDefinition: { buildType: "urn:svc:image-files:v1" } },
};

describe("Signing and verifying a statement", () => {
  const { privateKey, publicKey } = createKeys();
  let bundle: string;
  beforeAll(async () => {
    bundle = await signStatement(STATEMENT, readPrivateKey(privateKey));
  });

  it("returns the statement if the signature is by the key", () => {
    expect(verifyStatement(bundle, publicKey)).toEqual(STATEMENT);
  });

  it("signs DSSE's encoding of the payload, so that other programs can verify it", () => {
    const { payload, payloadType, signatures } = JSON.parse(bundle).dsseEnvelope;
    const body = Buffer.from(payload, "base64");
    const encoding = Buffer.concat([
      Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `),
      body,
    ]);
    const signature = Buffer.from(signatures[0].sig, "base64");
    expect(verify("sha256", encoding, publicKey, signature)).toBe(true);
  });

  it("creates a bundle with Sigstore's media type and the key's digest", () => {
    const { mediaType, verificationMaterial } = JSON.parse(bundle);
    const der = Buffer.from(publicKey.replaceAll(/-----[A-Z ]+-----|\n/g, ""), "base64");
    expect(mediaType).toBe("application/vnd.dev.sigstore.bundle.v0.3+json");
    expect(verificationMaterial.publicKey.hint).toBe(createHash("sha256").update(der).digest("base64"));
  });

  it("rejects a changed statement", () => {
    const changed = JSON.parse(bundle);
    const forged = { ...STATEMENT, subject: [{ name: "other.tar", digest: { sha256: "cd".repeat(32) } }] };
    changed.dsseEnvelope.payload = Buffer.from(JSON.stringify(forged)).toString("base64");
    expect(() => verifyStatement(JSON.stringify(changed), publicKey)).toThrow(
      "signature verification failed",
    );
  });

  it("rejects another key", () => {
    expect(() => verifyStatement(bundle, createKeys().publicKey)).toThrow("signature verification failed");
  });

  it("rejects another type of payload", () => {
    const changed = JSON.parse(bundle);
    changed.dsseEnvelope.payloadType = "text/plain";
    expect(() => verifyStatement(JSON.stringify(changed), publicKey)).toThrow("text/plain");
  });

  it.each([
    ["another curve", () => createKeys("secp384r1").privateKey],
    [
      "another algorithm",
      () => generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    ],
  ])("rejects a signing key of %s", (_name, createKey) => {
    expect(() => readPrivateKey(createKey())).toThrow("P-256");
  });
});

describe("The files of an image", () => {
  let parent: string;
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), "svc-archive-"));
    mkdirSync(join(parent, "one/nested"), { recursive: true });
    writeFileSync(join(parent, "one/nested/b.js"), "b");
    writeFileSync(join(parent, "one/a.js"), "a");
    cpSync(join(parent, "one"), join(parent, "two"), { recursive: true });
  });

  it("have the same archive if their contents are equal, regardless of their modification times", async () => {
    utimesSync(join(parent, "two/a.js"), 1, 1);
    const digests = await Promise.all(
      ["one", "two"].map((name) =>
        writeArchive(join(parent, name), join(parent, `${name}.tar`), EPOCH_SECONDS),
      ),
    );
    expect(digests[1]).toBe(digests[0]);
    const bytes = readFileSync(join(parent, "one.tar"));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(digests[0]);
  });

  it("have no differences if their contents are equal", async () => {
    const [one, two] = await Promise.all(["one", "two"].map((name) => digestFolder(join(parent, name))));
    expect(findDifferences(one ?? new Map(), two ?? new Map())).toEqual([]);
  });

  it.each([
    ["a changed file", (folder: string) => writeFileSync(join(folder, "a.js"), "c"), ["a.js"]],
    ["a missing or new file", (folder: string) => writeFileSync(join(folder, "c.js"), "c"), ["c.js"]],
    [
      "a file that became executable",
      (folder: string) => chmodSync(join(folder, "nested/b.js"), 0o755),
      ["nested/b.js"],
    ],
  ])("differ by %s", async (name, change, paths) => {
    const folder = join(parent, name.replaceAll(" ", "-"));
    cpSync(join(parent, "one"), folder, { recursive: true });
    change(folder);
    expect(findDifferences(await digestFolder(join(parent, "one")), await digestFolder(folder))).toEqual(
      paths,
    );
  });
});
