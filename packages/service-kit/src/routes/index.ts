export { type PathHandler, pathRouter } from "./path-router.ts";
export {
  htmlContent,
  jsonContent,
  type Operation,
  type OperationResponse,
  PUBLIC_GET_DEFAULTS,
  PUBLIC_TAG,
  type Route,
  routeRouter,
} from "./route.ts";
