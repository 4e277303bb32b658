export { eraseApprovals } from "./approval-store.ts";
