// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Query parameters. */
public final class IncomingFundsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsListQuery(JsonNode json) {
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

  /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
  public Optional<List<Expand>> expand() {
    return optional("expand", list(enumeration(Expand::of)));
  }

  /** Only money with this status. */
  public Optional<Status> status() {
    return optional("status", enumeration(Status::of));
  }

  /** Only money that arrived on or after this date. */
  public Optional<LocalDate> receivedFrom() {
    return optional("receivedFrom", ApiObject::date);
  }

  /** Only money that arrived on or before this date. */
  public Optional<LocalDate> receivedTo() {
    return optional("receivedTo", ApiObject::date);
  }

  /** Only money that arrived in this way. */
  public Optional<Method> method() {
    return optional("method", enumeration(Method::of));
  }

  /** Only this amount. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** Only money from this custodian. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Only money that this person works on, by your ID. */
  public Optional<String> ownerId() {
    return optional("ownerId", ApiObject::text);
  }

  /** {@code true}: only money in suspense past its return date. {@code false}: only other money. */
  public Optional<Boolean> overdue() {
    return optional("overdue", ApiObject::bool);
  }

  /** Order of the list. Default: newest first. */
  public Optional<Sort> sort() {
    return optional("sort", enumeration(Sort::of));
  }

  /** Only entries of this bank file. */
  public Optional<String> fileId() {
    return optional("fileId", ApiObject::text);
  }

  /**
   * An ID, check number, trace number or bank reference, the last four characters of the account number, or the
   * start of the sender's name.
   */
  public Optional<String> q() {
    return optional("q", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsListQuery}. */
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

    /** Objects to include, separated by commas: {@code custodian} (requires the scope {@code custodians:read}). */
    public Builder expand(Expand... value) {
      return set("expand", List.of(value));
    }

    /** Only money with this status. */
    public Builder status(Status value) {
      return set("status", value);
    }

    /** Only money that arrived on or after this date. */
    public Builder receivedFrom(LocalDate value) {
      return set("receivedFrom", value);
    }

    /** Only money that arrived on or before this date. */
    public Builder receivedTo(LocalDate value) {
      return set("receivedTo", value);
    }

    /** Only money that arrived in this way. */
    public Builder method(Method value) {
      return set("method", value);
    }

    /** Only this amount. */
    public Builder amount(BigDecimal value) {
      return set("amount", money(value));
    }

    /** Only money from this custodian. */
    public Builder custodianId(String value) {
      return set("custodianId", value);
    }

    /** Only money that this person works on, by your ID. */
    public Builder ownerId(String value) {
      return set("ownerId", value);
    }

    /** {@code true}: only money in suspense past its return date. {@code false}: only other money. */
    public Builder overdue(boolean value) {
      return set("overdue", value);
    }

    /** Order of the list. Default: newest first. */
    public Builder sort(Sort value) {
      return set("sort", value);
    }

    /** Only entries of this bank file. */
    public Builder fileId(String value) {
      return set("fileId", value);
    }

    /**
     * An ID, check number, trace number or bank reference, the last four characters of the account number, or
     * the start of the sender's name.
     */
    public Builder q(String value) {
      return set("q", value);
    }

    /** Returns the object. */
    public IncomingFundsListQuery build() {
      return new IncomingFundsListQuery(members());
    }
  }

  /** The possible values. New values may be added. */
  public static final class Expand extends ApiEnum {
    /** Adds {@code custodian}, the custodian of {@code custodianId}. */
    public static final Expand CUSTODIAN = of("custodian");

    private Expand(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Expand of(String value) {
      return intern(Expand.class, value, Expand::new);
    }
  }

  /** Only money with this status. */
  public static final class Status extends ApiEnum {
    /** It waits for a rollover. */
    public static final Status UNMATCHED = of("unmatched");

    /** It waits in suspense, with a deadline for its return. */
    public static final Status SUSPENSE = of("suspense");

    /** It is applied to rollovers. */
    public static final Status APPLIED = of("applied");

    /** It was returned to its sender. This is final. */
    public static final Status RETURNED = of("returned");

    /** The bank took it back. This is final. */
    public static final Status REVERSED = of("reversed");

    private Status(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Status of(String value) {
      return intern(Status.class, value, Status::new);
    }
  }

  /** Only money that arrived in this way. */
  public static final class Method extends ApiEnum {
    /** A check. */
    public static final Method CHECK = of("check");

    /** A wire transfer. */
    public static final Method WIRE = of("wire");

    /** An ACH payment. */
    public static final Method ACH = of("ach");

    /** Another or unknown method. */
    public static final Method OTHER = of("other");

    private Method(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Method of(String value) {
      return intern(Method.class, value, Method::new);
    }
  }

  /** Order of the list. Default: newest first. */
  public static final class Sort extends ApiEnum {
    /** Newest first. */
    public static final Sort NEWEST = of("newest");

    /** Oldest first. */
    public static final Sort OLDEST = of("oldest");

    private Sort(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Sort of(String value) {
      return intern(Sort.class, value, Sort::new);
    }
  }
}
