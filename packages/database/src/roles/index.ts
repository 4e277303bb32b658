export { compareRole, type RoleComparison } from "./compare-roles.ts";
export { grantRoles, type RolePasswords } from "./grant-roles.ts";
export {
  API_FUNCTIONS,
  API_PRIVILEGES,
  API_ROLE,
  WIDGET_AUTH_FUNCTIONS,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "./privileges.ts";
