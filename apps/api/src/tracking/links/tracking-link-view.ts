import { enumField, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { actorSchema, toActorView } from "../../context/actor-view.ts";
import type { StoredTrackingLink } from "./tracking-link-store.ts";

export const trackingLanguageField = enumField(
  "TrackingLanguage",
  "Language of the tracking page and its messages. The participant can change it on the page.",
  { en: "English.", es: "Spanish." },
);

const statusField = enumField("TrackingLinkStatus", "Whether a tracking link works.", {
  active: "The link works.",
  expired: "The link has expired.",
  revoked: "The link was revoked.",
});

export const trackingLinkSchema = z
  .strictObject({
    id: z.string().describe("TypeID: `trk_` followed by 26 characters."),
    object: z.literal("tracking_link"),
    rolloverId: z.string().describe("The rollover that the page shows."),
    url: z
      .string()
      .nullable()
      .describe(
        "The link. Only the response to its creation has it; it is null afterwards, because only a hash is stored.",
      ),
    language: trackingLanguageField,
    status: statusField,
    createdBy: actorSchema,
    createdAt: timestampField.describe("When the link was created."),
    expiresAt: timestampField.describe("When the link stops working."),
    revokedAt: timestampField.nullable().describe("When the link was revoked. Null if it was not."),
    lastOpenedAt: timestampField
      .nullable()
      .describe("When the participant last opened the page. Null if never."),
  })
  .meta({ id: "TrackingLink", description: "A participant's link to the tracking page of a rollover." });

export type TrackingLinkView = z.output<typeof trackingLinkSchema>;

export function toTrackingLinkView(
  link: StoredTrackingLink,
  { now, url = null }: { now: Date; url?: string | null },
): TrackingLinkView {
  const { id, rolloverId, language, createdBy, createdAt, expiresAt, revokedAt, lastOpenedAt } = link;
  return {
    id,
    object: "tracking_link",
    rolloverId,
    url,
    language,
    status: revokedAt ? "revoked" : expiresAt <= now ? "expired" : "active",
    createdBy: toActorView(createdBy),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}

export const trackingLinkPayload = {
  name: "TrackingLinkPayload",
  description: "Result of a tracking link mutation.",
  view: z.object({ trackingLink: trackingLinkSchema.describe("The link. Null if there are errors.") }),
  toPayload: (trackingLink: TrackingLinkView) => ({ trackingLink }),
};
