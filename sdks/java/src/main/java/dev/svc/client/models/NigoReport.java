// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Reasons why a request is not in good order. */
public final class NigoReport extends ApiObject {
  /** Creates an object from JSON. */
  public NigoReport(JsonNode json) {
    super(json);
  }

  /** The party that found the request not in good order. */
  public NigoReporter reportedBy() {
    return required("reportedBy", enumeration(NigoReporter::of));
  }

  /** Date the reasons were reported. Default: today. */
  public Optional<LocalDate> reportedOn() {
    return optional("reportedOn", ApiObject::date);
  }

  /** The reasons, 1 to 20. */
  public List<NigoItemInput> items() {
    return required("items", list(NigoItemInput::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link NigoReport}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The party that found the request not in good order. Required. */
    public Builder reportedBy(NigoReporter value) {
      return set("reportedBy", value);
    }

    /** Date the reasons were reported. Default: today. */
    public Builder reportedOn(LocalDate value) {
      return set("reportedOn", value);
    }

    /** The reasons, 1 to 20. Required. */
    public Builder items(List<NigoItemInput> value) {
      return set("items", value);
    }

    /** Returns the object. */
    public NigoReport build() {
      return new NigoReport(members());
    }
  }
}
