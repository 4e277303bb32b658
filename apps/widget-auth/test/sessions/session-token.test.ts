import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TEST_SECRETS } from "@svc/testing";
import fc from "fast-check";
import { expectProblem } from "../problem-answers.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { alterToken, forgeToken, type Json, readToken, SESSION_SECRET } from "./session-forgery.ts";

const PATH = "/api/widget/custodians?limit=1";

describe("a session token", () => {
  let widget: TestWidgetAuth;
  let token: string;
  let header: Json;
  let payload: Json;
  beforeAll(async () => {
    widget = await startTestWidgetAuth();
    ({ token } = await widget.openSession());
    ({ header, payload } = readToken(token));
  });
  afterAll(() => widget.stop());

  const use = (forged: string) => widget.call("get", PATH, forged);
  const refuse = async (forged: string) => expectProblem(await use(forged), "session_invalid");
  const parts = () => token.split(".") as [string, string, string];

  it("names its algorithm, type and secret in its header, and nothing else", () => {
    expect(header).toEqual({ alg: "HS256", typ: "svc-session+jwt", kid: "s2" });
  });

  it("200 is accepted as it was given, and when it is made again by hand", async () => {
    await use(token).expect(200);
    // Without this the refusals below could come from a fault of the forgery.
    await use(forgeToken(header, payload)).expect(200);
  });

  it.each(["none", "None", "NONE", "nOnE", ""])(
    "401 is refused unsigned, with the algorithm %j",
    async (alg) => {
      const unsigned = forgeToken({ ...header, alg }, payload).replace(/[^.]*$/, "");
      await refuse(unsigned);
      await refuse(unsigned.slice(0, -1));
      await refuse(forgeToken({ ...header, alg }, payload));
    },
  );

  it.each([
    ["HS512", "sha512"],
    ["HS384", "sha384"],
    ["hs256", "sha256"],
    ["HS256 ", "sha256"],
  ])("401 is refused under %s, though its signature is right", async (alg, hash) => {
    await refuse(forgeToken({ ...header, alg }, payload, SESSION_SECRET, hash));
  });

  it("401 is refused as RS256, signed with a key or with the secret", async () => {
    const rs256 = forgeToken({ ...header, alg: "RS256" }, payload);
    await refuse(rs256);
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const signed = rs256.slice(0, rs256.lastIndexOf("."));
    await refuse(`${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`);
  });

  it.each([
    ["of nobody", "s9"],
    ["empty", ""],
    ["__proto__", "__proto__"],
    ["a path", "../../etc/passwd"],
    ["a number", 0],
    ["a list", ["s2"]],
    ["null", null],
    ["of the retired secret", "s1"],
  ])("401 is refused with a kid that is %s", async (_, kid) => {
    await refuse(alterToken(token, { header: { kid } }));
  });

  it.each(["alg", "kid", "typ"])("401 is refused without %s", async (name) => {
    await refuse(forgeToken({ ...header, [name]: undefined }, payload));
  });

  it.each([
    ["jku", "https://evil.example/keys"],
    ["jwk", { kty: "oct", k: "AAAA" }],
    ["x5u", "https://evil.example/cert"],
    ["x5c", ["AAAA"]],
    ["crit", ["exp"]],
    ["b64", false],
    ["zip", "DEF"],
    ["cty", "JWT"],
    ["", ""],
  ])("401 is refused with the header member %j, though its signature is right", async (name, value) => {
    await refuse(alterToken(token, { header: { [name]: value } }));
  });

  it.each(["JWT", "at+jwt", "SVC-SESSION+JWT", "", null, ["svc-session+jwt"]])(
    "401 is refused with the type %j",
    async (typ) => {
      await refuse(alterToken(token, { header: { typ } }));
    },
  );

  it.each([
    ["iss", "svc-api"],
    ["iss", undefined],
    ["iss", ""],
    ["aud", "svc-api"],
    ["aud", undefined],
    ["aud", []],
    ["env", "live"],
    ["env", undefined],
    ["jti", undefined],
    ["jti", 1],
    ["jti", "another"],
    ["jti", ["another"]],
    ["sid", undefined],
    ["sid", "ses_01h455vb4pex5vsknk084sn02q"],
    ["sid", { $ne: null }],
    ["nbf", 9_999_999_999],
    ["exp", undefined],
    ["exp", "never"],
    ["exp", null],
  ])("401 is refused with %s %j, though its signature is right", async (name, value) => {
    await refuse(alterToken(token, { payload: { [name]: value } }));
  });

  it.each([["a text"], [null], [[1]], [17]])("401 is refused with the payload %j", async (other) => {
    await refuse(forgeToken(header, other));
  });

  it.each([["null"], ["[]"], ['"HS256"'], ["{"], [""]])("401 is refused with the header %j", async (text) => {
    const [, claims, signature] = parts();
    await refuse(`${Buffer.from(text).toString("base64url")}.${claims}.${signature}`);
  });

  it("401 is refused with its signature padded, re-encoded, cut, doubled, or another one", async () => {
    const [head, claims, signature] = parts();
    const signed = `${head}.${claims}`;
    const bytes = Buffer.from(signature, "base64url");
    const others = [
      `${signature}=`,
      `${signature}==`,
      bytes.toString("base64"),
      bytes.toString("hex"),
      signature.slice(0, -1),
      signature.slice(0, 22),
      signature + signature,
      `${signature}.${signature}`,
      `${signature}A`,
      "",
      "A".repeat(43),
    ];
    for (const other of others) await refuse(`${signed}.${other}`);
  });

  it("401 is refused when its last character keeps the signature's bytes but not its text", async () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const last = alphabet.indexOf(token.at(-1) ?? "");
    // 43 characters hold 258 bits, of which the signature uses 256: three more spellings decode alike.
    const spellings = [1, 2, 3].map((bits) => token.slice(0, -1) + alphabet[last ^ bits]);
    const bytes = (text: string) => Buffer.from(readToken(text).signature, "base64url").toString("hex");
    for (const spelling of spellings) {
      expect(bytes(spelling)).toBe(bytes(token));
      await refuse(spelling);
    }
  });

  it("401 is refused with any one character changed", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(..."AZaz09-_.=+/"),
        async (at, character) => {
          fc.pre(token[at] !== character);
          await refuse(token.slice(0, at) + character + token.slice(at + 1));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("401 is refused in pieces", async () => {
    const [head, claims, signature] = parts();
    for (const piece of [
      head,
      claims,
      `${head}.${claims}`,
      `${claims}.${signature}`,
      "..",
      "a.b.c",
      ".....",
    ]) {
      await refuse(piece);
    }
  });

  it("401 is refused under a secret of another deployment", async () => {
    await refuse(forgeToken(header, payload, randomBytes(32)));
    await refuse(forgeToken(header, payload, Buffer.alloc(0)));
    await refuse(forgeToken(header, payload, Buffer.from(TEST_SECRETS.INDEX_KEY, "base64")));
  });

  it("401 is refused when it is long, and the service goes on when it is endless", async () => {
    await refuse(forgeToken(header, { ...payload, padding: "x".repeat(8_000) }));
    await refuse(`${token}${"A".repeat(8_000)}`);
    // Past 16 kB the HTTP parser refuses the header itself, before any of our code.
    const outcome = await use("A".repeat(1_000_000)).then(
      (answer) => answer.status,
      () => "cut",
    );
    expect([431, "cut"]).toContain(outcome);
    await use(token).expect(200);
  });

  it("401 is no API key: X-API-Key does not take it", async () => {
    for (const path of ["/api/widget/custodians", "/api/widget/create-account"]) {
      const method = path.endsWith("custodians") ? "get" : "post";
      const answer = await widget.call(method, path, null).set("X-API-Key", token);
      expectProblem(answer, "invalid_api_key");
    }
  });

  it("400 is refused beside a key", async () => {
    expectProblem(await use(token).set("X-API-Key", widget.pk.key), "ambiguous_credentials");
  });
});
