export { type PathHandler, pathRouter } from "./path-router.ts";
export {
  htmlForm,
  jsonForm,
  type Operation,
  type OperationAnswer,
  PUBLIC_GET,
  PUBLIC_TAG,
  type Route,
  routeRouter,
} from "./route.ts";
