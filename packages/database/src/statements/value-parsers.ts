import { parseTrustedJson } from "@svc/service-kit/endpoints";
import pg from "pg";

const { DATE, JSON: JSON_TEXT, JSONB } = pg.types.builtins;

/** Like `pg`, except that a `date` stays text and JSON is parsed with `parseTrustedJson`. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text") => {
    if (type === DATE) return String;
    if (type === JSON_TEXT || type === JSONB) return parseTrustedJson;
    return pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};
