import { kysely, type Params, type Sql, statement } from "@svc/database";
import type { OAuth2Tokens, OAuth2UserInfo } from "better-auth/oauth2";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { SSO_PROVIDER_ID } from "./auth-names.ts";
import type { OidcSettings } from "./portal-config.ts";
import { toSubject } from "./single-sign-on-subjects.ts";

/** Signing in requires a linked account, and never creates or links accounts. */
export function ssoPlugin(db: Sql, { issuer, clientId, clientSecret }: OidcSettings) {
  return genericOAuth({
    config: [
      {
        providerId: SSO_PROVIDER_ID,
        discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ["openid", "email", "profile"],
        pkce: true,
        requireIdTokenVerification: true,
        disableSignUp: true,
        accountSubject: ({ profile }) => toSubject(issuer, String(profile.sub)),
        getUserInfo: (tokens) => readIdentity(db, issuer, tokens),
      },
    ],
  });
}

/**
 * better-auth has verified the ID token's signature, audience, expiry and nonce.
 * @returns null for another issuer, an unverified address, or a linked account with another address
 */
async function readIdentity(
  db: Sql,
  issuer: string,
  { idToken }: OAuth2Tokens,
): Promise<(OAuth2UserInfo & { sub: string }) | null> {
  const payload = idToken?.split(".")[1];
  if (payload === undefined) return null;
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, "base64url").toString());
  const { iss, sub, email, email_verified: isVerified, name } = claims;
  if (iss !== issuer || typeof sub !== "string" || sub === "") return null;
  if (typeof email !== "string" || isVerified !== true) return null;
  const linkedUser = await findLinked.first(db, { subject: toSubject(issuer, sub) });
  if (linkedUser && linkedUser.email !== email.toLowerCase()) return null;
  return { sub, email, emailVerified: true, name: typeof name === "string" ? name : "" };
}

const findLinked = statement("portal_sso_subject", (param: Params<{ subject: string }>) =>
  kysely
    .selectFrom("portalCredentials as c")
    .innerJoin("portalUsers as u", "u.id", "c.userId")
    .select("u.email")
    .where("c.providerId", "=", SSO_PROVIDER_ID)
    .where("c.accountId", "=", param.subject),
);
