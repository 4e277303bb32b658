// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class TaxFilingsListQuery extends ApiObject {
  /** Creates an object from JSON. */
  public TaxFilingsListQuery(JsonNode json) {
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

  /** Only filings for this tax year. */
  public Optional<Long> year() {
    return optional("year", ApiObject::integer);
  }

  /** Only filings of this form. */
  public Optional<TaxFilingForm> form() {
    return optional("form", enumeration(TaxFilingForm::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxFilingsListQuery}. */
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

    /** Only filings for this tax year. */
    public Builder year(long value) {
      return set("year", value);
    }

    /** Only filings of this form. */
    public Builder form(TaxFilingForm value) {
      return set("form", value);
    }

    /** Returns the object. */
    public TaxFilingsListQuery build() {
      return new TaxFilingsListQuery(members());
    }
  }
}
