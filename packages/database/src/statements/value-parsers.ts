import { parseOwnJson } from "@svc/service-kit";
import pg from "pg";

const { DATE, JSON: JSON_TEXT, JSONB } = pg.types.builtins;

/**
 * How values of the database become values of ours: as `pg` reads them, but a date, which is no moment, stays as it is
 * written, and in JSON a name with an escape is read as it stands there. A numeric and a bigint are text too.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text") => {
    if (type === DATE) return String;
    if (type === JSON_TEXT || type === JSONB) return parseOwnJson;
    return pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};
