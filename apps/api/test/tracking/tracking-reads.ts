import type { Sql } from "@svc/database";
import * as links from "../../src/tracking/links/tracking-link-store.ts";
import * as messages from "../../src/tracking/messages/message-store.ts";
import * as optOuts from "../../src/tracking/messages/opt-out-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";

const LINK_ID = "trk_00000000000000000000000001";
const EVENT_ID = "evt_00000000000000000000000002";
const CREATED_AT = new Date("2026-06-15T12:00:00.000Z");
const FAR_FUTURE = new Date("2990-01-01T00:00:00.000Z");

async function insertLink(tx: Sql, { organizationId, accountId, rolloverId }: OrganizationData) {
  await links.insertTrackingLink(tx, {
    id: LINK_ID,
    organizationId,
    rolloverId,
    accountId,
    tokenHash: "token",
    optOutHash: "opt-out",
    language: "en",
    createdBy: { type: "api_key", id: "key_1" },
    createdAt: CREATED_AT,
    expiresAt: FAR_FUTURE,
  });
}

async function insertCode(tx: Sql, owner: OrganizationData) {
  await insertLink(tx, owner);
  const code = { id: LINK_ID, codeHash: "digest", codeExpiresAt: FAR_FUTURE };
  await links.saveCode(tx, owner.organizationId, code);
}

/** Inserts two messages of one type, because `hasEarlierMessage` looks for another message. */
async function insertMessages(tx: Sql, { organizationId, rolloverId }: OrganizationData) {
  const text = `INSERT INTO tracking_messages (event_id, organization_id, rollover_id, event_type, created_at)
    VALUES ('evt_00000000000000000000000001', $1, $2, 'rollover.funds_sent', now()), ($3, $1, $2, 'rollover.funds_sent', now())`;
  await tx.query({ text, values: [organizationId, rolloverId, EVENT_ID] });
}

const readLink = async (tx: Sql, { organizationId }: OrganizationData) =>
  links.findTrackingLink(tx, organizationId, LINK_ID);

/** `undefined` means that the call found nothing. */
export const TRACKING_READS: Record<string, OrganizationRead> = {
  findTrackingLink: async (tx, org, owner) => {
    await insertLink(tx, owner);
    return (await links.findTrackingLink(tx, org, LINK_ID))?.id;
  },
  listTrackingLinks: async (tx, org, owner) => {
    await insertLink(tx, owner);
    const { rolloverId } = owner;
    const pages = await links.listTrackingLinks(tx, org, { rolloverIds: [rolloverId], after: "", limit: 5 });
    return pages.get(rolloverId)?.items.map(({ id }) => id);
  },
  countTrackingLinksOfRollovers: async (tx, org, owner) => {
    await insertLink(tx, owner);
    return [...(await links.countTrackingLinksOfRollovers(tx, org, [owner.rolloverId])).values()];
  },
  findNewestLink: async (tx, org, owner) => {
    await insertLink(tx, owner);
    return (await links.findNewestLink(tx, org, { rolloverId: owner.rolloverId, until: CREATED_AT }))?.id;
  },
  revokeTrackingLink: async (tx, org, owner) => {
    await insertLink(tx, owner);
    return (await links.revokeTrackingLink(tx, org, { id: LINK_ID, at: CREATED_AT }))?.id;
  },
  saveCode: async (tx, org, owner) => {
    await insertLink(tx, owner);
    await links.saveCode(tx, org, { id: LINK_ID, codeHash: "digest", codeExpiresAt: FAR_FUTURE });
    const attempt = { id: LINK_ID, now: CREATED_AT, max: 5 };
    return (await links.countCodeAttempt(tx, owner.organizationId, attempt)) ?? undefined;
  },
  countCodeAttempt: async (tx, org, owner) => {
    await insertCode(tx, owner);
    return (await links.countCodeAttempt(tx, org, { id: LINK_ID, now: CREATED_AT, max: 5 })) ?? undefined;
  },
  markOpened: async (tx, org, owner) => {
    await insertLink(tx, owner);
    await links.markOpened(tx, org, { id: LINK_ID, at: CREATED_AT });
    return (await readLink(tx, owner))?.lastOpenedAt?.toISOString();
  },
  deleteTrackingLinks: async (tx, org, owner) => {
    await insertLink(tx, owner);
    return (await links.deleteTrackingLinks(tx, org, owner.accountId)) || undefined;
  },
  isOptedOut: async (tx, org, owner) => {
    await optOuts.addOptOut(tx, owner.organizationId, { accountId: owner.accountId, at: CREATED_AT });
    return (await optOuts.isOptedOut(tx, org, owner.accountId)) || undefined;
  },
  deleteOptOut: async (tx, org, owner) => {
    await optOuts.addOptOut(tx, owner.organizationId, { accountId: owner.accountId, at: CREATED_AT });
    return (await optOuts.deleteOptOut(tx, org, owner.accountId)) || undefined;
  },
  saveMessage: async (tx, org, owner) => {
    await insertMessages(tx, owner);
    const progress = { eventId: EVENT_ID, isMailed: true, nextAttemptAt: null, lastError: null };
    return (await messages.saveMessage(tx, org, progress)) || undefined;
  },
  hasEarlierMessage: async (tx, org, owner) => {
    await insertMessages(tx, owner);
    const { rolloverId } = owner;
    const message = { eventId: EVENT_ID, rolloverId, eventType: "rollover.funds_sent" };
    return (await messages.hasEarlierMessage(tx, org, message)) || undefined;
  },
};
