// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversGetField extends ApiEnum {
  /** The field {@code id}. */
  public static final RolloversGetField ID = of("id");

  /** The field {@code object}. */
  public static final RolloversGetField OBJECT = of("object");

  /** The field {@code environment}. */
  public static final RolloversGetField ENVIRONMENT = of("environment");

  /** The field {@code externalId}. */
  public static final RolloversGetField EXTERNAL_ID = of("externalId");

  /** The field {@code accountId}. */
  public static final RolloversGetField ACCOUNT_ID = of("accountId");

  /** The field {@code type}. */
  public static final RolloversGetField TYPE = of("type");

  /** The field {@code source}. */
  public static final RolloversGetField SOURCE = of("source");

  /** The field {@code destination}. */
  public static final RolloversGetField DESTINATION = of("destination");

  /** The field {@code relationship}. */
  public static final RolloversGetField RELATIONSHIP = of("relationship");

  /** The field {@code isInheritedIra}. */
  public static final RolloversGetField IS_INHERITED_IRA = of("isInheritedIra");

  /** The field {@code decedentName}. */
  public static final RolloversGetField DECEDENT_NAME = of("decedentName");

  /** The field {@code planKind}. */
  public static final RolloversGetField PLAN_KIND = of("planKind");

  /** The field {@code assets}. */
  public static final RolloversGetField ASSETS = of("assets");

  /** The field {@code amount}. */
  public static final RolloversGetField AMOUNT = of("amount");

  /** The field {@code amounts}. */
  public static final RolloversGetField AMOUNTS = of("amounts");

  /** The field {@code moneySources}. */
  public static final RolloversGetField MONEY_SOURCES = of("moneySources");

  /** The field {@code distributionId}. */
  public static final RolloversGetField DISTRIBUTION_ID = of("distributionId");

  /** The field {@code residualOf}. */
  public static final RolloversGetField RESIDUAL_OF = of("residualOf");

  /** The field {@code residuals}. */
  public static final RolloversGetField RESIDUALS = of("residuals");

  /** The field {@code transfers}. */
  public static final RolloversGetField TRANSFERS = of("transfers");

  /** The field {@code receipts}. */
  public static final RolloversGetField RECEIPTS = of("receipts");

  /** The field {@code deliveryMethod}. */
  public static final RolloversGetField DELIVERY_METHOD = of("deliveryMethod");

  /** The field {@code taxTreatment}. */
  public static final RolloversGetField TAX_TREATMENT = of("taxTreatment");

  /** The field {@code eligibility}. */
  public static final RolloversGetField ELIGIBILITY = of("eligibility");

  /** The field {@code documents}. */
  public static final RolloversGetField DOCUMENTS = of("documents");

  /** The field {@code missingDocuments}. */
  public static final RolloversGetField MISSING_DOCUMENTS = of("missingDocuments");

  /** The field {@code deadlines}. */
  public static final RolloversGetField DEADLINES = of("deadlines");

  /** The field {@code amountMismatch}. */
  public static final RolloversGetField AMOUNT_MISMATCH = of("amountMismatch");

  /** The field {@code requestMismatch}. */
  public static final RolloversGetField REQUEST_MISMATCH = of("requestMismatch");

  /** The field {@code assetMismatch}. */
  public static final RolloversGetField ASSET_MISMATCH = of("assetMismatch");

  /** The field {@code rejection}. */
  public static final RolloversGetField REJECTION = of("rejection");

  /** The field {@code failure}. */
  public static final RolloversGetField FAILURE = of("failure");

  /** The field {@code hold}. */
  public static final RolloversGetField HOLD = of("hold");

  /** The field {@code death}. */
  public static final RolloversGetField DEATH = of("death");

  /** The field {@code consent}. */
  public static final RolloversGetField CONSENT = of("consent");

  /** The field {@code attestations}. */
  public static final RolloversGetField ATTESTATIONS = of("attestations");

  /** The field {@code documentRequest}. */
  public static final RolloversGetField DOCUMENT_REQUEST = of("documentRequest");

  /** The field {@code state}. */
  public static final RolloversGetField STATE = of("state");

  /** The field {@code status}. */
  public static final RolloversGetField STATUS = of("status");

  /** The field {@code pendingOn}. */
  public static final RolloversGetField PENDING_ON = of("pendingOn");

  /** The field {@code version}. */
  public static final RolloversGetField VERSION = of("version");

  /** The field {@code assigneeId}. */
  public static final RolloversGetField ASSIGNEE_ID = of("assigneeId");

  /** The field {@code priority}. */
  public static final RolloversGetField PRIORITY = of("priority");

  /** The field {@code tags}. */
  public static final RolloversGetField TAGS = of("tags");

  /** The field {@code metadata}. */
  public static final RolloversGetField METADATA = of("metadata");

  /** The field {@code createdAt}. */
  public static final RolloversGetField CREATED_AT = of("createdAt");

  /** The field {@code updatedAt}. */
  public static final RolloversGetField UPDATED_AT = of("updatedAt");

  private RolloversGetField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloversGetField of(String value) {
    return intern(RolloversGetField.class, value, RolloversGetField::new);
  }
}
