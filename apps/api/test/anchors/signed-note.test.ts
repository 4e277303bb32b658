import { describe, expect, it } from "@jest/globals";
import {
  createSignerKey,
  findSignature,
  parseNote,
  parseSigner,
  parseVerifier,
  signNote,
} from "../../src/records/anchors/signed-note.ts";

// The example of golang.org/x/mod/sumdb/note.
const SIGNER_KEY = "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";
const VERIFIER_KEY = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const TEXT =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const SIGNATURE_LINE =
  "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=";

describe("Signed notes", () => {
  it("match the published example", () => {
    const signer = parseSigner(SIGNER_KEY);
    expect(signer.verifierKey).toBe(VERIFIER_KEY);
    expect(signNote(signer, TEXT)).toBe(`${TEXT}\n${SIGNATURE_LINE}\n`);
    const note = parseNote(`${TEXT}\n${SIGNATURE_LINE}\n`);
    expect(note && findSignature(note, parseVerifier(VERIFIER_KEY))?.line).toBe(SIGNATURE_LINE);
  });

  it("have no valid signature after a change", () => {
    const find = (text: string) => {
      const note = parseNote(text);
      return note && findSignature(note, parseVerifier(VERIFIER_KEY));
    };
    expect(find(`${TEXT.replace("answer", "cause")}\n${SIGNATURE_LINE}\n`)).toBeNull();
    expect(find(`${TEXT}\n${SIGNATURE_LINE.replace("x08g", "x08h")}\n`)).toBeNull();
    expect(find(`${TEXT}\n${SIGNATURE_LINE.replace("PeterNeumann", "EnochRoot")}\n`)).toBeNull();
    for (const malformed of [
      "",
      TEXT,
      `${TEXT}\n${SIGNATURE_LINE}`,
      `${TEXT}\n- PeterNeumann x08g\n`,
      `${TEXT}\n— P \n`,
    ])
      expect(parseNote(malformed)).toBeNull();
  });

  it.each(["", "two words", "a+b", "x".repeat(201)])("reject the key name %j", (name) => {
    expect(() => createSignerKey(name)).toThrow(/up to 200 characters/);
  });

  it.each([
    VERIFIER_KEY,
    SIGNER_KEY.replace("c74f", "c74e"),
    SIGNER_KEY.slice(0, -4),
    SIGNER_KEY.replace("+AY", "+BY"),
  ])("reject the signing key %s", (text) => {
    expect(() => parseSigner(text)).toThrow(/must be a key printed by svc anchors key/);
  });

  it.each([SIGNER_KEY, VERIFIER_KEY.replace("c74f", "c74e"), VERIFIER_KEY.replace("+AR", "+BR")])(
    "reject the verifier key %s",
    (text) => {
      expect(() => parseVerifier(text)).toThrow("must be a verifier key");
    },
  );
});
