export {
  type Dependency,
  Health,
  type HealthReport,
  type HealthSnapshot,
  healthRoutes,
  NotReadyError,
} from "./health.ts";
