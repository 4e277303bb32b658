import { notFound } from "@svc/service-kit/errors";
import { read } from "../../../context/define-operation.ts";
import { findOrganization } from "../organization-store.ts";
import { widgetSettings } from "../settings-examples.ts";
import { toWidgetSettingsView, widgetSettingsEtag, widgetSettingsSchema } from "../widget-settings.ts";

export const getWidgetSettings = read({
  name: "getWidgetSettings",
  summary: "Get the organization's widget settings",
  scope: "keys:read",
  view: widgetSettingsSchema,
  example: { view: widgetSettings },
  responses: { 200: "The settings." },
  errors: [],
  rest: "GET /portal/api/widget-settings",
  etag: widgetSettingsEtag,
  async run(call) {
    const organization = await findOrganization(call.db.sql, call.principal.organizationId);
    if (!organization) throw notFound("organization");
    return toWidgetSettingsView(call, organization);
  },
});
