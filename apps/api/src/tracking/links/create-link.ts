import type { Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { TimelineActor } from "../../context/actor.ts";
import type { Tracking } from "../tracking-config.ts";
import { insertTrackingLink, type StoredTrackingLink, type TrackingLanguage } from "./tracking-link-store.ts";

const DAY_MS = 86_400_000;
export const DEFAULT_LINK_DAYS = 90;

interface NewLink {
  organizationId: string;
  rolloverId: string;
  accountId: string;
  language: TrackingLanguage;
  expiresInDays?: number;
  createdBy: TimelineActor;
}

/** Puts the token in the fragment, which browsers do not send to servers. */
export const toTrackingPageUrl = ({ origin, keys }: Tracking, linkId: string) =>
  `${origin}/track#${keys.deriveToken("link", linkId)}`;

export async function createLink(
  tracking: Tracking,
  tx: Sql,
  { link: { expiresInDays = DEFAULT_LINK_DAYS, ...link }, now }: { link: NewLink; now: Date },
): Promise<StoredTrackingLink> {
  const id = newId("trk");
  const row = { ...link, id, createdAt: now, expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS) };
  const { keys } = tracking;
  await insertTrackingLink(tx, {
    ...row,
    tokenHash: keys.deriveTokenHash("link", id),
    optOutHash: keys.deriveTokenHash("opt-out", id),
  });
  return { ...row, revokedAt: null, lastOpenedAt: null };
}
