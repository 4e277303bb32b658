// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.Optional;

/** Query parameters. */
public final class IncomingFundsSummaryQuery extends ApiObject {
  /** Creates an object from JSON. */
  public IncomingFundsSummaryQuery(JsonNode json) {
    super(json);
  }

  /** First day. Default: the same day as {@code to}. */
  public Optional<LocalDate> from() {
    return optional("from", ApiObject::date);
  }

  /** Last day. Default: today. */
  public Optional<LocalDate> to() {
    return optional("to", ApiObject::date);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link IncomingFundsSummaryQuery}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** First day. Default: the same day as {@code to}. */
    public Builder from(LocalDate value) {
      return set("from", value);
    }

    /** Last day. Default: today. */
    public Builder to(LocalDate value) {
      return set("to", value);
    }

    /** Returns the object. */
    public IncomingFundsSummaryQuery build() {
      return new IncomingFundsSummaryQuery(members());
    }
  }
}
