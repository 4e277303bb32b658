import { environmentField, timestampField } from "@svc/service-kit/fields";
import { computeContentETag, filterAllowedOrigins, LOCAL_ORIGINS } from "@svc/service-kit/http";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import type { Organization } from "./organization-store.ts";

export const widgetSettingsSchema = z
  .strictObject({
    object: z.literal("widget_settings"),
    environment: environmentField,
    allowedOrigins: z
      .array(z.string())
      .describe(
        "The origins where the widget can run. In the test environment, the port can be a wildcard (`http://localhost:*`).",
      ),
    usedOrigins: z
      .array(z.string())
      .describe(
        "The origins that are in effect in this environment. In the test environment, if `allowedOrigins` is empty, " +
          "these are the origins of pages on the developer's own machine.",
      ),
    widgetUrl: z
      .string()
      .nullable()
      .describe(
        "Public URL of the widget service, for the widget's `base-url` attribute. Null if the operator has not set it.",
      ),
    updatedAt: timestampField.describe("When the organization was last changed."),
  })
  .meta({ id: "WidgetSettings", description: "An organization's settings for pages that embed the widget." });

type WidgetSettingsView = z.output<typeof widgetSettingsSchema>;

/** Covers only the origins, so that changes of other settings cause no conflict. */
export function widgetSettingsEtag({ allowedOrigins }: Pick<WidgetSettingsView, "allowedOrigins">): string {
  return computeContentETag(allowedOrigins.join("\n"));
}

export function toWidgetSettingsView(
  { environment, widgetUrl }: Pick<ApiContext, "environment" | "widgetUrl">,
  { allowedOrigins, updatedAt }: Organization,
): WidgetSettingsView {
  const isOpenToLocal = environment === "test" && allowedOrigins.length === 0;
  return {
    object: "widget_settings",
    environment,
    allowedOrigins,
    usedOrigins: [...(isOpenToLocal ? LOCAL_ORIGINS : filterAllowedOrigins(environment, allowedOrigins))],
    widgetUrl,
    updatedAt: updatedAt.toISOString(),
  };
}
