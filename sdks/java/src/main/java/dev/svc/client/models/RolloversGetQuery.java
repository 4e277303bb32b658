// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversGetQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversGetQuery(JsonNode json) {
    super(json);
  }

  /**
   * Only these members of each rollover, separated by commas, and always {@code id} and {@code object}. The
   * response omits the others, even those that the schema requires.
   */
  public Optional<List<Field>> fields() {
    return optional("fields", list(enumeration(Field::of)));
  }

  /**
   * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}), {@code
   * custodians} (requires the scope {@code custodians:read}).
   */
  public Optional<List<Expand>> expand() {
    return optional("expand", list(enumeration(Expand::of)));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversGetQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /**
     * Only these members of each rollover, separated by commas, and always {@code id} and {@code object}. The
     * response omits the others, even those that the schema requires.
     */
    public Builder fields(Field... value) {
      return set("fields", List.of(value));
    }

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(Expand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public RolloversGetQuery build() {
      return new RolloversGetQuery(members());
    }
  }

  /** The possible values. New values may be added. */
  public static final class Field extends ApiEnum {
    /** The member {@code id}. */
    public static final Field ID = of("id");

    /** The member {@code object}. */
    public static final Field OBJECT = of("object");

    /** The member {@code environment}. */
    public static final Field ENVIRONMENT = of("environment");

    /** The member {@code externalId}. */
    public static final Field EXTERNAL_ID = of("externalId");

    /** The member {@code accountId}. */
    public static final Field ACCOUNT_ID = of("accountId");

    /** The member {@code type}. */
    public static final Field TYPE = of("type");

    /** The member {@code source}. */
    public static final Field SOURCE = of("source");

    /** The member {@code destination}. */
    public static final Field DESTINATION = of("destination");

    /** The member {@code relationship}. */
    public static final Field RELATIONSHIP = of("relationship");

    /** The member {@code isInheritedIra}. */
    public static final Field IS_INHERITED_IRA = of("isInheritedIra");

    /** The member {@code decedentName}. */
    public static final Field DECEDENT_NAME = of("decedentName");

    /** The member {@code planKind}. */
    public static final Field PLAN_KIND = of("planKind");

    /** The member {@code assets}. */
    public static final Field ASSETS = of("assets");

    /** The member {@code amount}. */
    public static final Field AMOUNT = of("amount");

    /** The member {@code amounts}. */
    public static final Field AMOUNTS = of("amounts");

    /** The member {@code moneySources}. */
    public static final Field MONEY_SOURCES = of("moneySources");

    /** The member {@code distributionId}. */
    public static final Field DISTRIBUTION_ID = of("distributionId");

    /** The member {@code residualOf}. */
    public static final Field RESIDUAL_OF = of("residualOf");

    /** The member {@code residuals}. */
    public static final Field RESIDUALS = of("residuals");

    /** The member {@code transfers}. */
    public static final Field TRANSFERS = of("transfers");

    /** The member {@code receipts}. */
    public static final Field RECEIPTS = of("receipts");

    /** The member {@code deliveryMethod}. */
    public static final Field DELIVERY_METHOD = of("deliveryMethod");

    /** The member {@code taxTreatment}. */
    public static final Field TAX_TREATMENT = of("taxTreatment");

    /** The member {@code eligibility}. */
    public static final Field ELIGIBILITY = of("eligibility");

    /** The member {@code documents}. */
    public static final Field DOCUMENTS = of("documents");

    /** The member {@code missingDocuments}. */
    public static final Field MISSING_DOCUMENTS = of("missingDocuments");

    /** The member {@code deadlines}. */
    public static final Field DEADLINES = of("deadlines");

    /** The member {@code amountMismatch}. */
    public static final Field AMOUNT_MISMATCH = of("amountMismatch");

    /** The member {@code requestMismatch}. */
    public static final Field REQUEST_MISMATCH = of("requestMismatch");

    /** The member {@code assetMismatch}. */
    public static final Field ASSET_MISMATCH = of("assetMismatch");

    /** The member {@code rejection}. */
    public static final Field REJECTION = of("rejection");

    /** The member {@code failure}. */
    public static final Field FAILURE = of("failure");

    /** The member {@code hold}. */
    public static final Field HOLD = of("hold");

    /** The member {@code death}. */
    public static final Field DEATH = of("death");

    /** The member {@code consent}. */
    public static final Field CONSENT = of("consent");

    /** The member {@code attestations}. */
    public static final Field ATTESTATIONS = of("attestations");

    /** The member {@code documentRequest}. */
    public static final Field DOCUMENT_REQUEST = of("documentRequest");

    /** The member {@code state}. */
    public static final Field STATE = of("state");

    /** The member {@code status}. */
    public static final Field STATUS = of("status");

    /** The member {@code pendingOn}. */
    public static final Field PENDING_ON = of("pendingOn");

    /** The member {@code version}. */
    public static final Field VERSION = of("version");

    /** The member {@code assigneeId}. */
    public static final Field ASSIGNEE_ID = of("assigneeId");

    /** The member {@code priority}. */
    public static final Field PRIORITY = of("priority");

    /** The member {@code tags}. */
    public static final Field TAGS = of("tags");

    /** The member {@code metadata}. */
    public static final Field METADATA = of("metadata");

    /** The member {@code createdAt}. */
    public static final Field CREATED_AT = of("createdAt");

    /** The member {@code updatedAt}. */
    public static final Field UPDATED_AT = of("updatedAt");

    private Field(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Field of(String value) {
      return intern(Field.class, value, Field::new);
    }
  }

  /** The possible values. New values may be added. */
  public static final class Expand extends ApiEnum {
    /** Adds {@code account}, the participant's account. */
    public static final Expand ACCOUNT = of("account");

    /** Adds {@code custodian} to {@code source} and {@code destination}. */
    public static final Expand CUSTODIANS = of("custodians");

    private Expand(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Expand of(String value) {
      return intern(Expand.class, value, Expand::new);
    }
  }
}
