import type { Link } from "./transport/graphql/links.ts";

/** What GraphQL leads to from what it gives, beside what REST has a path for. */
export const LINKS: readonly Link[] = [];
