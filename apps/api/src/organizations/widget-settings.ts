import { answerTime, environmentField, fitOrigins, LOCAL_ORIGINS, textTag } from "@svc/service-kit";
import { z } from "zod";
import type { ApiContext } from "../context.ts";
import type { Organization } from "./organization-store.ts";

export const widgetSettingsSchema = z
  .strictObject({
    object: z.literal("widget_settings"),
    environment: environmentField,
    allowedOrigins: z
      .array(z.string())
      .describe("Where the widget may run: origins, in test also with any port (`http://localhost:*`)."),
    usedOrigins: z
      .array(z.string())
      .describe(
        "Where it does: those that this environment allows; in test without any, pages of the developer's own machine.",
      ),
    widgetUrl: z
      .string()
      .nullable()
      .describe("The widget service as browsers reach it: `base-url`. Null where the operator has not said."),
    updatedAt: answerTime.describe("When something of the organization last changed."),
  })
  .meta({ id: "WidgetSettings", description: "What a page with the widget in it needs of an organization." });

type WidgetSettingsView = z.output<typeof widgetSettingsSchema>;

/** Covers only the origins, so other settings cause no conflict. */
export function tagOfWidgetSettings({ allowedOrigins }: Pick<WidgetSettingsView, "allowedOrigins">): string {
  return textTag(allowedOrigins.join("\n"));
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
    usedOrigins: [...(isOpenToLocal ? LOCAL_ORIGINS : fitOrigins(environment, allowedOrigins))],
    widgetUrl,
    updatedAt: updatedAt.toISOString(),
  };
}
