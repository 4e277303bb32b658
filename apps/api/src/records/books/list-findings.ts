export { type BookFinding, listFindings } from "./books-store.ts";
