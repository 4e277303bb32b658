import { findStatement } from "@svc/consents/catalogue";

/** Builds a statement in its newest version, as the widget sends it. */
export function buildStatement(id: string, language: "en" | "es" = "en") {
  const version = findStatement(id)?.versions.at(-1);
  if (!version) throw new Error(`Unknown statement ${id}`);
  return {
    kind: "attestation",
    statement: id,
    version: version.version,
    language,
    text: version.texts[language],
  };
}

export const TERMS = {
  kind: "terms",
  statement: "transfer-terms",
  version: "2026-05",
  language: "en",
  text: "I accept the transfer terms.",
  url: "https://northwind.example/terms",
};

export function buildConsent(changes: object = {}) {
  return {
    rollover: {
      type: "direct",
      source: { custodianName: "Empower", accountType: "qualified_plan" },
      destination: { custodianName: "Fidelity", accountType: "traditional_ira" },
    },
    statements: [buildStatement("rollover_request"), buildStatement("eligible_plan_amount"), TERMS],
    ...changes,
  };
}
