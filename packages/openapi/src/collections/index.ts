// Import dynamically: few processes serve collections.
export { buildCollection } from "./build-collection.ts";
