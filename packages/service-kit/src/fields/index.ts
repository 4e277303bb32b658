export { enumField } from "./enum-field.ts";
export {
  amountField,
  answerTime,
  dateField,
  externalIdField,
  holdsBareSsn,
  holdsSsn,
  idField,
  metadataField,
  participantIdField,
  personalMetadataField,
  personalTextField,
  sumField,
  textField,
} from "./fields.ts";
export { type GraphqlType, graphqlTypes } from "./graphql-types.ts";
