export { AccountPicker } from "./account-picker.tsx";
export { AssigneePicker } from "./assignee-picker.tsx";
export { CustodianPicker } from "./custodian-picker.tsx";
export {
  type Assignee,
  formatAccountName,
  readAccountNames,
  readCustodianNames,
  useAssignees,
  useCustodianNames,
} from "./names.ts";
