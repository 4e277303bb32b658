// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
   * The fields of each custodian to return, separated by commas. Always returns {@code id} and {@code object}.
   * The response omits other fields, even those that the schema requires.
   */
  public Optional<List<CustodiansListField>> fields() {
    return optional("fields", list(enumeration(CustodiansListField::of)));
  }

  /**
   * {@code summary} omits {@code aliases}, {@code requirements}, {@code processingDays}, {@code receiving}.
   * {@code full} returns all fields. Default: {@code full}.
   */
  public Optional<ApprovalsListView> view() {
    return optional("view", enumeration(ApprovalsListView::of));
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
     * The fields of each custodian to return, separated by commas. Always returns {@code id} and {@code object}.
     * The response omits other fields, even those that the schema requires.
     */
    public Builder fields(CustodiansListField... value) {
      return set("fields", List.of(value));
    }

    /**
     * {@code summary} omits {@code aliases}, {@code requirements}, {@code processingDays}, {@code receiving}.
     * {@code full} returns all fields. Default: {@code full}.
     */
    public Builder view(ApprovalsListView value) {
      return set("view", value);
    }

    /** Returns the object. */
    public CustodiansListQuery build() {
      return new CustodiansListQuery(members());
    }
  }
}
