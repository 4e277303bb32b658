import { notFound } from "@svc/service-kit/errors";
import { requireAllowedOrigins, requireTag } from "@svc/service-kit/http";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { lockOrganization, updateOrganization } from "../organization-store.ts";
import { originsField } from "../organizations.ts";
import { widgetSettings } from "../settings-examples.ts";
import { toWidgetSettingsView, widgetSettingsEtag, widgetSettingsSchema } from "../widget-settings.ts";

export const updateWidgetSettings = write({
  name: "updateWidgetSettings",
  summary: "Update the organization's widget settings",
  description:
    "The widget service applies the change within a second. Open sessions keep their origins until they end.",
  // Origins limit where keys work, like a key's IP allowlist.
  scope: "keys:manage",
  input: z.strictObject({
    allowedOrigins: originsField.describe(
      "Replaces the allowed origins, such as `https://app.example.com`. The test environment also " +
        "accepts http and `*` as the port. In the live environment, an origin starts with https:// and includes the port, if any.",
    ),
  }),
  view: widgetSettingsSchema,
  example: { input: { allowedOrigins: widgetSettings.allowedOrigins }, view: widgetSettings },
  responses: { 200: "The updated settings." },
  errors: [],
  ifMatch: true,
  rest: "PATCH /portal/api/widget-settings",
  etag: widgetSettingsEtag,
  prepare: ({ environment }, { allowedOrigins }) =>
    requireAllowedOrigins(environment, allowedOrigins, "allowedOrigins"),
  async run(call, { allowedOrigins }) {
    const { tx, principal, clock, ifMatch } = call;
    const { organizationId } = principal;
    const before = await lockOrganization(tx, organizationId);
    if (!before) throw notFound("organization");
    requireTag(widgetSettingsEtag(before), ifMatch);
    const organization = await updateOrganization(tx, organizationId, {
      changes: { allowedOrigins },
      at: clock.now(),
    });
    call.audit({
      action: "organization.origins_changed",
      targetId: organizationId,
      data: { origins: allowedOrigins },
    });
    return toWidgetSettingsView(call, organization);
  },
});
