// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiEnum;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class TaxReportExportQuery extends ApiObject {
  /** Creates an object from JSON. */
  public TaxReportExportQuery(JsonNode json) {
    super(json);
  }

  /** The tax year. */
  public long year() {
    return required("year", ApiObject::integer);
  }

  /** Response format. Overrides {@code Accept}. */
  public Optional<Format> format() {
    return optional("format", enumeration(Format::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxReportExportQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The tax year. Required. */
    public Builder year(long value) {
      return set("year", value);
    }

    /** Response format. Overrides {@code Accept}. */
    public Builder format(Format value) {
      return set("format", value);
    }

    /** Returns the object. */
    public TaxReportExportQuery build() {
      return new TaxReportExportQuery(members());
    }
  }

  /** Response format. Overrides {@code Accept}. */
  public static final class Format extends ApiEnum {
    /** One JSON object per line. */
    public static final Format NDJSON = of("ndjson");

    /** Comma-separated values with a header. */
    public static final Format CSV = of("csv");

    private Format(String value) {
      super(value);
    }

    /** Returns the instance for a value, also if this version of the client does not know it. */
    public static Format of(String value) {
      return intern(Format.class, value, Format::new);
    }
  }
}
