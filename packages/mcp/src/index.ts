export type { ServerSettings } from "./create-server.ts";
export {
  createRolloverMcpHandler,
  type HandlerSettings,
  type RolloverMcpHandler,
} from "./http/create-handler.ts";
