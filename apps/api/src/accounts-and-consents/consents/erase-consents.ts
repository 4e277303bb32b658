export { eraseConsents } from "./consent-store.ts";
