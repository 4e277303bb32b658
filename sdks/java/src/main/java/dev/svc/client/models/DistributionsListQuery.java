// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class DistributionsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public DistributionsListQuery(JsonNode json) {
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
   * {@code summary} omits {@code moneySources}, {@code paidToParticipant}, {@code destinations}. {@code full}
   * returns all members. Default: {@code full}.
   */
  public Optional<View> view() {
    return optional("view", enumeration(View::of));
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

  /** Builds {@link DistributionsListQuery}. */
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
     * {@code summary} omits {@code moneySources}, {@code paidToParticipant}, {@code destinations}. {@code full}
     * returns all members. Default: {@code full}.
     */
    public Builder view(View value) {
      return set("view", value);
    }

    /**
     * Objects to include, separated by commas: {@code account} (requires the scope {@code accounts:read}),
     * {@code custodians} (requires the scope {@code custodians:read}).
     */
    public Builder expand(Expand... value) {
      return set("expand", List.of(value));
    }

    /** Returns the object. */
    public DistributionsListQuery build() {
      return new DistributionsListQuery(members());
    }
  }

  /**
   * {@code summary} omits {@code moneySources}, {@code paidToParticipant}, {@code destinations}. {@code full}
   * returns all members. Default: {@code full}.
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

  /** The possible values. New values may be added. */
  public static final class Expand extends ApiEnum {
    /** Adds {@code account}, the participant's account. */
    public static final Expand ACCOUNT = of("account");

    /** Adds {@code custodian} to {@code source}, and to {@code destination} of each of the {@code destinations}. */
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
