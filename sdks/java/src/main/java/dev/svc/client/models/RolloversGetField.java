// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import dev.svc.client.ApiEnum;

/** The possible values. New values may be added. */
public final class RolloversGetField extends ApiEnum {
  /** The member {@code id}. */
  public static final RolloversGetField ID = of("id");

  /** The member {@code object}. */
  public static final RolloversGetField OBJECT = of("object");

  /** The member {@code environment}. */
  public static final RolloversGetField ENVIRONMENT = of("environment");

  /** The member {@code externalId}. */
  public static final RolloversGetField EXTERNAL_ID = of("externalId");

  /** The member {@code accountId}. */
  public static final RolloversGetField ACCOUNT_ID = of("accountId");

  /** The member {@code type}. */
  public static final RolloversGetField TYPE = of("type");

  /** The member {@code source}. */
  public static final RolloversGetField SOURCE = of("source");

  /** The member {@code destination}. */
  public static final RolloversGetField DESTINATION = of("destination");

  /** The member {@code relationship}. */
  public static final RolloversGetField RELATIONSHIP = of("relationship");

  /** The member {@code isInheritedIra}. */
  public static final RolloversGetField IS_INHERITED_IRA = of("isInheritedIra");

  /** The member {@code decedentName}. */
  public static final RolloversGetField DECEDENT_NAME = of("decedentName");

  /** The member {@code planKind}. */
  public static final RolloversGetField PLAN_KIND = of("planKind");

  /** The member {@code assets}. */
  public static final RolloversGetField ASSETS = of("assets");

  /** The member {@code amount}. */
  public static final RolloversGetField AMOUNT = of("amount");

  /** The member {@code amounts}. */
  public static final RolloversGetField AMOUNTS = of("amounts");

  /** The member {@code moneySources}. */
  public static final RolloversGetField MONEY_SOURCES = of("moneySources");

  /** The member {@code distributionId}. */
  public static final RolloversGetField DISTRIBUTION_ID = of("distributionId");

  /** The member {@code residualOf}. */
  public static final RolloversGetField RESIDUAL_OF = of("residualOf");

  /** The member {@code residuals}. */
  public static final RolloversGetField RESIDUALS = of("residuals");

  /** The member {@code transfers}. */
  public static final RolloversGetField TRANSFERS = of("transfers");

  /** The member {@code receipts}. */
  public static final RolloversGetField RECEIPTS = of("receipts");

  /** The member {@code deliveryMethod}. */
  public static final RolloversGetField DELIVERY_METHOD = of("deliveryMethod");

  /** The member {@code taxTreatment}. */
  public static final RolloversGetField TAX_TREATMENT = of("taxTreatment");

  /** The member {@code eligibility}. */
  public static final RolloversGetField ELIGIBILITY = of("eligibility");

  /** The member {@code documents}. */
  public static final RolloversGetField DOCUMENTS = of("documents");

  /** The member {@code missingDocuments}. */
  public static final RolloversGetField MISSING_DOCUMENTS = of("missingDocuments");

  /** The member {@code deadlines}. */
  public static final RolloversGetField DEADLINES = of("deadlines");

  /** The member {@code amountMismatch}. */
  public static final RolloversGetField AMOUNT_MISMATCH = of("amountMismatch");

  /** The member {@code requestMismatch}. */
  public static final RolloversGetField REQUEST_MISMATCH = of("requestMismatch");

  /** The member {@code assetMismatch}. */
  public static final RolloversGetField ASSET_MISMATCH = of("assetMismatch");

  /** The member {@code rejection}. */
  public static final RolloversGetField REJECTION = of("rejection");

  /** The member {@code failure}. */
  public static final RolloversGetField FAILURE = of("failure");

  /** The member {@code hold}. */
  public static final RolloversGetField HOLD = of("hold");

  /** The member {@code death}. */
  public static final RolloversGetField DEATH = of("death");

  /** The member {@code consent}. */
  public static final RolloversGetField CONSENT = of("consent");

  /** The member {@code attestations}. */
  public static final RolloversGetField ATTESTATIONS = of("attestations");

  /** The member {@code documentRequest}. */
  public static final RolloversGetField DOCUMENT_REQUEST = of("documentRequest");

  /** The member {@code state}. */
  public static final RolloversGetField STATE = of("state");

  /** The member {@code status}. */
  public static final RolloversGetField STATUS = of("status");

  /** The member {@code pendingOn}. */
  public static final RolloversGetField PENDING_ON = of("pendingOn");

  /** The member {@code version}. */
  public static final RolloversGetField VERSION = of("version");

  /** The member {@code assigneeId}. */
  public static final RolloversGetField ASSIGNEE_ID = of("assigneeId");

  /** The member {@code priority}. */
  public static final RolloversGetField PRIORITY = of("priority");

  /** The member {@code tags}. */
  public static final RolloversGetField TAGS = of("tags");

  /** The member {@code metadata}. */
  public static final RolloversGetField METADATA = of("metadata");

  /** The member {@code createdAt}. */
  public static final RolloversGetField CREATED_AT = of("createdAt");

  /** The member {@code updatedAt}. */
  public static final RolloversGetField UPDATED_AT = of("updatedAt");

  private RolloversGetField(String value) {
    super(value);
  }

  /** Returns the instance for a value, even if this version of the client does not know it. */
  public static RolloversGetField of(String value) {
    return intern(RolloversGetField.class, value, RolloversGetField::new);
  }
}
