import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import {
  append,
  base64url,
  defineCases,
  type Genuine,
  type HostileToken,
  prepend,
  signed,
  signTexts,
  withHeader,
} from "./hostile-token.ts";
import type { Json } from "./session-forgery.ts";

/** Spellings that some libraries accept as an algorithm without a signature. */
const NONE_SPELLINGS = [
  "none",
  "None",
  "nOne",
  "noNe",
  "nonE",
  "NONE",
  "NoNe",
  "none ",
  " none",
  "none\u0000",
  "",
];
const KEY_PAIR_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"];
const KEY_FIELDS: Json = {
  jku: "https://evil.example/jwks.json",
  jwk: { kty: "oct", k: base64url("0123456789abcdef0123456789abcdef") },
  x5u: "https://evil.example/chain.pem",
  x5c: ["MIIB"],
  x5t: "AAAA",
  "x5t#S256": "AAAA",
};
/** Values of `kid`, by description. The genuine one is "s2". */
const KIDS: Json = {
  foreign: "s9",
  empty: "",
  "in uppercase": "S2",
  "with a space": "s2 ",
  "with U+0000": "s2\u0000",
  "a path": "../../../../dev/null",
  SQL: "s2' OR '1'='1",
  "an inherited property name": "constructor",
  ["__proto__"]: "__proto__",
  "a number": 2,
  "a list": ["s2"],
  "an object": { id: "s2" },
  null: null,
  true: true,
};

const replaceSignature = (token: string, signature: string) => token.replace(/[^.]*$/, signature);

/** `g` is the genuine token that a case changes. */
export const HOSTILE_HEADERS: readonly HostileToken[] = [
  ...defineCases(
    "RFC 8725 §2.1, no signature",
    Object.fromEntries(
      NONE_SPELLINGS.flatMap((alg): [string, HostileToken["make"]][] => [
        [`alg ${JSON.stringify(alg)} and no signature`, (g) => replaceSignature(withHeader({ alg })(g), "")],
        [
          `alg ${JSON.stringify(alg)} and the genuine signature`,
          (g) => replaceSignature(withHeader({ alg })(g), g.parts[2]),
        ],
        [`alg ${JSON.stringify(alg)}, with a valid signature`, withHeader({ alg })],
      ]),
    ),
  ),
  ...defineCases("RFC 8725 §2.1, another algorithm", {
    ...Object.fromEntries(
      ["HS384", "HS512"].map((alg) => [
        `${alg}, correctly signed with the secret`,
        (g: Genuine) =>
          signTexts(
            JSON.stringify({ ...g.header, alg }),
            JSON.stringify(g.payload),
            g.secret,
            `sha${alg.slice(2)}`,
          ),
      ]),
    ),
    ...Object.fromEntries(
      KEY_PAIR_ALGORITHMS.map((alg) => [`${alg}, signed with HMAC under the secret`, withHeader({ alg })]),
    ),
    ...Object.fromEntries(
      ["hs256", "HS256 ", "HMACSHA256", "A256GCM", "dir", "RSA1_5"].map((alg) => [
        `alg ${JSON.stringify(alg)}`,
        withHeader({ alg }),
      ]),
    ),
    "RS256, signed with an attacker's key": (g) => {
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
      const text = `${base64url(JSON.stringify({ ...g.header, alg: "RS256" }))}.${g.parts[1]}`;
      return `${text}.${createSign("sha256").update(text).sign(privateKey, "base64url")}`;
    },
    "alg as a list": withHeader({ alg: ["HS256"] }),
    "alg null": withHeader({ alg: null }),
    "no alg": withHeader({ alg: undefined }),
  }),
  ...defineCases(
    "RFC 8725 §3.10, kid is untrusted input",
    Object.fromEntries(Object.entries(KIDS).map(([name, kid]) => [`kid ${name}`, withHeader({ kid })])),
  ),
  ...defineCases("RFC 8725 §3.10, a key in the token's header", {
    ...Object.fromEntries(
      Object.entries(KEY_FIELDS).map(([name, value]) => [name, withHeader({ [name]: value })]),
    ),
    "jwk, signed with that key": (g) => {
      const key = Buffer.from("0123456789abcdef0123456789abcdef");
      const header = { ...g.header, jwk: { kty: "oct", k: base64url(key) } };
      return signTexts(JSON.stringify(header), JSON.stringify(g.payload), key);
    },
  }),
  ...defineCases("RFC 7515 §4.1.11 and RFC 7797, extensions", {
    "crit that names exp": withHeader({ crit: ["exp"], exp: 1 }),
    "an empty crit": withHeader({ crit: [] }),
    "b64 false and critical": withHeader({ b64: false, crit: ["b64"] }),
    "b64 true": withHeader({ b64: true }),
    "b64 false, with an unencoded payload": (g) => {
      const text = `${base64url(JSON.stringify({ ...g.header, b64: false, crit: ["b64"] }))}.${JSON.stringify(g.payload)}`;
      return `${text}.${createHmac("sha256", g.secret).update(text).digest("base64url")}`;
    },
    zip: withHeader({ zip: "DEF" }),
    "an empty field name": withHeader({ "": "" }),
  }),
  ...defineCases("RFC 8725 §3.11, explicit typing", {
    ...Object.fromEntries(
      ["JWT", "jwt", "at+jwt", "SVC-SESSION+JWT", "application/svc-session+jwt", "", null, 1].map((typ) => [
        `typ ${JSON.stringify(typ)}`,
        withHeader({ typ }),
      ]),
    ),
    "no typ": withHeader({ typ: undefined }),
    "cty JWT": withHeader({ cty: "JWT" }),
    "a token within a token": signed({
      header: ({ header }) => JSON.stringify({ ...header, cty: "JWT" }),
      payload: ({ token }) => token,
    }),
    "a token as a JSON text": signed({ payload: ({ token }) => JSON.stringify(token) }),
  }),
  ...defineCases("RFC 7515 §4, the header's JSON", {
    "alg twice, none first": signed({ header: ({ header }) => prepend(header, '"alg":"none"') }),
    "alg twice, none last": signed({ header: ({ header }) => append(header, '"alg":"none"') }),
    "alg twice, the same": signed({ header: ({ header }) => append(header, '"alg":"HS256"') }),
    "kid twice": signed({ header: ({ header }) => prepend(header, '"kid":"s9"') }),
    "an escaped field name": signed({
      header: ({ header }) => JSON.stringify(header).replace('"alg"', '"\\u0061lg"'),
    }),
    "fields in another order": signed({
      header: ({ header: { alg, typ, kid } }) => JSON.stringify({ typ, kid, alg }),
    }),
    spaces: signed({ header: ({ header }) => JSON.stringify(header, null, 1) }),
    "a line break after the JSON": signed({ header: ({ header }) => `${JSON.stringify(header)}\n` }),
    "a byte order mark": signed({ header: ({ header }) => `\ufeff${JSON.stringify(header)}` }),
    "a comment": signed({ header: ({ header }) => `${JSON.stringify(header)}/**/` }),
    "a trailing comma": signed({ header: ({ header }) => JSON.stringify(header).replace("}", ",}") }),
    "two objects": signed({ header: ({ header }) => JSON.stringify(header).repeat(2) }),
    "invalid UTF-8": signed({
      header: ({ header }) =>
        Buffer.concat([
          Buffer.from(append(header, '"x":"')).subarray(0, -1),
          Buffer.from([0xff, 0xfe]),
          Buffer.from('"}'),
        ]),
    }),
    "UTF-16": signed({ header: ({ header }) => Buffer.from(JSON.stringify(header), "utf16le") }),
    "a list": signed({ header: ({ header }) => JSON.stringify([header]) }),
    null: signed({ header: () => "null" }),
    nothing: signed({ header: () => "" }),
  }),
];
