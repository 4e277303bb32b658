import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { decryptRotation, encryptRotation } from "../../src/keys/api-keys/sealed-rotation.ts";

const CONTEXT = { presentedKey: "svc_test_ak_presented", idempotencyKey: "order-1", keyId: "key_1" };

describe("Sealed rotation response", () => {
  it("opens with the same keys for any content, and differs each time the same content is sealed", () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, text, (presentedKey, idempotencyKey, response) => {
        const context = { presentedKey, idempotencyKey, keyId: "key_1" };
        const sealed = encryptRotation(context, response);
        expect(decryptRotation(context, sealed)).toBe(Buffer.from(response).toString());
        expect(encryptRotation(context, response)).not.toBe(sealed);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ["presentedKey", "svc_test_ak_presentee"],
    ["idempotencyKey", "Order-1"],
    ["keyId", "key_2"],
  ])("does not open with a different %s", (name, value) => {
    const sealed = encryptRotation(CONTEXT, "a response");
    expect(decryptRotation({ ...CONTEXT, [name]: value }, sealed)).toBeNull();
  });

  it("does not open if any byte is changed or the end is missing", () => {
    const sealed = Buffer.from(encryptRotation(CONTEXT, "a response"), "base64url");
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(decryptRotation(CONTEXT, changed.toString("base64url"))).toBeNull();
      expect(decryptRotation(CONTEXT, sealed.subarray(0, index).toString("base64url"))).toBeNull();
    }
    expect(decryptRotation(CONTEXT, sealed.toString("base64url"))).toBe("a response");
  });
});
