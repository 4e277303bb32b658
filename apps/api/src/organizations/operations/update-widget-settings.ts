import { notFound, requireFitOrigins, requireTag } from "@svc/service-kit";
import { z } from "zod";
import { write } from "../../declare.ts";
import { widgetSettings } from "../../examples/settings-story.ts";
import { lockOrganization, writeOrganization } from "../organization-store.ts";
import { originsField } from "../organizations.ts";
import { tagOfWidgetSettings, toWidgetSettingsView, widgetSettingsSchema } from "../widget-settings.ts";

export const updateWidgetSettings = write({
  name: "updateWidgetSettings",
  summary: "Set where the organization's widget may run",
  description:
    "The widget service goes by it within a second. Sessions that are open keep the origins that they were opened with until they end.",
  // Origins limit where keys work, like a key's IP allowlist.
  scope: "keys:manage",
  input: z.strictObject({
    allowedOrigins: originsField.describe(
      "Replaces what is there: origins such as `https://app.example.com`. Test takes http and, as the port, `*`; in live an origin begins with https and names its port, if any.",
    ),
  }),
  view: widgetSettingsSchema,
  example: { input: { allowedOrigins: widgetSettings.allowedOrigins }, view: widgetSettings },
  answers: { 200: "The settings as they are now." },
  errors: [],
  ifMatch: true,
  rest: "PATCH /portal/api/widget-settings",
  etag: tagOfWidgetSettings,
  prepare: ({ environment }, { allowedOrigins }) =>
    requireFitOrigins(environment, allowedOrigins, "allowedOrigins"),
  async run(call, { allowedOrigins }) {
    const { tx, principal, clock, ifMatch } = call;
    const { organizationId } = principal;
    const before = await lockOrganization(tx, organizationId);
    if (!before) throw notFound("organization");
    requireTag(tagOfWidgetSettings(before), ifMatch);
    const organization = await writeOrganization(tx, organizationId, { allowedOrigins }, clock.now());
    call.audit({
      action: "organization.origins_changed",
      targetId: organizationId,
      data: { origins: allowedOrigins },
    });
    return toWidgetSettingsView(call, organization);
  },
});
