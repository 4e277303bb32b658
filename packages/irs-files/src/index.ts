export { COMBINED_FILING_CODES } from "./combined-filing.ts";
export { FireFileError, type FireFileIssue } from "./fire-file-error.ts";
export type {
  FireAddress,
  FireBoxes1099R,
  FireBoxes5498,
  FireFile,
  FireForm,
  FirePayer,
  FireRecipient,
  FireTransmitter,
} from "./fire-form.ts";
export { STATE_CODES } from "./state-codes.ts";
export { writeFireFile } from "./write-fire-file.ts";
