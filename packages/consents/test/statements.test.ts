import { describe, expect, it } from "@jest/globals";
import {
  findStatement,
  findText,
  findVersion,
  getCurrentVersion,
  REQUIRED_ATTESTATIONS,
  STATEMENT_LANGUAGES,
  STATEMENTS,
} from "../src/catalogue/index.ts";
import { consentInputSchema } from "../src/index.ts";

describe("Statement catalog", () => {
  it("has each statement and each of its versions once, with a sentence in every language", () => {
    expect(new Set(STATEMENTS.map(({ id }) => id)).size).toBe(STATEMENTS.length);
    for (const { versions } of STATEMENTS) {
      expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
      for (const { texts } of versions) {
        for (const language of STATEMENT_LANGUAGES) expect(texts[language]).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });

  it("covers everything that the rules require a participant to attest", () => {
    const covered = new Set(STATEMENTS.flatMap(({ covers }) => covers));
    expect([...covered].sort()).toEqual([...REQUIRED_ATTESTATIONS].sort());
  });

  it("finds a statement, a valid version, and its text in a language and in its regional variants", () => {
    const statement = findStatement("rollover_request");
    if (!statement) throw new Error("No statement rollover_request");
    const version = getCurrentVersion(statement);
    expect(findVersion(statement, version.version)).toBe(version);
    expect(findVersion(statement, "0")).toBeNull();
    expect(findStatement("toString")).toBeNull();
    expect(findText(version, "es-MX")).toBe(version.texts.es);
    expect(findText(version, "EN")).toBe(version.texts.en);
    expect(findText(version, "de")).toBeNull();
  });

  it("is accepted as input in every version and language", () => {
    for (const { id, versions } of STATEMENTS) {
      for (const { version, texts } of versions) {
        for (const language of STATEMENT_LANGUAGES) {
          const side = { accountType: "traditional_ira" };
          const statements = [
            { kind: "attestation", statement: id, version, language, text: texts[language] },
          ];
          const input = {
            rollover: { type: "trustee_transfer", source: side, destination: side },
            statements,
          };
          expect(consentInputSchema.safeParse(input).success).toBe(true);
        }
      }
    }
  });
});
