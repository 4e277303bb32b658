import pg from "pg";

const DATE = pg.types.builtins.DATE;

/**
 * How values of the database become values of ours: as `pg` reads them, but a date, which is no moment, stays as it is
 * written. A numeric and a bigint are text too.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: "text") =>
    type === DATE ? String : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};
