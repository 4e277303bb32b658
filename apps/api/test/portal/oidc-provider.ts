import { createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

/** OpenID provider that signs ID tokens with RS256. Does not verify PKCE or client secrets. */
interface OidcProvider {
  issuer: string;
  /** The person who signs in at the next authorization. */
  person: { sub: string; email: string; emailVerified?: boolean | undefined };
  /** Claims that override the defaults in the next tokens. */
  claims: Record<string, unknown>;
  signsWithUnpublishedKey: boolean;
  /** If true, the next responses lack the ID token; `userinfo_endpoint` still works. */
  omitsIdToken: boolean;
  stop(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of req) text += chunk;
  return new URLSearchParams(text);
}

export async function startOidcProvider(clientId: string): Promise<OidcProvider> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const unpublishedKeys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const nonces = new Map<string, string | null>();
  const provider: OidcProvider = {
    issuer: "",
    person: { sub: "1", email: "", emailVerified: true },
    claims: {},
    signsWithUnpublishedKey: false,
    omitsIdToken: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const signToken = (nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000);
    const { sub, email, emailVerified } = provider.person;
    const identity = { sub, email, email_verified: emailVerified, name: "From the provider" };
    const claims = { iss: provider.issuer, aud: clientId, ...identity };
    const signed = `${encode({ alg: "RS256", kid: "k1" })}.${encode({ ...claims, nonce, iat: now, exp: now + 300, ...provider.claims })}`;
    return `${signed}.${createSign("RSA-SHA256")
      .update(signed)
      .sign(provider.signsWithUnpublishedKey ? unpublishedKeys.privateKey : privateKey)
      .toString("base64url")}`;
  };
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? "/", provider.issuer);
    const sendJson = (value: object) =>
      res.setHeader("Content-Type", "application/json").end(JSON.stringify(value));
    if (url.pathname === "/.well-known/openid-configuration")
      return sendJson({
        issuer: provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        userinfo_endpoint: `${provider.issuer}/userinfo`,
        jwks_uri: `${provider.issuer}/keys`,
        id_token_signing_alg_values_supported: ["RS256"],
      });
    if (url.pathname === "/keys")
      return sendJson({
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" }],
      });
    if (url.pathname === "/userinfo") {
      const { sub, email } = provider.person;
      return sendJson({ sub, email, email_verified: true });
    }
    if (url.pathname === "/authorize") {
      const code = randomUUID();
      nonces.set(code, url.searchParams.get("nonce"));
      const redirectUrl = new URL(url.searchParams.get("redirect_uri") ?? "");
      redirectUrl.searchParams.set("code", code);
      redirectUrl.searchParams.set("state", url.searchParams.get("state") ?? "");
      return res.writeHead(302, { Location: redirectUrl.href }).end();
    }
    // The remaining path is `/token`.
    const code = (await readForm(req)).get("code") ?? "";
    if (!nonces.has(code)) return res.writeHead(400).end();
    const id_token = signToken(nonces.get(code) ?? null);
    nonces.delete(code);
    return sendJson({
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: 300,
      ...(provider.omitsIdToken ? {} : { id_token }),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  provider.issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return provider;
}
