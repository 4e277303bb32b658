import type { Texts } from "../strings/texts.ts";
import type { Agreement, ConsentBody } from "./consent-body.ts";
import type { SideChoice, State } from "./state.ts";
import { type AgreementName, type RolloverType, rolloverTypeOf, statementsOf } from "./statements.ts";

/** What the participant is to agree to before this request: what the rules ask of such a rollover, and the integrator's terms. */
export function agreementsOf({ settings, source, destination }: State, texts: Texts): Agreement[] {
  // What the rules ask of an account that is to be looked up, nobody knows yet.
  if (!source.accountType || !destination.accountType) return [];
  const type = typeOf(settings, source, destination);
  const own = statementsOf(type, source.accountType, destination.accountType).map(
    ({ id, version, text }): Agreement => ({
      kind: "attestation",
      statement: id,
      version,
      language: texts.languageOf(text),
      text: texts(text),
    }),
  );
  const [language] = texts.locale.split("-");
  const terms = settings.terms.filter((one) => !one.language || one.language.split("-")[0] === language);
  return [
    ...own,
    ...terms.map(({ id, version, text, url, language: said }): Agreement => {
      const name: AgreementName = "agreeTerms";
      const shown = said ?? (text ? texts.locale : texts.languageOf(name));
      const whole = {
        kind: "terms",
        statement: id,
        version,
        language: shown,
        text: text || texts(name),
      } as const;
      return url ? { ...whole, url } : whole;
    }),
  ];
}

/**
 * By what an agreement is known again. Whoever changes a side, or reads another text, has not agreed to that yet.
 */
export function keyOf({ source, destination }: State, agreement: Agreement): string {
  return JSON.stringify([toSide(source), toSide(destination), agreement]);
}

/** What the participant agreed to, for the service. */
export function toConsent(
  { settings, source, destination }: State,
  agreed: readonly Agreement[],
): ConsentBody {
  return {
    rollover: {
      type: typeOf(settings, source, destination),
      source: toSide(source),
      destination: toSide(destination),
    },
    statements: agreed,
  };
}

function typeOf(
  { rolloverType }: State["settings"],
  source: SideChoice,
  destination: SideChoice,
): RolloverType {
  return rolloverTypeOf(rolloverType, source.accountType, destination.accountType);
}

function toSide({ custodian, accountType }: SideChoice): ConsentBody["rollover"]["source"] {
  const { id, name } = custodian ?? {};
  return {
    ...(id ? { custodianId: id } : {}),
    ...(name ? { custodianName: name } : {}),
    accountType: accountType ?? "",
  };
}
