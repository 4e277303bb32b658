import * as keys from "../../src/keys/api-keys/api-key-store.ts";
import * as managedKeys from "../../src/keys/api-keys/managed-key-store.ts";
import { readActorNames, readActors } from "../../src/records/audit/names-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const LONG_AGO = new Date(0);
const FAR_FUTURE = new Date("2999-01-01");

export const KEY_READS: Record<string, OrganizationRead> = {
  findOrganizationApiKey: (tx, org, { keyId }) => keys.findOrganizationApiKey(tx, org, keyId),
  listOrganizationKeys: (tx, org) => keys.listOrganizationKeys(tx, org),
  countOrganizationKeys: (tx, org) => keys.countOrganizationKeys(tx, org, {}),
  lockActiveKeyCount: (tx, org) => keys.lockActiveKeyCount(tx, org, LONG_AGO),
  findManagedKey: (tx, org, { keyId }) => managedKeys.findManagedKey(tx, org, keyId),
  listManagedKeys: (tx, org) =>
    managedKeys.listManagedKeys(tx, org, {
      after: null,
      limit: 9,
      now: FAR_FUTURE,
      filter: { type: null, status: null, q: null },
    }),
  readActors: async (tx, org, { keyId }) => (await readActors(tx, org, [keyId])).map(({ last4 }) => last4),
  readActorNames: async (tx, org, { keyId }) => [...(await readActorNames(tx, org, [keyId]))],
};
