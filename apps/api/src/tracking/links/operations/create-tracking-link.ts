import { lockAccount } from "@svc/accounts";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { readWholeRollovers } from "../../../rollovers/store/read-rollover.ts";
import { queueLinkMail } from "../../messages/queue-participant-mail.ts";
import { requireTracking } from "../../require-tracking.ts";
import { createLink, DEFAULT_LINK_DAYS, toTrackingPageUrl } from "../create-link.ts";
import { readLanguage } from "../read-language.ts";
import { newTrackingLink } from "../tracking-link-examples.ts";
import {
  toTrackingLinkView,
  trackingLanguageField,
  trackingLinkPayload,
  trackingLinkSchema,
} from "../tracking-link-view.ts";

const MAX_DAYS = 365;

export const createTrackingLink = write({
  name: "createTrackingLink",
  summary: "Create a tracking link",
  description:
    "Returns a link to a page where the participant sees the rollover's progress and what to do, without an account. The page asks for the date of birth or a code sent by email. The link keeps working after the rollover ends, until `expiresAt`.",
  scope: "rollovers:act",
  id: "rol",
  input: z.strictObject({
    language: trackingLanguageField
      .optional()
      .describe(
        "Language of the page and its messages. Default: the language of the participant's consent, otherwise `en`.",
      )
      .register(graphqlTypes, { as: trackingLanguageField }),
    expiresInDays: z
      .int("must be a whole number of days")
      .min(1, "must be at least 1")
      .max(MAX_DAYS, `must be at most ${MAX_DAYS}`)
      .default(DEFAULT_LINK_DAYS)
      .describe(`Days until the link expires. Default: ${DEFAULT_LINK_DAYS}.`)
      .register(graphqlTypes, { scalar: "Int", default: String(DEFAULT_LINK_DAYS) }),
    sendEmail: z
      .boolean("must be true or false")
      .default(false)
      .describe("Whether to email the link to the participant. Default: false."),
  }),
  inputOptional: true,
  view: trackingLinkSchema,
  example: { input: { expiresInDays: 90 }, view: newTrackingLink },
  responses: { 201: "The link." },
  errors: ["invalid_transition"],
  rest: "POST /v1/rollovers/{id}/tracking-links",
  location: ({ rolloverId }) => `/v1/rollovers/${rolloverId}/tracking-links`,
  graphql: { mutation: "createTrackingLink", payload: trackingLinkPayload },
  async run(call, { id: rolloverId, language, expiresInDays, sendEmail }) {
    const { tx, principal, clock } = call;
    const { organizationId, actor } = principal;
    const tracking = requireTracking(call);
    const [rollover] = await readWholeRollovers(tx, organizationId, [rolloverId]);
    if (!rollover) throw notFound("rollover");
    const { accountId } = rollover;
    // Prevents a concurrent erasure, which would miss the link.
    const account = await lockAccount(tx, call, { organizationId, id: accountId, lock: "share" });
    if (!account) throw notFound("rollover");
    if (account.status === "erased") {
      throw new Problem(
        "invalid_transition",
        "The participant's data was erased, so there is nothing to track.",
        {
          extensions: { state: rollover.state },
        },
      );
    }
    if (sendEmail && (account.email === null || call.mail === null)) {
      const detail =
        call.mail === null
          ? "must be false: this deployment sends no email"
          : "must be false: the account has no email";
      throw validationFailed([{ pointer: "#/sendEmail", detail }]);
    }
    const now = clock.now();
    const chosenLanguage = language ?? (await readLanguage(tx, rollover));
    const link = await createLink(tracking, tx, {
      link: {
        organizationId,
        rolloverId,
        accountId,
        language: chosenLanguage,
        expiresInDays,
        createdBy: { type: actor.type, id: actor.id },
      },
      now,
    });
    if (sendEmail && account.email !== null) {
      await queueLinkMail(call, tx, { link, to: account.email, tracking });
    }
    call.audit({ action: "tracking_link.created", targetId: link.id, data: { rolloverId, sendEmail } });
    return toTrackingLinkView(link, { now, url: toTrackingPageUrl(tracking, link.id) });
  },
});
