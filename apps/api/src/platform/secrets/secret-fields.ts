import { configFields } from "@svc/service-kit/config";

/** An operator may have any subset of the secrets. */
export const secretFields = {
  KEY_PEPPERS: configFields.KEY_PEPPERS.optional(),
  DATA_KEYS: configFields.DATA_KEYS.optional(),
  INDEX_KEY: configFields.INDEX_KEY.optional(),
  CHAIN_KEY: configFields.CHAIN_KEY.optional(),
  SESSION_SECRETS: configFields.SESSION_SECRETS.optional(),
};
