import { kysely, type Params, type Sql, unpreparedStatement } from "@svc/database";

/** Binary values are base64url. */
export interface PasskeyAssertion {
  credentialId: string;
  authenticatorData: string;
  clientDataJson: string;
  signature: string;
}

interface Ceremony {
  userId: string;
  /** Origin of the portal. */
  origin: string;
  /** Base64url. */
  challenge: string;
  assertion: PasskeyAssertion;
}

/** Loads the verification library. Call it before a transaction, so that loading does not keep the transaction open. */
export const loadPasskeyVerifier = () => import("@simplewebauthn/server");

export function toRelyingPartyId(origin: string): string {
  return new URL(origin).hostname;
}

export async function listCredentialIds(db: Sql, userId: string): Promise<string[]> {
  return (await findCredentials(db, { userId })).map(({ credentialId }) => credentialId);
}

/**
 * Verifies that a passkey signed the challenge and verified the user.
 * @param key `publicKey` is COSE as base64; the assertion's counter must exceed `counter`, unless both are 0
 * @throws Error for a response that violates WebAuthn
 */
export async function verifyAssertion(
  { credentialId, authenticatorData, clientDataJson, signature }: PasskeyAssertion,
  key: { publicKey: string; counter: number },
  { challenge, origin }: Pick<Ceremony, "challenge" | "origin">,
) {
  const { verifyAuthenticationResponse } = await loadPasskeyVerifier();
  return verifyAuthenticationResponse({
    response: {
      id: credentialId,
      rawId: credentialId,
      type: "public-key",
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON: clientDataJson, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: toRelyingPartyId(origin),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64")),
      counter: key.counter,
    },
    requireUserVerification: true,
  });
}

/**
 * Like `verifyAssertion`, for a passkey of the user. Stores its counter.
 * @returns null if the response is not valid; `publicKey` is COSE as base64
 */
export async function verifyPasskey(
  tx: Sql,
  { userId, origin, challenge, assertion }: Ceremony,
): Promise<{ publicKey: string } | null> {
  const credentials = await lockCredentials(tx, { userId });
  const passkey = credentials.find(({ credentialId }) => credentialId === assertion.credentialId);
  if (!passkey) return null;
  const verification = await verifyAssertion(assertion, passkey, { challenge, origin }).catch(() => null);
  if (!verification?.verified) return null;
  await storeCounter(tx, { id: passkey.id, userId, counter: verification.authenticationInfo.newCounter });
  return { publicKey: passkey.publicKey };
}

const selectCredentials = ({ userId }: Params<{ userId: string }>) =>
  kysely
    .selectFrom("portalPasskeys")
    .select(["id", "credentialId", "publicKey", "counter"])
    .where("userId", "=", userId)
    .orderBy("id");

const findCredentials = unpreparedStatement("portal_passkey_credentials", selectCredentials);

const lockCredentials = unpreparedStatement(
  "portal_passkey_credentials_locked",
  (param: Params<{ userId: string }>) => selectCredentials(param).forNoKeyUpdate(),
);

const storeCounter = unpreparedStatement(
  "portal_passkey_counter",
  (param: Params<{ id: string; userId: string; counter: number }>) =>
    kysely
      .updateTable("portalPasskeys")
      .set({ counter: param.counter })
      .where("userId", "=", param.userId)
      .where("id", "=", param.id),
);
