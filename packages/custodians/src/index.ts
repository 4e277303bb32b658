export {
  mergeRequirements,
  type OrganizationAdditions,
} from "./additions/organization-additions.ts";
export {
  ACCOUNT_TYPES,
  type AccountType,
  ALIAS_KINDS,
  CUSTODIAN_CATEGORIES,
  CUSTODIAN_ROLES,
  type Custodian,
  type CustodianCategory,
  type CustodianRequirements,
  type CustodianRole,
  type CustodianSeed,
  DELIVERY_METHODS,
  type DeliveryMethod,
} from "./custodian.ts";
export { CustodianCache, LIFETIME_SECONDS as DIRECTORY_LIFETIME_SECONDS } from "./custodian-cache.ts";
export { custodianListing, EXAMPLE_CUSTODIAN, widgetCustodianListing } from "./custodian-listing.ts";
export { type CustodianFacts, insertMissingCustodians, readCustodianFacts } from "./custodian-store.ts";
export {
  accountTypeSchema,
  type CustodianView,
  custodianSchema,
  deliveryMethodSchema,
  toCustodianView,
} from "./custodian-view.ts";
export { type CustodianDirectory, type CustodianFilter, withAdditions } from "./directory.ts";
export { type CustodianPage, type CustodianQuery, countCustodians } from "./list-custodians.ts";
export {
  fillTemplate,
  findTemplateIssue,
  isRoutingNumber,
  maskBankAccount,
  type ReceivingInstructions,
} from "./receiving.ts";
export { maskAccount, receivingSchema } from "./receiving-view.ts";
export { SANDBOX_CUSTODIANS } from "./sandbox-custodians.ts";
export { SEED_CUSTODIANS } from "./seed-custodians.ts";
