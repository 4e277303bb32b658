import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { bundleFromJSON, bundleToJSON, isBundleWithDsseEnvelope } from "@sigstore/bundle";
import { DSSEBundleBuilder } from "@sigstore/sign";
import { toSignedEntity, Verifier } from "@sigstore/verify";

/** In-toto statement, version 1: `predicate` describes the files in `subject`. */
export interface Statement {
  _type: "https://in-toto.io/Statement/v1";
  subject: readonly { name: string; digest: { sha256: string } }[];
  predicateType: string;
  predicate: unknown;
}

const PAYLOAD_TYPE = "application/vnd.in-toto+json";

/** Identifies a key in a bundle: SHA-256, in base64. */
const toHint = (key: KeyObject) =>
  createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("base64");

/** @throws Error if the key is not ECDSA on P-256, the kind that cosign makes */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== "ec" || key.asymmetricKeyDetails?.namedCurve !== "prime256v1")
    throw new Error("The key must be an ECDSA key on the curve P-256.");
  return key;
}

/** @returns a Sigstore bundle (version 0.3) as JSON, which cosign can verify */
export async function signStatement(statement: Statement, key: KeyObject): Promise<string> {
  const publicKey = createPublicKey(key);
  const signer = {
    sign: async (data: Buffer) => ({
      signature: sign("sha256", data, key),
      key: {
        $case: "publicKey" as const,
        publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
        hint: toHint(publicKey),
      },
    }),
  };
  const builder = new DSSEBundleBuilder({ signer, witnesses: [] });
  const bundle = await builder.create({ data: Buffer.from(JSON.stringify(statement)), type: PAYLOAD_TYPE });
  return `${JSON.stringify(bundleToJSON(bundle), null, 2)}\n`;
}

/** @returns the signed statement. @throws Error if the bundle is malformed or the signature is wrong */
export function verifyStatement(bundleJson: string, publicKeyPem: string): Statement {
  const bundle = bundleFromJSON(JSON.parse(bundleJson));
  if (!isBundleWithDsseEnvelope(bundle)) throw new Error("The bundle has no DSSE envelope.");
  const envelope = bundle.content.dsseEnvelope;
  if (envelope.payloadType !== PAYLOAD_TYPE)
    throw new Error(`The payload has the type ${envelope.payloadType} instead of ${PAYLOAD_TYPE}.`);
  const publicKey = createPublicKey(publicKeyPem);
  const verifier = new Verifier(
    {
      certificateAuthorities: [],
      timestampAuthorities: [],
      tlogs: [],
      ctlogs: [],
      publicKey: () => ({ publicKey, validFor: () => true }),
    },
    { ctlogThreshold: 0, tlogThreshold: 0, timestampThreshold: 0 },
  );
  verifier.verify(toSignedEntity(bundle));
  return JSON.parse(envelope.payload.toString());
}
