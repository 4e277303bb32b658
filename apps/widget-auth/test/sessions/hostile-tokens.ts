import { HOSTILE_HEADERS } from "./hostile-headers.ts";
import {
  append,
  base64url,
  defineCases,
  type Genuine,
  type HostileToken,
  prepend,
  signed,
  signTexts,
  withClaims,
} from "./hostile-token.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The signature uses 256 of the 258 bits of its 43 characters, so three other spellings have the same bytes. */
const withTrailingBits =
  (bits: number) =>
  ({ token }: Genuine) =>
    token.slice(0, -1) + ALPHABET[ALPHABET.indexOf(token.at(-1) ?? "") ^ bits];

export const HOSTILE_TOKENS: readonly HostileToken[] = [
  ...HOSTILE_HEADERS,
  ...defineCases("RFC 8725 §2.4 and RFC 7519 §4, the payload's JSON", {
    "jti twice, a different one first": signed({
      payload: ({ payload }) => prepend(payload, '"jti":"another"'),
    }),
    "exp twice, the genuine last": signed({ payload: ({ payload }) => prepend(payload, '"exp":9999999999') }),
    "env twice": signed({ payload: ({ payload }) => prepend(payload, '"env":"live"') }),
    "an escaped field name": signed({
      payload: ({ payload }) => JSON.stringify(payload).replace('"jti"', '"\\u006ati"'),
    }),
    spaces: signed({ payload: ({ payload }) => JSON.stringify(payload, null, 1) }),
    "a byte order mark": signed({ payload: ({ payload }) => `\ufeff${JSON.stringify(payload)}` }),
    "a comment": signed({ payload: ({ payload }) => `/**/${JSON.stringify(payload)}` }),
    "invalid UTF-8": signed({
      payload: ({ payload }) =>
        Buffer.concat([
          Buffer.from(append(payload, '"x":"')).subarray(0, -1),
          Buffer.from([0xc3, 0x28]),
          Buffer.from('"}'),
        ]),
    }),
    "exp with a zero fraction": signed({
      payload: ({ payload }) => JSON.stringify(payload).replace(/"exp":(\d+)/, '"exp":$1.0'),
    }),
    "exp with an exponent": signed({
      payload: ({ payload }) => JSON.stringify(payload).replace(/"exp":(\d+)/, '"exp":$1e0'),
    }),
    "not JSON": signed({ payload: () => "jti" }),
    nothing: signed({ payload: () => "" }),
    ...Object.fromEntries(
      ["17", "null", "[1]", '"a text"', "{}"].map((text) => [text, signed({ payload: () => text })]),
    ),
    "an extra field": withClaims({ scope: "widget:accounts" }),
    "a field named __proto__": signed({
      payload: ({ payload }) => append(payload, '"__proto__":{"env":"test"}'),
    }),
  }),
  ...defineCases("RFC 8725 §3.8 to §3.9, times, issuer and audience", {
    "exp as a string": (g) => withClaims({ exp: String(g.payload.exp) })(g),
    "exp null": withClaims({ exp: null }),
    "exp as a list": (g) => withClaims({ exp: [g.payload.exp] })(g),
    "exp of 1e300": withClaims({ exp: 1e300 }),
    "exp beyond safe integers": withClaims({ exp: 2 ** 53 }),
    "exp beyond the largest number": signed({
      payload: ({ payload }) => JSON.stringify(payload).replace(/"exp":\d+/, '"exp":1e999'),
    }),
    "exp past the maximum lifetime": (g) => withClaims({ exp: Number(g.payload.iat) + 14_401 })(g),
    "exp with a fraction": (g) => withClaims({ exp: Number(g.payload.exp) + 0.5 })(g),
    "no exp": withClaims({ exp: undefined }),
    "no iat": withClaims({ iat: undefined }),
    "iat before 1970": withClaims({ iat: -1 }),
    "iat as a string": (g) => withClaims({ iat: String(g.payload.iat) })(g),
    "iat after exp": (g) => withClaims({ iat: Number(g.payload.exp) + 1 })(g),
    "nbf in the future": withClaims({ nbf: 9_999_999_999 }),
    "nbf in the past": withClaims({ nbf: 0 }),
    "aud as a list": (g) => withClaims({ aud: [g.payload.aud] })(g),
    "aud as a list with another audience": (g) => withClaims({ aud: ["svc-api", g.payload.aud] })(g),
    "another aud": withClaims({ aud: "svc-api" }),
    "iss as a list": (g) => withClaims({ iss: [g.payload.iss] })(g),
    "another iss": withClaims({ iss: "svc-widget" }),
    "the other environment": withClaims({ env: "live" }),
    "env as a list": withClaims({ env: ["test"] }),
    "jti as a number": withClaims({ jti: 1 }),
    "sid as an object": withClaims({ sid: { $ne: null } }),
  }),
  ...defineCases("RFC 7515 §7.1 and RFC 4648 §3.5, one valid encoding", {
    "padded header": ({ parts: [h, p, s] }) => `${h}=.${p}.${s}`,
    "padded payload": ({ parts: [h, p, s] }) => `${h}.${p}=.${s}`,
    ...Object.fromEntries([1, 2, 3].map((bits) => [`trailing bits ${bits}`, withTrailingBits(bits)])),
    "padded signature": ({ token }) => `${token}=`,
    "signature in standard base64": ({ parts: [h, p, s] }) =>
      `${h}.${p}.${Buffer.from(s, "base64url").toString("base64")}`,
    "signature in hex": ({ parts: [h, p, s] }) => `${h}.${p}.${Buffer.from(s, "base64url").toString("hex")}`,
    "signature in DER": ({ parts: [h, p, s] }) =>
      `${h}.${p}.${base64url(Buffer.concat([Buffer.from([4, 32]), Buffer.from(s, "base64url")]))}`,
    "signature one byte too short": ({ parts: [h, p, s] }) =>
      `${h}.${p}.${base64url(Buffer.from(s, "base64url").subarray(0, 31))}`,
    "signature one byte too long": ({ parts: [h, p, s] }) =>
      `${h}.${p}.${base64url(Buffer.concat([Buffer.from(s, "base64url"), Buffer.alloc(1)]))}`,
    "signature of zeros": ({ parts: [h, p] }) => `${h}.${p}.${base64url(Buffer.alloc(32))}`,
    "signed without a secret": (g) =>
      signTexts(JSON.stringify(g.header), JSON.stringify(g.payload), Buffer.alloc(0)),
    "a space": ({ parts: [h, p, s] }) => `${h}. ${p}.${s}`,
    "a line break in the payload": ({ parts: [h, p, s] }) => `${h}.${p.slice(0, 9)}\n${p.slice(9)}.${s}`,
    "a line break at the end": ({ token }) => `${token}\n`,
    "U+0000 at the end": ({ token }) => `${token}\u0000`,
    "a non-ASCII letter at the end": ({ token }) => `${token}é`,
    "a full-width dot": ({ token }) => token.replace(".", "．"),
    "percent-encoded": ({ token }) => token.replaceAll(".", "%2E"),
    quoted: ({ token }) => `"${token}"`,
    "another segment": ({ token }) => `${token}.`,
    "five segments, like an encrypted token": ({ token, parts: [h] }) => `${token}.${h}.${h}`,
    "two segments": ({ parts: [h, p] }) => `${h}.${p}`,
    "a leading empty segment": ({ token }) => `.${token}`,
    "an empty payload": ({ parts: [h, , s] }) => `${h}..${s}`,
    doubled: ({ token }) => token + token,
    "twice, separated by a comma": ({ token }) => `${token},${token}`,
    "segments in another order": ({ parts: [h, p, s] }) => `${p}.${h}.${s}`,
    "the JSON serialization": ({ parts: [h, p, s] }) =>
      JSON.stringify({ payload: p, protected: h, signature: s }),
    "the JSON serialization with an unprotected header": ({ header, parts: [, p, s] }) =>
      JSON.stringify({ payload: p, header, signatures: [{ signature: s }] }),
    "padded to 1 MB": ({ token }) => token.padEnd(1_048_576, "A"),
    "1 MB of dots": () => ".".repeat(1_048_576),
    "1 MB, correctly signed": withClaims({ jti: "j".repeat(1_048_576) }),
  }),
];
