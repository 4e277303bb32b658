// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
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
  public Optional<RolloversExportFormat> format() {
    return optional("format", enumeration(RolloversExportFormat::of));
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
    public Builder format(RolloversExportFormat value) {
      return set("format", value);
    }

    /** Returns the object. */
    public TaxReportExportQuery build() {
      return new TaxReportExportQuery(members());
    }
  }
}
