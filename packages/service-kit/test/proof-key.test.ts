import { describe, expect, it } from "@jest/globals";
import { findPrivateField, importProofKey } from "../src/auth/index.ts";

/** The key of RFC 8037 appendix A.3, with its thumbprint. */
const ED25519 = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" };
const ED25519_THUMBPRINT = "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k";
/** The key of RFC 9449 section 4.1, with the thumbprint of section 6.1. */
const P256 = {
  kty: "EC",
  crv: "P-256",
  x: "l8tFrhx-34tV3hRICRDY9zCkDlpBhF42UQUfWVAWBFs",
  y: "9VE4jf_Ok_o64zbTTlcuNJajHmt6v9TDVrU0CdvGRDA",
};
const P256_THUMBPRINT = "0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I";

describe("importProofKey", () => {
  it.each([
    ["Ed25519", ED25519, ED25519_THUMBPRINT, "EdDSA"],
    ["P-256", P256, P256_THUMBPRINT, "ES256"],
  ] as const)("computes the thumbprint of the RFC's %s key", (_name, jwk, thumbprint, algorithm) => {
    expect(importProofKey(jwk)).toMatchObject({ jwk, thumbprint, algorithm });
  });

  it("computes the same thumbprint for every notation of a key", () => {
    const { kty, crv, x, y } = P256;
    for (const jwk of [
      { y, x, crv, kty, kid: "1", use: "sig" },
      // The last character has two unused bits.
      { kty, crv, y, x: `${x.slice(0, -1)}t` },
      { kty, crv, y, x: `${x}=` },
    ])
      expect(importProofKey(jwk)).toMatchObject({ jwk: P256, thumbprint: P256_THUMBPRINT });
    expect(importProofKey({ ...ED25519, y: "AA" })?.jwk).toEqual(ED25519);
  });

  it.each([
    [{}],
    [{ ...P256, y: undefined }],
    [{ ...P256, y: P256.x }],
    [{ ...P256, x: 1 }],
    [{ ...P256, crv: "P-384" }],
    [{ ...P256, kty: "OKP" }],
    [{ ...ED25519, x: "AA" }],
    [{ ...ED25519, crv: "X25519" }],
    [{ ...ED25519, crv: "Ed448" }],
    [{ kty: "oct", k: "AA" }],
  ])("returns null for %j", (jwk) => {
    expect(importProofKey(jwk)).toBeNull();
  });

  it.each(["d", "p", "q", "dp", "dq", "qi", "oth", "k"])("finds the private field %s", (name) => {
    expect(findPrivateField({ ...P256, [name]: "AA" })).toBe(name);
    expect(findPrivateField(P256)).toBeNull();
  });
});
