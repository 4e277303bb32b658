// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public Optional<List<NigoItemsGetExpand>> expand() {
    return optional("expand", list(enumeration(NigoItemsGetExpand::of)));
  }

  /** Only money with this status. */
  public Optional<IncomingFundsStatus> status() {
    return optional("status", enumeration(IncomingFundsStatus::of));
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
  public Optional<IncomingFundsMethod> method() {
    return optional("method", enumeration(IncomingFundsMethod::of));
  }

  /** Only this amount. */
  public Optional<BigDecimal> amount() {
    return optional("amount", ApiObject::decimal);
  }

  /** Only money from this custodian. */
  public Optional<String> custodianId() {
    return optional("custodianId", ApiObject::text);
  }

  /** Only money with this owner: your ID for the person who works on it. */
  public Optional<String> ownerId() {
    return optional("ownerId", ApiObject::text);
  }

  /** {@code true}: only money in suspense past its return date. {@code false}: only other money. */
  public Optional<Boolean> overdue() {
    return optional("overdue", ApiObject::bool);
  }

  /** Order of the list. Default: newest first. */
  public Optional<IncomingFundsListSort> sort() {
    return optional("sort", enumeration(IncomingFundsListSort::of));
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
    public Builder expand(NigoItemsGetExpand... value) {
      return set("expand", List.of(value));
    }

    /** Only money with this status. */
    public Builder status(IncomingFundsStatus value) {
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
    public Builder method(IncomingFundsMethod value) {
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

    /** Only money with this owner: your ID for the person who works on it. */
    public Builder ownerId(String value) {
      return set("ownerId", value);
    }

    /** {@code true}: only money in suspense past its return date. {@code false}: only other money. */
    public Builder overdue(boolean value) {
      return set("overdue", value);
    }

    /** Order of the list. Default: newest first. */
    public Builder sort(IncomingFundsListSort value) {
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
}
