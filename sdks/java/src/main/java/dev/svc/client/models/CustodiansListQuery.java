// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class CustodiansListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public CustodiansListQuery(JsonNode json) {
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

  /** Name, alias or former name. Typos are tolerated. */
  public Optional<String> q() {
    return optional("q", ApiObject::text);
  }

  /** Only custodians that hold accounts of this type. */
  public Optional<AccountType> accountType() {
    return optional("accountType", enumeration(AccountType::of));
  }

  /** Only custodians that can be on this side of a rollover. */
  public Optional<CustodianRole> role() {
    return optional("role", enumeration(CustodianRole::of));
  }

  /** Returns {@code order}. */
  public Optional<CustodianOrder> order() {
    return optional("order", enumeration(CustodianOrder::of));
  }

  /**
   * Only these members of each custodian, separated by commas, and always {@code id} and {@code object}. The
   * response omits the others, even those that the schema requires.
   */
  public Optional<List<Field>> fields() {
    return optional("fields", list(enumeration(Field::of)));
  }

  /**
   * {@code summary} omits {@code aliases}, {@code requirements}, {@code processingDays}, {@code receiving}.
   * {@code full} returns all members. Default: {@code full}.
   */
  public Optional<View> view() {
    return optional("view", enumeration(View::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link CustodiansListQuery}. */
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

    /** Name, alias or former name. Typos are tolerated. */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Only custodians that hold accounts of this type. */
    public Builder accountType(AccountType value) {
      return set("accountType", value);
    }

    /** Only custodians that can be on this side of a rollover. */
    public Builder role(CustodianRole value) {
      return set("role", value);
    }

    /** Sets {@code order}. */
    public Builder order(CustodianOrder value) {
      return set("order", value);
    }

    /**
     * Only these members of each custodian, separated by commas, and always {@code id} and {@code object}. The
     * response omits the others, even those that the schema requires.
     */
    public Builder fields(Field... value) {
      return set("fields", List.of(value));
    }

    /**
     * {@code summary} omits {@code aliases}, {@code requirements}, {@code processingDays}, {@code receiving}.
     * {@code full} returns all members. Default: {@code full}.
     */
    public Builder view(View value) {
      return set("view", value);
    }

    /** Returns the object. */
    public CustodiansListQuery build() {
      return new CustodiansListQuery(members());
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

    /** The member {@code slug}. */
    public static final Field SLUG = of("slug");

    /** The member {@code name}. */
    public static final Field NAME = of("name");

    /** The member {@code aliases}. */
    public static final Field ALIASES = of("aliases");

    /** The member {@code category}. */
    public static final Field CATEGORY = of("category");

    /** The member {@code roles}. */
    public static final Field ROLES = of("roles");

    /** The member {@code supportedAccountTypes}. */
    public static final Field SUPPORTED_ACCOUNT_TYPES = of("supportedAccountTypes");

    /** The member {@code deliveryMethods}. */
    public static final Field DELIVERY_METHODS = of("deliveryMethods");

    /** The member {@code requirements}. */
    public static final Field REQUIREMENTS = of("requirements");

    /** The member {@code processingDays}. */
    public static final Field PROCESSING_DAYS = of("processingDays");

    /** The member {@code logoUrl}. */
    public static final Field LOGO_URL = of("logoUrl");

    /** The member {@code website}. */
    public static final Field WEBSITE = of("website");

    /** The member {@code verified}. */
    public static final Field VERIFIED = of("verified");

    /** The member {@code active}. */
    public static final Field ACTIVE = of("active");

    /** The member {@code popularRank}. */
    public static final Field POPULAR_RANK = of("popularRank");

    /** The member {@code match}. */
    public static final Field MATCH = of("match");

    /** The member {@code createdAt}. */
    public static final Field CREATED_AT = of("createdAt");

    /** The member {@code receiving}. */
    public static final Field RECEIVING = of("receiving");

    private Field(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Field of(String value) {
      return intern(Field.class, value, Field::new);
    }
  }

  /**
   * {@code summary} omits {@code aliases}, {@code requirements}, {@code processingDays}, {@code receiving}. {@code
   * full} returns all members. Default: {@code full}.
   */
  public static final class View extends ApiEnum {
    /** All members. */
    public static final View FULL = of("full");

    /** Without the long texts and nested objects that are of use only for single items. */
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
