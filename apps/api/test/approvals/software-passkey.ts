import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { newId } from "@svc/service-kit";
import { callAs } from "../portal/member-calls.ts";
import type { SignedIn } from "../portal/sign-in-as.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import type { TestApi } from "../start-test-api.ts";

/** Flags of WebAuthn authenticator data. */
const USER_PRESENT = 1;
const USER_VERIFIED = 4;

interface Challenge {
  nonce: string;
  challenge: string;
}

interface SigningOptions {
  origin?: string;
  isUserVerified?: boolean;
  counter?: number;
}

export interface SoftwarePasskey {
  credentialId: string;
  sign(challenge: Challenge, signing?: SigningOptions): Record<string, string>;
}

const hashSha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

export async function addPasskey(api: TestApi, { userId }: SignedIn): Promise<SoftwarePasskey> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinates = [x, y].map((text) => Buffer.from(text, "base64url"));
  // A COSE key: EC2, ES256, P-256.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    coordinates[0] as Buffer,
    Buffer.from("225820", "hex"),
    coordinates[1] as Buffer,
  ]);
  const credentialId = randomBytes(16).toString("base64url");
  await api.db.prisma.portalPasskey.create({
    data: {
      id: newId("psk"),
      userId,
      publicKey: coseKey.toString("base64"),
      credentialId,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    },
  });
  return {
    credentialId,
    sign({ nonce, challenge }, { origin = TEST_PORTAL.PORTAL_URL, isUserVerified = true, counter = 1 } = {}) {
      const flags = isUserVerified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT;
      const counterBytes = Buffer.alloc(4);
      counterBytes.writeUInt32BE(counter);
      const authenticatorData = Buffer.concat([
        hashSha256(new URL(TEST_PORTAL.PORTAL_URL).hostname),
        Buffer.from([flags]),
        counterBytes,
      ]);
      const clientData = JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false });
      const signature = sign(
        "sha256",
        Buffer.concat([authenticatorData, hashSha256(clientData)]),
        privateKey,
      );
      return {
        nonce,
        credentialId,
        authenticatorData: authenticatorData.toString("base64url"),
        clientDataJson: Buffer.from(clientData).toString("base64url"),
        signature: signature.toString("base64url"),
      };
    },
  };
}

export async function readChallenge(api: TestApi, person: SignedIn, approvalId: string): Promise<Challenge> {
  const path = `/portal/api/approvals/${approvalId}/confirmation`;
  return (await callAs(api, person, "get", path).expect(200)).body.passkey;
}
