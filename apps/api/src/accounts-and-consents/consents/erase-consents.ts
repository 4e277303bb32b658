// Re-exported, because other areas must not import stores.
export { eraseConsents } from "./consent-store.ts";
