import type { Texts } from "../strings/texts.ts";
import type { SideChoice, State } from "./state.ts";
import {
  type Agreement,
  type AgreementName,
  type ConsentBody,
  findApplicableStatements,
  type RolloverType,
  resolveRolloverType,
} from "./statements.ts";

export function buildAgreements({ settings, source, destination }: State, texts: Texts): Agreement[] {
  // With an unknown account type, the required statements are unknown.
  if (!source.accountType || !destination.accountType) return [];
  const type = getRolloverType(settings, source, destination);
  const attestations = findApplicableStatements(type, source.accountType, destination.accountType).map(
    ({ id, version, text }): Agreement => ({
      kind: "attestation",
      statement: id,
      version,
      language: texts.getLanguage(text),
      text: texts(text),
    }),
  );
  const [language] = texts.locale.split("-");
  const terms = settings.terms.filter((one) => !one.language || one.language.split("-")[0] === language);
  return [
    ...attestations,
    ...terms.map(({ id, version, text, url, language: termsLanguage }): Agreement => {
      const name: AgreementName = "agreeTerms";
      const shownLanguage = termsLanguage ?? (text ? texts.locale : texts.getLanguage(name));
      const agreement = {
        kind: "terms",
        statement: id,
        version,
        language: shownLanguage,
        text: text || texts(name),
      } as const;
      return url ? { ...agreement, url } : agreement;
    }),
  ];
}

/** Returns a key that includes both sides and the text, so that changing any of them clears the checkbox. */
export function getAgreementKey({ source, destination }: State, agreement: Agreement): string {
  return JSON.stringify([toSide(source), toSide(destination), agreement]);
}

export function toConsent(
  { settings, source, destination }: State,
  agreed: readonly Agreement[],
): ConsentBody {
  return {
    rollover: {
      type: getRolloverType(settings, source, destination),
      source: toSide(source),
      destination: toSide(destination),
    },
    statements: agreed,
  };
}

function getRolloverType(
  { rolloverType }: State["settings"],
  source: SideChoice,
  destination: SideChoice,
): RolloverType {
  return resolveRolloverType(rolloverType, source.accountType, destination.accountType);
}

function toSide({ custodian, accountType }: SideChoice): ConsentBody["rollover"]["source"] {
  const { id, name } = custodian ?? {};
  return {
    ...(id ? { custodianId: id } : {}),
    ...(name ? { custodianName: name } : {}),
    accountType: accountType ?? "",
  };
}
