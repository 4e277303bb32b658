// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;

/** Query parameters. */
public final class TaxReportExportFiledFormsQuery extends ApiObject {
  /** Creates an object from JSON. */
  public TaxReportExportFiledFormsQuery(JsonNode json) {
    super(json);
  }

  /** The tax filing whose forms to export. */
  public String filingId() {
    return required("filingId", ApiObject::text);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link TaxReportExportFiledFormsQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The tax filing whose forms to export. Required. */
    public Builder filingId(String value) {
      return set("filingId", value);
    }

    /** Returns the object. */
    public TaxReportExportFiledFormsQuery build() {
      return new TaxReportExportFiledFormsQuery(members());
    }
  }
}
