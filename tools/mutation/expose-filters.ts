/** An organization filter of a Kysely query. */
const QUERY_FILTER = /\.where\("[\w.]*organizationId", "=", (?:param\.)?organizationId\)/g;
/** An organization filter in SQL text. */
const SQL_FILTER = /[\w.]*organization_id = \$\{param\.organizationId\}/g;
/** Methods whose Boolean argument switches a filter: `$if` of Kysely's queries, and `lit` of `sql`. */
export const QUERY_SWITCH = "$if";
export const SQL_SWITCH = "lit";

/** Rewrites a store's source so that a Boolean literal switches each organization filter. Mutating the literal removes the filter. */
export function exposeFilters(source: string): string {
  return source
    .replace(QUERY_FILTER, (filter) => `.${QUERY_SWITCH}(true, (rows) => rows${filter})`)
    .replace(SQL_FILTER, (filter) => `(${filter} OR \${sql.${SQL_SWITCH}(false)})`);
}

export const hasFilters = (source: string): boolean => exposeFilters(source) !== source;
