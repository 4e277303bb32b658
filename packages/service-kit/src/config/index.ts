export {
  type DatabaseUrl,
  parseDatabaseUrl,
  type ServerKind,
  withDatabaseUser,
} from "./database-url.ts";
export {
  configFields,
  DEMO_RULE,
  getMetricsAddress,
  type NamedSecret,
  parseNamedSecrets,
  parseSecretsWithOptionalIds,
  portField,
  UNNAMED_SECRET,
  wholeNumberField,
} from "./fields.ts";
export { ConfigError, EXIT_CONFIG, parsedField, readConfig } from "./read-config.ts";
