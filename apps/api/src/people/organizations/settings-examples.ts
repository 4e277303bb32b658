import { TIMEOUT_NAMES, TIMEOUTS } from "@svc/rollover-rules/deadlines/timeouts";
import { NOW } from "../../context/example-values.ts";

export const settings = {
  object: "organization_settings",
  name: "Acme Retirement",
  timeZone: "America/New_York",
  waits: TIMEOUT_NAMES.map((name) => {
    const { type, days, count, reason } = TIMEOUTS[name];
    return { name, type, days: name === "processing" ? null : days, count, isDefault: true, reason };
  }),
  incomingFunds: { autoApplyThreshold: null, suspenseDays: 30 },
  participantMessages: { email: false, sms: false },
  secondPerson: [],
  requiresPasskey: false,
  version: 1,
  updatedAt: NOW,
};

export const changedSettings = {
  ...settings,
  version: 2,
  waits: settings.waits.map((wait) =>
    wait.name === "review" ? { ...wait, days: 3, isDefault: false } : wait,
  ),
};

export const widgetSettings = {
  object: "widget_settings",
  environment: "test",
  allowedOrigins: ["https://app.example.com"],
  usedOrigins: ["https://app.example.com"],
  widgetUrl: "https://widget.example.com",
  updatedAt: NOW,
};
