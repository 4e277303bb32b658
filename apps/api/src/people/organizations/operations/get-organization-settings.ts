import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { findOrganization } from "../organization-store.ts";
import { settings } from "../settings-examples.ts";
import { settingsEtag, settingsSchema, toSettingsView } from "../settings-view.ts";

export const getOrganizationSettings = read({
  name: "getOrganizationSettings",
  summary: "Get the organization's time zone, deadlines and second-person rules",
  description:
    "Shows the settings that determine when rollovers become overdue and which actions need a second person.",
  scope: "rollovers:read",
  view: settingsSchema,
  example: { view: settings },
  responses: { 200: "The settings. Unset values have their defaults." },
  errors: [],
  etag: settingsEtag,
  rest: "GET /v1/organization/settings",
  graphql: { query: "organizationSettings" },
  async run({ db, principal }) {
    const organization = await findOrganization(db.sql, principal.organizationId);
    if (!organization) throw notFound("organization");
    return toSettingsView(organization);
  },
});
