export {
  type AgreedStatement,
  type Consent,
  type ConsentRollover,
  type ConsentSide,
  STATEMENT_KINDS,
} from "./consent.ts";
export { type ConsentInput, consentInputSchema, statementKindField } from "./consent-input.ts";
export { type ConsentGiver, recordConsent } from "./consent-store.ts";
