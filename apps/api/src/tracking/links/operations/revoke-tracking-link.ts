import { notFound } from "@svc/service-kit/errors";
import { write } from "../../../context/define-operation.ts";
import { revokedTrackingLink } from "../tracking-link-examples.ts";
import { findTrackingLink, revokeTrackingLink as revokeLink } from "../tracking-link-store.ts";
import { toTrackingLinkView, trackingLinkPayload, trackingLinkSchema } from "../tracking-link-view.ts";

export const revokeTrackingLink = write({
  name: "revokeTrackingLink",
  summary: "Revoke a tracking link",
  description: "The link and open pages stop working immediately. Revoking a revoked link changes nothing.",
  scope: "rollovers:act",
  id: "trk",
  view: trackingLinkSchema,
  example: { view: revokedTrackingLink },
  responses: { 200: "The revoked link." },
  errors: [],
  rest: "POST /v1/tracking-links/{id}/revoke",
  graphql: { mutation: "revokeTrackingLink", payload: trackingLinkPayload },
  async run(call, { id }) {
    const { tx, principal, clock } = call;
    const { organizationId } = principal;
    const now = clock.now();
    const revoked = await revokeLink(tx, organizationId, { id, at: now });
    if (revoked)
      call.audit({
        action: "tracking_link.revoked",
        targetId: id,
        data: { rolloverId: revoked.rolloverId },
      });
    const link = revoked ?? (await findTrackingLink(tx, organizationId, id));
    if (!link) throw notFound("tracking link");
    return toTrackingLinkView(link, { now });
  },
});
