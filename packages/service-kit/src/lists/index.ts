export {
  decodeCursor,
  decodeCursorText,
  encodeCursor,
  encodeCursorText,
  invalidCursor,
  type KeysetPosition,
} from "./cursor.ts";
export {
  DEFAULT_LIMIT,
  listQueryFields,
  listSchema,
  MAX_LIMIT,
  mapPage,
  mapPages,
  type Page,
  toPage,
  toPagesBy,
} from "./list.ts";
export { MAX_TOTAL_COUNT, toTotalCount, toTotalCounts } from "./total-count.ts";
