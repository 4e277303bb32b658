import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { DISABLED_AFTER_MS } from "../../src/webhooks/endpoints/disable-endpoint.ts";
import {
  filterActiveSecrets,
  findNextRotation,
  rotateSecrets,
  type StoredSecret,
} from "../../src/webhooks/endpoints/secrets.ts";
import {
  createSignatureHeaders,
  decodeSecret,
  formatSecret,
} from "../../src/webhooks/endpoints/signature.ts";
import {
  computeRetryDelay,
  MAX_ATTEMPTS,
  parseRetryAfter,
  RETRY_DELAYS_MS,
} from "../../src/webhooks/sending/schedule.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date("2026-06-15T12:00:00.000Z");

describe("Retry schedule", () => {
  const documentedSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];

  it("matches the documented delays", () => {
    expect(RETRY_DELAYS_MS.map((ms) => ms / SECOND_MS)).toEqual(documentedSeconds);
    expect(MAX_ATTEMPTS).toBe(10);
    expect(DISABLED_AFTER_MS).toBe(5 * DAY_MS);
  });

  it.each(documentedSeconds.map((seconds, index) => [index + 1, seconds]))(
    "after attempt %i waits %i seconds, plus or minus a fifth",
    (attempts, seconds) => {
      // 80%, 100% and 120% of the delay, in milliseconds.
      expect(computeRetryDelay(attempts, 0)).toBe(seconds * 800);
      expect(computeRetryDelay(attempts, 0.5)).toBe(seconds * SECOND_MS);
      expect(computeRetryDelay(attempts, 1)).toBe(seconds * 1_200);
    },
  );

  const attempt = fc.integer({ min: 1, max: 9 });
  const randomNumber = fc.double({ min: 0, max: 1, noNaN: true });

  it("stays within a fifth either way, and grows with the random number", () => {
    fc.assert(
      fc.property(attempt, randomNumber, randomNumber, (attempts, random, otherRandom) => {
        const delay = computeRetryDelay(attempts, random)!;
        const middle = RETRY_DELAYS_MS[attempts - 1]!;
        expect(delay).toBeGreaterThanOrEqual(middle * 0.8);
        expect(delay).toBeLessThanOrEqual(middle * 1.2);
        expect(
          Math.sign(delay - computeRetryDelay(attempts, otherRandom)!) * Math.sign(random - otherRandom),
        ).not.toBe(-1);
      }),
    );
  });

  it("waits as long as the receiver requests, up to a day, and never less than scheduled", () => {
    fc.assert(
      fc.property(
        attempt,
        randomNumber,
        fc.integer({ min: 0, max: 30 * DAY_MS }),
        (attempts, random, retryAfter) => {
          const scheduled = computeRetryDelay(attempts, random)!;
          expect(computeRetryDelay(attempts, random, retryAfter)).toBe(
            Math.max(scheduled, Math.min(retryAfter, DAY_MS)),
          );
        },
      ),
    );
    expect(computeRetryDelay(1, 0.5, HOUR_MS)).toBe(HOUR_MS);
    expect(computeRetryDelay(1, 0.5, 2 * DAY_MS)).toBe(DAY_MS);
    expect(computeRetryDelay(9, 0.5, SECOND_MS)).toBe(DAY_MS);
    expect(computeRetryDelay(1, 0.5, null)).toBe(5 * SECOND_MS);
  });

  it.each([10, 11, 1_000])("ends after attempt %i, whatever Retry-After says", (attempts) => {
    expect(computeRetryDelay(attempts, 0.5)).toBeNull();
    expect(computeRetryDelay(attempts, 0.5, HOUR_MS)).toBeNull();
  });
});

describe("Retry-After", () => {
  it.each([
    ["0", 0],
    ["1", SECOND_MS],
    ["120", 120 * SECOND_MS],
    [" 7 ", 7 * SECOND_MS],
    ["007", 7 * SECOND_MS],
    ["999999999", 999_999_999 * SECOND_MS],
    ["Mon, 15 Jun 2026 12:01:00 GMT", 60 * SECOND_MS],
    ["Mon, 15 Jun 2026 12:00:00 GMT", 0],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ])("%j requests a wait of %i ms", (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms);
  });

  it.each([undefined, "", " ", "soon", "NaN", "Infinity", "1e3s", "9".repeat(400), "\u0661\u0662", "{}"])(
    "%j is ignored",
    (header) => {
      expect(parseRetryAfter(header, NOW)).toBeNull();
    },
  );

  it("is parsed to null or a finite, non-negative wait, for any string", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (header) => {
        const ms = parseRetryAfter(header, NOW);
        expect(ms === null || (Number.isFinite(ms) && ms >= 0)).toBe(true);
      }),
    );
  });
});

describe("Webhook signature", () => {
  const buildSecret = (letter: string, bytes = 32) => formatSecret(Buffer.alloc(bytes, letter));
  const id = "evt_0001";
  const body = '{"id":"evt_0001","data":{"text":"Grüße, 你好 \\u0000"}}';
  /** Returns the current time, because the libraries reject timestamps more than five minutes away. */
  const getTimestamp = () => Math.floor(Date.now() / SECOND_MS);
  const libraries = [
    ["standardwebhooks", Webhook],
    ["svix", SvixWebhook],
  ] as const;

  describe.each(libraries)("verified by %s", (_name, Library) => {
    const isAccepted = (secret: string, headers: Record<string, string>, text = body) => {
      try {
        new Library(secret).verify(text, headers);
        return true;
      } catch {
        return false;
      }
    };

    it.each([24, 32, 64])("is valid with a secret of %i bytes", (bytes) => {
      const secret = buildSecret("a", bytes);
      const headers = createSignatureHeaders([secret], id, { timestamp: getTimestamp(), body });
      expect(new Library(secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(isAccepted(buildSecret("b", bytes), headers)).toBe(false);
    });

    it("is valid for either of two active secrets, and for no third", () => {
      const headers = createSignatureHeaders([buildSecret("a"), buildSecret("b")], id, {
        timestamp: getTimestamp(),
        body,
      });
      expect(["a", "b", "c"].map((letter) => isAccepted(buildSecret(letter), headers))).toEqual([
        true,
        true,
        false,
      ]);
    });

    it("is invalid if the body, ID or timestamp differs, or if the timestamp is ten minutes old", () => {
      const secret = buildSecret("a");
      const at = getTimestamp();
      const headers = createSignatureHeaders([secret], id, { timestamp: at, body });
      expect(isAccepted(secret, headers)).toBe(true);
      expect(isAccepted(secret, headers, `${body} `)).toBe(false);
      expect(isAccepted(secret, { ...headers, "webhook-id": "evt_0002" })).toBe(false);
      expect(isAccepted(secret, { ...headers, "webhook-timestamp": String(at - 1) })).toBe(false);
      expect(isAccepted(secret, createSignatureHeaders([secret], id, { timestamp: at - 600, body }))).toBe(
        false,
      );
    });

    it("equals the library's own signature for any body", () => {
      fc.assert(
        fc.property(
          fc.string({ unit: anyCharacter }),
          fc.uint8Array({ minLength: 24, maxLength: 64 }),
          (text, key) => {
            const secret = formatSecret(Buffer.from(key));
            const expected = new Library(secret).sign(id, NOW, text);
            expect(
              createSignatureHeaders([secret], id, { timestamp: NOW.getTime() / SECOND_MS, body: text })[
                "webhook-signature"
              ],
            ).toBe(expected);
          },
        ),
      );
    });
  });

  it("matches the specification's own example", () => {
    const secret = "whsec_plJ3nmyCDGBKInavdOK15jsl";
    const headers = createSignatureHeaders([secret], "msg_loFOjxBNrRLzqYUf", {
      timestamp: 1_731_705_121,
      body: '{"event_type":"ping","data":{"success":true}}',
    });
    expect(headers).toEqual({
      "webhook-id": "msg_loFOjxBNrRLzqYUf",
      "webhook-timestamp": "1731705121",
      "webhook-signature": "v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=",
    });
    expect(formatSecret(decodeSecret(secret))).toBe(secret);
  });
});

describe("Secret rotation", () => {
  const afterNow = (ms: number) => new Date(NOW.getTime() + ms);
  const listCiphertexts = (secrets: readonly StoredSecret[]) => secrets.map(({ ciphertext }) => ciphertext);
  const first: StoredSecret = { ciphertext: "first", createdAt: NOW.toISOString(), expiresAt: null };

  it("keeps the previous secret active for a day, to the millisecond", () => {
    const secrets = rotateSecrets([first], "second", NOW);
    expect(secrets).toEqual([
      { ciphertext: "second", createdAt: NOW.toISOString(), expiresAt: null },
      { ...first, expiresAt: afterNow(DAY_MS).toISOString() },
    ]);
    expect(listCiphertexts(filterActiveSecrets(secrets, afterNow(DAY_MS - 1)))).toEqual(["second", "first"]);
    expect(listCiphertexts(filterActiveSecrets(secrets, afterNow(DAY_MS)))).toEqual(["second"]);
    expect(listCiphertexts(filterActiveSecrets(secrets, afterNow(1_000 * DAY_MS)))).toEqual(["second"]);
  });

  it("does not extend a secret's lifetime by another rotation, and drops expired secrets", () => {
    const second = rotateSecrets([first], "second", NOW);
    const third = rotateSecrets(second, "third", afterNow(23 * HOUR_MS));
    expect(third.map(({ expiresAt }) => expiresAt)).toEqual([
      null,
      afterNow(47 * HOUR_MS).toISOString(),
      afterNow(DAY_MS).toISOString(),
    ]);
    expect(listCiphertexts(rotateSecrets(third, "fourth", afterNow(25 * HOUR_MS)))).toEqual([
      "fourth",
      "third",
      "second",
    ]);
  });

  it("keeps up to five secrets, each until it expires, and always exactly one without an expiry", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * DAY_MS }), { maxLength: 12 }), (pauses) => {
        let secrets = [first];
        let at = 0;
        for (const [index, pause] of pauses.entries()) {
          at += pause;
          const next = findNextRotation(secrets, afterNow(at));
          expect(next === null).toBe(filterActiveSecrets(secrets, afterNow(at)).length < 5);
          if (next !== null) {
            // One millisecond earlier, five secrets are active.
            expect(filterActiveSecrets(secrets, new Date(next.getTime() - 1))).toHaveLength(5);
            at = next.getTime() - NOW.getTime();
            expect(findNextRotation(secrets, next)).toBeNull();
          }
          const active = filterActiveSecrets(secrets, afterNow(at)).map(({ ciphertext }) => ciphertext);
          secrets = rotateSecrets(secrets, `${index}`, afterNow(at));
          expect(listCiphertexts(secrets)).toEqual([`${index}`, ...active]);
          expect(secrets.length).toBeLessThanOrEqual(5);
          expect(secrets.map(({ expiresAt }) => expiresAt === null).indexOf(true)).toBe(0);
          expect(secrets.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1);
          expect(secrets[0]?.ciphertext).toBe(`${index}`);
          expect(filterActiveSecrets(secrets, afterNow(at))).toEqual(secrets);
        }
      }),
    );
  });
});
