// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** The body of {@code POST /v1/tax-filings}. */
public final class RecordTaxFilingRequest extends ApiObject {
  /** Creates an object from JSON. */
  public RecordTaxFilingRequest(JsonNode json) {
    super(json);
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /**
   * {@code 1099-R}, filed by the custodians that paid, or {@code 5498}, filed by the custodians of the receiving
   * IRAs.
   */
  public TaxFilingForm form() {
    return required("form", enumeration(TaxFilingForm::of));
  }

  /** Date on which the forms were filed. Default: today. */
  public Optional<LocalDate> filedOn() {
    return optional("filedOn", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RecordTaxFilingRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The tax year. Required. */
    public Builder year(long value) {
      return set("year", value);
    }

    /**
     * {@code 1099-R}, filed by the custodians that paid, or {@code 5498}, filed by the custodians of the
     * receiving IRAs. Required.
     */
    public Builder form(TaxFilingForm value) {
      return set("form", value);
    }

    /** Date on which the forms were filed. Default: today. */
    public Builder filedOn(LocalDate value) {
      return set("filedOn", value);
    }

    /** Returns the object. */
    public RecordTaxFilingRequest build() {
      return new RecordTaxFilingRequest(members());
    }
  }
}
