export { ListenError } from "./listen.ts";
export { getExitCode, runService } from "./run.ts";
export { type RunningService, serve } from "./serve.ts";
export { type PreparedService, serveOnceReady } from "./serve-once-ready.ts";
