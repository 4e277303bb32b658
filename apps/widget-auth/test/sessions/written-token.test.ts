import { createSecretKey, randomBytes } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { newId, Problem } from "@svc/service-kit";
import fc from "fast-check";
import { newTokenId, SessionTokens } from "../../src/sessions/session-token.ts";
import { readWrittenToken } from "../../src/sessions/written-token.ts";
import { signTexts } from "./hostile-token.ts";
import { HOSTILE_TOKENS } from "./hostile-tokens.ts";
import { readToken, SESSION_SECRET } from "./session-forgery.ts";

const NOW = new Date("2027-03-01T12:00:00.900Z");
const SECOND = 1_000;

const current = { id: "s2", key: createSecretKey(SESSION_SECRET) };
const retiredSecret = randomBytes(32);
const retired = { id: "s1", key: createSecretKey(retiredSecret) };
const unknown = { id: "s0", key: createSecretKey(randomBytes(32)) };
/** Signs under the retired secret, as it did before. */
const before = new SessionTokens([retired], "test");
const tokens = new SessionTokens([current, retired], "test");
const inLive = new SessionTokens([current], "live");
const strangers = [
  new SessionTokens([unknown], "test"),
  new SessionTokens([{ ...current, key: unknown.key }], "test"),
];

/** What a token is answered with, by either way. */
function outcomeOf(verify: () => unknown): unknown {
  try {
    return verify();
  } catch (error) {
    return error instanceof Problem ? error.code : `thrown: ${error}`;
  }
}

/** @returns what both say */
function agreedOf(token: string, now = NOW, by = tokens): unknown {
  const outcome = outcomeOf(() => by.verify(token, now));
  expect(outcome).toEqual(outcomeOf(() => by.verifyByLibrary(token, now)));
  return outcome;
}

const ids = () => ({ tokenId: newTokenId(), sessionId: newId("ses") });
const signedFor = (by: SessionTokens, seconds: number) =>
  by.sign(ids(), NOW, new Date(NOW.getTime() + seconds * SECOND));

describe("a token in the form that is written here, against jsonwebtoken", () => {
  it("is of that form, whoever signs it", () => {
    for (const by of [tokens, before, inLive, ...strangers]) {
      expect(readWrittenToken(signedFor(by, 600))).not.toBeNull();
    }
  });

  it("is taken, over or refused by both alike, under the current secret, a retired one and none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(tokens, before, inLive, ...strangers),
        fc.oneof(fc.integer({ min: -10, max: 10 }), fc.integer({ min: 0, max: 14_402 })),
        fc.oneof(fc.integer({ min: -10, max: 10 }), fc.integer({ min: 0, max: 20_000 })),
        (by, seconds, later) => {
          agreedOf(signedFor(by, seconds), new Date(NOW.getTime() + later * SECOND));
        },
      ),
      { numRuns: 500 },
    );
    const said = [tokens, before, inLive, ...strangers].map((by) => agreedOf(signedFor(by, 600)));
    expect(said.map((one) => (typeof one === "string" ? one : "taken"))).toEqual([
      "taken",
      "taken",
      "session_invalid",
      "session_invalid",
      "session_invalid",
    ]);
  });

  it("is refused by both for each hostile token, in its time and after it", () => {
    const token = signedFor(tokens, 600);
    const parts = token.split(".") as [string, string, string];
    const genuine = { token, ...readToken(token), parts, secret: SESSION_SECRET };
    for (const { make } of HOSTILE_TOKENS) {
      for (const now of [NOW, new Date(NOW.getTime() + 601 * SECOND)]) agreedOf(make(genuine), now);
    }
  });

  it("is read alike however its text was changed", () => {
    const token = signedFor(tokens, 600);
    fc.assert(
      fc.property(fc.nat(token.length), fc.nat(8), fc.string({ maxLength: 8 }), (at, length, text) => {
        agreedOf(token.slice(0, at) + text + token.slice(at + length));
      }),
      { numRuns: 500 },
    );
  });

  it("is read alike whatever payload was signed: members changed, twice, missing, more, spelt otherwise", () => {
    const { header, payload } = readToken(signedFor(tokens, 600));
    const iat = Number(payload.iat);
    const time = fc.oneof(
      fc.integer({ min: iat - 5, max: iat + 14_405 }).map(String),
      fc.constantFrom("0", "-1", "01893456000", "1e9", "99999999999", "1.5", "null", '"1893456000"', "1e999"),
    );
    const text = fc.oneof(
      fc.constantFrom("test", "live", "TEST", "svc-widget", "svc-widget-auth"),
      fc.string(),
    );
    const value = fc.oneof(
      time,
      text.map((one) => JSON.stringify(one)),
      fc.json(),
    );
    const member = fc.tuple(
      fc.constantFrom("jti", "sid", "env", "iat", "exp", "nbf", "aud", "iss", "x"),
      value,
    );
    const genuine = Object.entries(payload).map(([name, one]): [string, string] => [
      name,
      JSON.stringify(one),
    ]);
    const members = fc.oneof(
      // Each as it is, or with another value; in their order, or in any; with others before and behind.
      fc.tuple(
        ...genuine.map(([name, one]) =>
          fc.oneof({ weight: 5, arbitrary: fc.constant(one) }, value).map((v): [string, string] => [name, v]),
        ),
      ),
      fc.shuffledSubarray(genuine),
      fc
        .tuple(fc.array(member, { maxLength: 2 }), fc.array(member, { maxLength: 2 }))
        .map(([head, tail]) => [...head, ...genuine, ...tail]),
    );
    const spellings = fc.constantFrom(",", ", ", ",\n", ",\t");
    fc.assert(
      fc.property(members, spellings, fc.boolean(), (all, comma, isLate) => {
        const json = `{${all.map(([name, one]) => `"${name}":${one}`).join(comma)}}`;
        const token = signTexts(JSON.stringify(header), json, SESSION_SECRET);
        agreedOf(token, isLate ? new Date(NOW.getTime() + 601 * SECOND) : NOW);
      }),
      { numRuns: 1_000 },
    );
  });
});
