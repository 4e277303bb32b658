export { type Clock, systemClock } from "./clock.ts";
export { createLazy } from "./create-lazy.ts";
export { ID_PREFIXES, type IdPrefix, idFromUuid, isAnyId, isId, uuidFromId } from "./ids.ts";
export { createLogger, type Logger, type LogLevel } from "./logging.ts";
export { newId } from "./new-id.ts";
