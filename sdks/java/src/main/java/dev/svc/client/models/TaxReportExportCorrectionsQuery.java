// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.Optional;

/** Query parameters. */
public final class TaxReportExportCorrectionsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public TaxReportExportCorrectionsQuery(JsonNode json) {
    super(json);
  }

  /** The filing to compare with, usually the newest one of its year and form. */
  public String filingId() {
    return required("filingId", ApiObject::text);
  }

  /** Response format. Overrides {@code Accept}. */
  public Optional<RolloversExportFormat> format() {
    return optional("format", enumeration(RolloversExportFormat::of));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxReportExportCorrectionsQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The filing to compare with, usually the newest one of its year and form. Required. */
    public Builder filingId(String value) {
      return set("filingId", value);
    }

    /** Response format. Overrides {@code Accept}. */
    public Builder format(RolloversExportFormat value) {
      return set("format", value);
    }

    /** Returns the object. */
    public TaxReportExportCorrectionsQuery build() {
      return new TaxReportExportCorrectionsQuery(members());
    }
  }
}
