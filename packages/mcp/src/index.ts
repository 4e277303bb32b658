export { createRolloverMcpHandler, type RolloverMcpHandler } from "./http/create-handler.ts";
export type { HandlerSettings, ServerSettings } from "./settings.ts";
