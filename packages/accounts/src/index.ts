export { ACCOUNT_AUDIT_ACTIONS, type Account } from "./account.ts";
export {
  type AccountSecrets,
  computeEmailIndexes,
  decryptBirthDate,
  decryptFormerNames,
} from "./account-columns.ts";
export { recordAccountCreated } from "./account-events.ts";
export { type AccountInput, type Address, accountInputSchema } from "./account-input.ts";
export { type AccountPatch, accountPatchSchema } from "./account-patch.ts";
export {
  selectAccountNamePage,
  selectAccountsByIdentifier,
  selectAccountsByNamePrefix,
} from "./account-search-queries.ts";
export { findAccountsByIds, lockAccount } from "./account-store.ts";
export {
  type AccountView,
  accountSchema,
  maskAccountView,
  maskedAccountSchema,
  toAccountView,
  toLazyAccountView,
  toMaskedAccount,
} from "./account-view.ts";
export type { AccountsContext } from "./accounts-context.ts";
export {
  BlindIndex,
  getDigestKeyId,
  normalizeAccountNumber,
  normalizeEmail,
  selectDigestKeyId,
} from "./blind-index.ts";
export {
  type AccountClaim,
  type AccountOutcome,
  createOrRetrieveAccount,
  createOrRetrieveAccountInTransaction,
} from "./create-or-retrieve-account.ts";
export { eraseAccount } from "./erase-account.ts";
export { CIPHERTEXT_PATTERN, FieldCipher, type FieldLocation } from "./field-cipher.ts";
export { findAccountOrganizationId, findAccounts, getAccount } from "./get-account.ts";
export { accountArgumentsSchema, accountQuerySchema, countAccounts, listAccounts } from "./list-accounts.ts";
export { type FormerName, formerNameSchema } from "./name-change.ts";
export { nameField } from "./name-field.ts";
export { findAccountsOfPerson, type PersonAccounts } from "./person-accounts.ts";
export { reIndexAccounts } from "./re-index-accounts.ts";
export { searchAccounts } from "./search-accounts.ts";
export { ensureTextsKey, openTextsKey } from "./texts-key.ts";
export { unlockIdentityCheck } from "./unlock-identity-check.ts";
export { type AccountChange, type UpdatedAccount, updateAccount } from "./update-account.ts";
