// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class RolloversListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public RolloversListQuery(JsonNode json) {
    super(json);
  }

  /** Page size, from 1 to 100. */
  public Optional<Long> limit() {
    return optional("limit", ApiObject::integer);
  }

  /** {@code nextCursor} of the previous page. */
  public Optional<String> cursor() {
    return optional("cursor", ApiObject::text);
  }

  /**
   * Only this state, or several states: separated by commas, or with the parameter repeated ({@code state=} or
   * {@code state[]=}).
   */
  public Optional<List<RolloverState>> state() {
    return optional("state", list(enumeration(RolloverState::of)));
  }

  /** Only rollovers with this status. */
  public Optional<RolloverStatus> status() {
    return optional("status", enumeration(RolloverStatus::of));
  }

  /**
   * Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter
   * repeated ({@code pendingOn=} or {@code pendingOn[]=}).
   */
  public Optional<List<PendingOn>> pendingOn() {
    return optional("pendingOn", list(enumeration(PendingOn::of)));
  }

  /** Only this rollover type. */
  public Optional<RolloverType> type() {
    return optional("type", enumeration(RolloverType::of));
  }

  /** {@code true}: only rollovers with a passed deadline. {@code false}: only rollovers without one. */
  public Optional<Boolean> overdue() {
    return optional("overdue", ApiObject::bool);
  }

  /** {@code true}: only rollovers with an open mismatch. {@code false}: only rollovers without one. */
  public Optional<Boolean> mismatch() {
    return optional("mismatch", ApiObject::bool);
  }

  /** Only rollovers assigned to this person, by your ID. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** {@code true}: only rollovers that have no assignee and need someone to act. */
  public Optional<Boolean> unassigned() {
    return optional("unassigned", ApiObject::bool);
  }

  /** Only this priority. */
  public Optional<RolloverPriority> priority() {
    return optional("priority", enumeration(RolloverPriority::of));
  }

  /** Only rollovers of this account. */
  public Optional<String> accountId() {
    return optional("accountId", ApiObject::text);
  }

  /** Only rollovers with this custodian on either side. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Only rollovers with this external ID. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** Only rollovers of this distribution. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /**
   * Only rollovers with this plan on either side. With another sort order than {@code newest}, or with {@code
   * custodianId} or an assignee, the list examines up to 1,000 rollovers of the plan: add {@code state} or
   * {@code pendingOn} if there are more.
   */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Only rollovers with this tag. */
  public Optional<String> tag() {
    return optional("tag", ApiObject::text);
  }

  /** Created after this time. */
  public Optional<Instant> createdAfter() {
    return optional("createdAfter", ApiObject::instant);
  }

  /** Created before this time. */
  public Optional<Instant> createdBefore() {
    return optional("createdBefore", ApiObject::instant);
  }

  /** Last changed after this time. Sorts by last change unless {@code sort} is given. */
  public Optional<Instant> updatedAfter() {
    return optional("updatedAfter", ApiObject::instant);
  }

  /** Has a passed or upcoming deadline before this time. Sorts by deadline unless {@code sort} is given. */
  public Optional<Instant> dueBefore() {
    return optional("dueBefore", ApiObject::instant);
  }

  /**
   * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
   * otherwise {@code newest}.
   */
  public Optional<Sort> sort() {
    return optional("sort", enumeration(Sort::of));
  }

  /**
   * Only these members of each rollover, separated by commas, and always {@code id} and {@code object}. The
   * response omits the others, even those that the schema requires.
   */
  public Optional<List<Field>> fields() {
    return optional("fields", list(enumeration(Field::of)));
  }

  /**
   * Objects to include, separated by commas: {@code account} (also requires the scope {@code accounts:read}),
   * {@code custodians} (also requires {@code custodians:read}).
   */
  public Optional<List<Expand>> expand() {
    return optional("expand", list(enumeration(Expand::of)));
  }

  /**
   * {@code summary} returns a part of each rollover, {@code full} all members. Default: {@code full}. Not with
   * {@code fields}.
   */
  public Optional<View> view() {
    return optional("view", enumeration(View::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloversListQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** Page size, from 1 to 100. */
    public Builder limit(long value) {
      return set("limit", value);
    }

    /** {@code nextCursor} of the previous page. */
    public Builder cursor(String value) {
      return set("cursor", value);
    }

    /**
     * Only this state, or several states: separated by commas, or with the parameter repeated ({@code state=} or
     * {@code state[]=}).
     */
    public Builder state(RolloverState... value) {
      return set("state", List.of(value));
    }

    /** Only rollovers with this status. */
    public Builder status(RolloverStatus value) {
      return set("status", value);
    }

    /**
     * Only rollovers pending on this party, or on one of several: separated by commas, or with the parameter
     * repeated ({@code pendingOn=} or {@code pendingOn[]=}).
     */
    public Builder pendingOn(PendingOn... value) {
      return set("pendingOn", List.of(value));
    }

    /** Only this rollover type. */
    public Builder type(RolloverType value) {
      return set("type", value);
    }

    /** {@code true}: only rollovers with a passed deadline. {@code false}: only rollovers without one. */
    public Builder overdue(boolean value) {
      return set("overdue", value);
    }

    /** {@code true}: only rollovers with an open mismatch. {@code false}: only rollovers without one. */
    public Builder mismatch(boolean value) {
      return set("mismatch", value);
    }

    /** Only rollovers assigned to this person, by your ID. */
    public Builder assigneeId(String value) {
      return set("assigneeId", value);
    }

    /** {@code true}: only rollovers that have no assignee and need someone to act. */
    public Builder unassigned(boolean value) {
      return set("unassigned", value);
    }

    /** Only this priority. */
    public Builder priority(RolloverPriority value) {
      return set("priority", value);
    }

    /** Only rollovers of this account. */
    public Builder accountId(String value) {
      return set("accountId", value);
    }

    /** Only rollovers with this custodian on either side. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** Only rollovers with this external ID. */
    public Builder externalId(String value) {
      return set("externalId", value);
    }

    /** Only rollovers of this distribution. */
    public Builder distributionId(String value) {
      return set("distributionId", value);
    }

    /**
     * Only rollovers with this plan on either side. With another sort order than {@code newest}, or with {@code
     * custodianId} or an assignee, the list examines up to 1,000 rollovers of the plan: add {@code state} or
     * {@code pendingOn} if there are more.
     */
    public Builder planId(String value) {
      return set("planId", value);
    }

    /** Only rollovers with this tag. */
    public Builder tag(String value) {
      return set("tag", value);
    }

    /** Created after this time. */
    public Builder createdAfter(Instant value) {
      return set("createdAfter", value);
    }

    /** Created before this time. */
    public Builder createdBefore(Instant value) {
      return set("createdBefore", value);
    }

    /** Last changed after this time. Sorts by last change unless {@code sort} is given. */
    public Builder updatedAfter(Instant value) {
      return set("updatedAfter", value);
    }

    /** Has a passed or upcoming deadline before this time. Sorts by deadline unless {@code sort} is given. */
    public Builder dueBefore(Instant value) {
      return set("dueBefore", value);
    }

    /**
     * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
     * otherwise {@code newest}.
     */
    public Builder sort(Sort value) {
      return set("sort", value);
    }

    /**
     * Only these members of each rollover, separated by commas, and always {@code id} and {@code object}. The
     * response omits the others, even those that the schema requires.
     */
    public Builder fields(Field... value) {
      return set("fields", List.of(value));
    }

    /**
     * Objects to include, separated by commas: {@code account} (also requires the scope {@code accounts:read}),
     * {@code custodians} (also requires {@code custodians:read}).
     */
    public Builder expand(Expand... value) {
      return set("expand", List.of(value));
    }

    /**
     * {@code summary} returns a part of each rollover, {@code full} all members. Default: {@code full}. Not with
     * {@code fields}.
     */
    public Builder view(View value) {
      return set("view", value);
    }

    /** Returns the object. */
    public RolloversListQuery build() {
      return new RolloversListQuery(members());
    }
  }

  /**
   * Sort order. Default: {@code deadline} with {@code dueBefore}, {@code updated} with {@code updatedAfter},
   * otherwise {@code newest}.
   */
  public static final class Sort extends ApiEnum {
    /** Newest first. */
    public static final Sort NEWEST = of("newest");

    /** By deadline: most overdue first, then soonest due. Rollovers without a deadline come last. */
    public static final Sort DEADLINE = of("deadline");

    /** By last change, latest first. */
    public static final Sort UPDATED = of("updated");

    /**
     * Most urgent first: by the day of the deadline, so the most days overdue come first, then by priority, then
     * by time. Rollovers without a deadline come last.
     */
    public static final Sort URGENCY = of("urgency");

    private Sort(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Sort of(String value) {
      return intern(Sort.class, value, Sort::new);
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

  /**
   * {@code summary} returns a part of each rollover, {@code full} all members. Default: {@code full}. Not with
   * {@code fields}.
   */
  public static final class View extends ApiEnum {
    /** All members. */
    public static final View FULL = of("full");

    /** Only the members that describe the rollover: no money, documents, deadlines or tax treatment. */
    public static final View SUMMARY = of("summary");

    private View(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static View of(String value) {
      return intern(View.class, value, View::new);
    }
  }
}
