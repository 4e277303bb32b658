import { createSecretKey } from "node:crypto";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { Problem } from "@svc/service-kit/errors";
import { useResource } from "@svc/testing";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { createTokenId, SessionTokens } from "../../src/sessions/session-token.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";
import { type Genuine, signTexts } from "./hostile-token.ts";
import { HOSTILE_TOKENS } from "./hostile-tokens.ts";
import { readToken, SESSION_SECRET } from "./session-forgery.ts";

const CUSTODIANS = "/api/widget/custodians?limit=1";
const NOW = new Date("2027-03-01T12:00:00.900Z");
const EXPIRES_AT = new Date("2027-03-01T12:30:00.000Z");

const secrets = [{ id: "s2", key: createSecretKey(SESSION_SECRET) }] as const;
const tokens = new SessionTokens([...secrets], "test");
const ids = { tokenId: createTokenId(), sessionId: newId("ses"), proofKeyThumbprint: null };

function parseGenuine(token: string): Genuine {
  const { header, payload } = readToken(token);
  const parts = token.split(".") as [string, string, string];
  return { token, header, payload, parts, secret: SESSION_SECRET };
}

function verifyAndGetCode(token: string, now = NOW): string {
  try {
    tokens.verify(token, now);
    return "accepted";
  } catch (error) {
    return error instanceof Problem ? error.code : `thrown: ${error}`;
  }
}

describe("SessionTokens", () => {
  const genuine = parseGenuine(tokens.sign(ids, NOW, EXPIRES_AT));
  const forge = (payload: object) =>
    signTexts(JSON.stringify(genuine.header), JSON.stringify(payload), SESSION_SECRET);

  it("accepts a token that it signed, and the same token built by hand", () => {
    expect(tokens.verify(genuine.token, NOW)).toEqual({ ...ids, secretId: "s2" });
    expect(forge(genuine.payload)).toBe(genuine.token);
  });

  it.each(HOSTILE_TOKENS)("rejects: $name ($source)", ({ make }) => {
    const token = make(genuine);
    expect(token).not.toBe(genuine.token);
    expect(verifyAndGetCode(token)).toBe("session_invalid");
  });

  it("rejects each hostile token after expiry too, as invalid or expired", () => {
    const afterExpiry = new Date(EXPIRES_AT.getTime() + 1);
    for (const { make } of HOSTILE_TOKENS) {
      expect(["session_invalid", "session_expired"]).toContain(verifyAndGetCode(make(genuine), afterExpiry));
    }
  });

  it("reports session_expired from the token's expiration time on, and not before", () => {
    expect(verifyAndGetCode(genuine.token, new Date(EXPIRES_AT.getTime() - 1))).toBe("accepted");
    expect(verifyAndGetCode(genuine.token, EXPIRES_AT)).toBe("session_expired");
    expect(verifyAndGetCode(genuine.token, new Date(EXPIRES_AT.getTime() + 1_000))).toBe("session_expired");
    const past = { ...genuine.payload, exp: Number(genuine.payload.iat) - 1 };
    expect(verifyAndGetCode(forge(past))).toBe("session_expired");
  });

  it("rejects a token whose exp equals its iat", () => {
    const { exp } = genuine.payload;
    expect(verifyAndGetCode(forge({ ...genuine.payload, iat: Number(exp) - 1 }))).toBe("accepted");
    expect(verifyAndGetCode(forge({ ...genuine.payload, iat: exp }))).toBe("session_invalid");
  });

  it("accepts tokens of up to 1,024 characters", () => {
    const signWithLength = (length: number) => {
      for (let size = 0; size < length; size += 1) {
        const token = tokens.sign({ ...ids, sessionId: "s".repeat(size) }, NOW, EXPIRES_AT);
        if (token.length === length) return token;
      }
      throw new Error(`No token has ${length} characters`);
    };
    expect(verifyAndGetCode(signWithLength(1_024))).toBe("accepted");
    // Base64url cannot encode a payload to the length that 1,025 characters would need.
    expect(verifyAndGetCode(signWithLength(1_026))).toBe("session_invalid");
  });

  it("rejects a token cut anywhere, at either end or within", () => {
    const { token } = genuine;
    for (let at = 0; at < token.length; at += 1) {
      for (const cut of [token.slice(0, at), token.slice(at + 1), token.slice(0, at) + token.slice(at + 1)]) {
        expect(verifyAndGetCode(cut)).toBe("session_invalid");
      }
    }
  });

  it("rejects any inserted, removed or changed bytes, and any other text", () => {
    const { token } = genuine;
    fc.assert(
      fc.property(fc.nat(token.length), fc.nat(8), fc.string({ maxLength: 8 }), (at, length, text) => {
        const other = token.slice(0, at) + text + token.slice(at + length);
        fc.pre(other !== token);
        return verifyAndGetCode(other) === "session_invalid";
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => verifyAndGetCode(text) === "session_invalid"),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(fc.json(), fc.json(), (header, payload) => {
        return verifyAndGetCode(signTexts(header, payload, SESSION_SECRET)) === "session_invalid";
      }),
      { numRuns: 150 },
    );
  });

  it("rejects a signed payload with a changed, missing, duplicate, extra or respelled field", () => {
    const entries = Object.entries(genuine.payload).map(([name, value]) => [name, JSON.stringify(value)]);
    const iat = Number(genuine.payload.iat);
    const jsonStrings = fc.string().map((value) => JSON.stringify(value));
    const nonStrings = fc.json().filter((json) => !json.trimStart().startsWith('"'));
    // Sessions last up to 14,400 seconds.
    const wrongTimes = fc.oneof(
      fc.constantFrom(-1, 0, iat + 0.5, iat + 14_401, 1e300).map(String),
      fc.constantFrom(`${iat}.0`, `0${iat}`, "1e9", "1e999", `"${iat}"`, "null"),
      jsonStrings,
    );
    const wrongValues: Record<string, fc.Arbitrary<string>> = {
      jti: nonStrings,
      sid: nonStrings,
      iat: wrongTimes,
      exp: wrongTimes,
    };
    const changes = fc.nat(entries.length - 1).chain((index) => {
      const [name = "", value = ""] = entries[index] ?? [];
      const otherEntries = entries.toSpliced(index, 1);
      const anyValues = fc.oneof(jsonStrings, fc.json());
      const replaced = (wrongValues[name] ?? anyValues).filter((json) => json !== value);
      const added = fc.tuple(fc.constantFrom(name, "nbf", "x", "__proto__"), fc.oneof(fc.json(), wrongTimes));
      return fc.oneof(
        fc.constant(otherEntries),
        replaced.map((json) => entries.with(index, [name, json])),
        fc
          .tuple(added, fc.nat(entries.length))
          .map(([field, position]) => entries.toSpliced(position, 0, field)),
      );
    });
    const json = (fields: string[][], comma = ",") =>
      `{${fields.map(([name, value]) => `"${name}":${value}`).join(comma)}}`;
    const isRejected = (payload: string) =>
      ["session_invalid", "session_expired"].includes(
        verifyAndGetCode(signTexts(JSON.stringify(genuine.header), payload, SESSION_SECRET)),
      );
    expect(isRejected(json(entries))).toBe(false);
    for (const comma of [", ", ",\n", ",\t"]) expect(isRejected(json(entries, comma))).toBe(true);
    fc.assert(
      fc.property(changes, (fields) => isRejected(json(fields))),
      { numRuns: 1_000 },
    );
  });

  it("verifies with the secret that the token names, and signs with the first", () => {
    const nextSecret = { id: "s3", key: createSecretKey(Buffer.alloc(32, "n")) };
    const tokensDuringRotation = new SessionTokens([nextSecret, ...secrets], "test");
    expect(tokensDuringRotation.verify(genuine.token, NOW)).toEqual({ ...ids, secretId: "s2" });
    const newToken = tokensDuringRotation.sign(ids, NOW, EXPIRES_AT);
    expect(readToken(newToken).header.kid).toBe("s3");
    expect(verifyAndGetCode(newToken)).toBe("session_invalid");
    const tokenWithOtherKid = signTexts(
      JSON.stringify({ ...genuine.header, kid: "s3" }),
      JSON.stringify(genuine.payload),
      SESSION_SECRET,
    );
    expect(() => tokensDuringRotation.verify(tokenWithOtherKid, NOW)).toThrow(Problem);
  });

  it("rejects tokens of another environment, and tokens signed with another deployment's secret", () => {
    const live = new SessionTokens([...secrets], "live");
    const otherDeployment = new SessionTokens(
      [{ id: "s2", key: createSecretKey(Buffer.alloc(32, "z")) }],
      "test",
    );
    for (const other of [live, otherDeployment]) {
      expect(() => other.verify(genuine.token, NOW)).toThrow(Problem);
      expect(verifyAndGetCode(other.sign(ids, NOW, EXPIRES_AT))).toBe("session_invalid");
    }
  });
});

describe("Hostile tokens over HTTP", () => {
  const widget = useResource(startTestWidgetAuth);
  let genuine: Genuine;
  beforeAll(async () => {
    genuine = parseGenuine((await widget.openSession()).token);
  });

  it("401 rejects every malformed token and a sample of the others, on both endpoints", async () => {
    const malformed = HOSTILE_TOKENS.filter(({ source }) => source.startsWith("RFC 7515 §7.1"));
    const wellFormed = HOSTILE_TOKENS.filter((one) => !malformed.includes(one));
    // HTTP headers carry only printable ASCII, and Node.js limits their size.
    const sent = [...malformed, ...wellFormed.filter((_, index) => index % 10 === 0)]
      .map(({ make }) => make(genuine))
      .filter((token) => /^[!-~]+$/.test(token) && token.length < 8_000);
    expect(sent.length).toBeGreaterThan(30);
    for (const token of sent) {
      const response = await widget.call("get", CUSTODIANS, token);
      expectProblem(response, "session_invalid");
      expect(response.headers["www-authenticate"]).toBe('Bearer realm="svc", error="invalid_token"');
    }
    for (const token of sent.slice(-10)) {
      const response = await widget
        .call("post", "/api/widget/create-account", token)
        .send({ firstName: "Ada", email: "ada@example.com" });
      expectProblem(response, "session_invalid");
    }
    expect(await widget.db.prisma.account.count()).toBe(0);
    await widget.call("get", CUSTODIANS, genuine.token).expect(200);
  });
});
