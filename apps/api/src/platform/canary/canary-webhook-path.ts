export const CANARY_WEBHOOK_PATH = "/canary/webhook";
