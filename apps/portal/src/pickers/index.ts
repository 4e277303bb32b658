export { AccountPicker } from "./account-picker.tsx";
export { AssigneePicker } from "./assignee-picker.tsx";
export { CustodianPicker } from "./custodian-picker.tsx";
export {
  type Assignee,
  fetchAccountNames,
  formatAccountName,
  prefetchCustodianNames,
  useAssignees,
  useCustodianNames,
} from "./names.ts";
export { RolloverPicker } from "./rollover-picker.tsx";
