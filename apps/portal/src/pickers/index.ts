export { AccountPicker } from "./account-picker.tsx";
export { AssigneePicker } from "./assignee-picker.tsx";
export { CustodianPicker } from "./custodian-picker.tsx";
export {
  type Assignee,
  fetchAccountNames,
  fetchCustodianNames,
  formatAccountName,
  planQuery,
  useAssignees,
  useCustodianNames,
  usePlanNames,
} from "./names.ts";
export { PlanPicker } from "./plan-picker.tsx";
export { RolloverPicker } from "./rollover-picker.tsx";
