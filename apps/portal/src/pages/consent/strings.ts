import { inLanguages } from "../../shell/language.ts";

export const strings = inLanguages({
  en: {
    title: "Consent",
    save: "Save as PDF",
    erased: "Erased with the account",
    about: "What it is about",
    id: "Id",
    participant: "Participant",
    given: "Given",
    session: "Session of the widget",
    type: "How",
    from: "From",
    to: "To",
    notListed: "not in the directory then",
    attested: "Attested by it",
    agreed: "What was agreed to",
    agreedHint: "The participant ticked a box beside each of these, as they stand here.",
    textErased: "The text was erased with the account.",
    terms: "Your own terms",
    altered: "In your own words",
    version: (version: string, language: string) => `version ${version}, in ${language}`,
    inFull: "In full at",
  },
});
