export {
  deprecateField,
  type FieldDeprecation,
  findFieldDeprecation,
} from "./deprecated-field.ts";
export { enumField, environmentField, openEnumField } from "./enum-field.ts";
export {
  amountField,
  containsBareSsn,
  containsSsn,
  dateField,
  externalIdField,
  idField,
  lineField,
  metadataField,
  participantIdField,
  personalLineField,
  personalMetadataField,
  sumField,
  textField,
  timestampField,
} from "./fields.ts";
export { type GraphqlType, graphqlTypes } from "./graphql-types.ts";
export { containsLink, isOneLine, toOneLine } from "./line-text.ts";
export { timeField } from "./time-field.ts";
