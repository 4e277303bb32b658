import { createHmac, hkdfSync } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { parseNamedSecrets } from "@svc/service-kit/config";
import { TEST_SECRETS } from "@svc/testing";
import { RecordSeals } from "../../src/sessions/record-seals.ts";
import { SESSION_SECRET } from "./session-forgery.ts";

const [current, previous] = parseNamedSecrets(TEST_SECRETS.SESSION_SECRETS);
if (!previous) throw new Error("The tests need two secrets.");
const seals = new RecordSeals([current, previous]);
/** Length of 16 bytes in base64url. */
const SEAL_LENGTH = 22;
const KEY = "svc:test:session:1";
const RECORD = '{"id":"ses_1"}';

describe("RecordSeals", () => {
  it("prepends 16 bytes of an HMAC-SHA-256 under a key derived from the current secret", () => {
    const key = Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", "svc session record v1", 32));
    const digest = createHmac("sha256", key).update(`${KEY}\n${RECORD}`).digest().subarray(0, 16);
    expect(seals.seal(KEY, RECORD)).toBe(digest.toString("base64url") + RECORD);
  });

  it("opens records sealed with any of its secrets, under that secret only", () => {
    const earlier = new RecordSeals([previous]).seal(KEY, RECORD);
    expect(seals.open(current.id, KEY, seals.seal(KEY, RECORD))).toBe(RECORD);
    expect(seals.open(previous.id, KEY, earlier)).toBe(RECORD);
    expect(seals.open(current.id, KEY, earlier)).toBeNull();
    expect(new RecordSeals([previous]).open(current.id, KEY, seals.seal(KEY, RECORD))).toBeNull();
  });

  it.each<[string, (sealed: string) => string]>([
    ["another record", (sealed) => sealed.replace("ses_1", "ses_2")],
    ["no record", (sealed) => sealed.slice(0, SEAL_LENGTH)],
    ["another seal", (sealed) => `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`],
    ["no seal", () => RECORD],
    ["a text shorter than a seal", (sealed) => sealed.slice(0, SEAL_LENGTH - 1)],
    ["nothing", () => ""],
    ["a seal with a character of two bytes", (sealed) => `é${sealed.slice(1)}`],
  ])("rejects %s", (_, change) => {
    expect(seals.open(current.id, KEY, change(seals.seal(KEY, RECORD)))).toBeNull();
  });

  it("rejects a record that was moved to another key", () => {
    expect(seals.open(current.id, "svc:test:session:2", seals.seal(KEY, RECORD))).toBeNull();
  });
});
