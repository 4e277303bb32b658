export { ERROR_CODES, ERRORS, type ErrorCode } from "./catalogue.ts";
export type { ErrorEntry } from "./error-entry.ts";
export { type ErrorMapper, problemErrorHandler, toProblem } from "./error-handler.ts";
export { errorRoutes } from "./error-routes.ts";
export {
  dependencyUnavailable,
  methodNotAllowed,
  notFound,
  overloaded,
  PROBLEM_TYPE,
  Problem,
  type ProblemBody,
  toProblemBody,
  type ValidationIssue,
} from "./problem.ts";
