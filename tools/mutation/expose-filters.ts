/** Filters of queries, and filters in SQL text, up to the end of the condition. */
const QUERY_FILTER = /\.where\("[\w.]*organizationId", "=", (?:param\.)?organizationId\)/g;
const SQL_FILTER = /[\w.]*organization_id = \$\{param\.organizationId\}/g;
export const QUERY_SWITCH = "$if";
export const SQL_SWITCH = "lit";

/** Rewrites a store's source so that a Boolean literal switches each organization filter. Mutating the literal removes the filter. */
export function exposeFilters(source: string): string {
  return source
    .replace(QUERY_FILTER, (filter) => `.${QUERY_SWITCH}(true, (rows) => rows${filter})`)
    .replace(SQL_FILTER, (filter) => `(${filter} OR \${sql.${SQL_SWITCH}(false)})`);
}

export const hasFilters = (source: string): boolean => exposeFilters(source) !== source;
