// Other areas do not import the store itself.
export { eraseApprovals } from "./approval-store.ts";
