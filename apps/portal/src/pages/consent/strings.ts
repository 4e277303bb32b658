import { localize } from "../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Consent",
    save: "Save as PDF",
    erased: "Erased with the account",
    details: "Details",
    id: "ID",
    participant: "Participant",
    given: "Given",
    session: "Widget session",
    type: "Type",
    from: "From",
    to: "To",
    notListed: "not in the directory at the time",
    attested: "Attested",
    statementsTitle: "Statements",
    statementsHint: "The participant checked a box for each of these statements.",
    textErased: "The text was erased with the account.",
    terms: "Your terms",
    ownWording: "Custom wording",
    version: (version: string, language: string) => `version ${version}, in ${language}`,
    fullText: "Full text:",
  },
});
