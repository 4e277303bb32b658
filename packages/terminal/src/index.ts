export { type Column, formatTable, type TableOptions } from "./table.ts";
export { escapeInvisible, toVisibleJson } from "./visible-text.ts";
