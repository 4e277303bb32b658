export { enumField } from "./enum-field.ts";
export {
  amountField,
  answerTime,
  dateField,
  externalIdField,
  holdsBareSsn,
  holdsSsn,
  idField,
  lineField,
  metadataField,
  participantIdField,
  personalLineField,
  personalMetadataField,
  sumField,
  textField,
} from "./fields.ts";
export { type GraphqlType, graphqlTypes } from "./graphql-types.ts";
