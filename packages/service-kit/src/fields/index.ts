export { enumField } from "./enum-field.ts";
export { amountField, answerTime, dateField, lineField, sumField, textField } from "./fields.ts";
export { type GraphqlType, graphqlTypes } from "./graphql-types.ts";
