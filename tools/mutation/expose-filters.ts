/** Organization filter in a Kysely query. */
const QUERY_FILTER = /\.where\("[\w.]*organizationId", "=", (?:param\.)?organizationId\)/g;
/** Organization filter in SQL text. */
const SQL_FILTER = /[\w.]*organization_id = \$\{param\.organizationId\}/g;
/** Methods whose Boolean argument switches a filter. */
export const QUERY_SWITCH = "$if";
export const SQL_SWITCH = "lit";

/** Lets a Boolean literal switch each organization filter. Mutating the literal removes the filter. */
export function exposeFilters(source: string): string {
  return source
    .replace(QUERY_FILTER, (filter) => `.${QUERY_SWITCH}(true, (rows) => rows${filter})`)
    .replace(SQL_FILTER, (filter) => `(${filter} OR \${sql.${SQL_SWITCH}(false)})`);
}

export const hasFilters = (source: string): boolean => exposeFilters(source) !== source;
