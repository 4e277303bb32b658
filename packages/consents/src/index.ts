export type { AgreedStatement, Consent, ConsentRollover, ConsentSide } from "./consent.ts";
export { type ConsentInput, consentInputSchema, statementKindField } from "./consent-input.ts";
export { type ConsentGiver, recordConsent } from "./consent-store.ts";
