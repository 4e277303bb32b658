// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.Optional;

/** One item of the list. The NIGO items of this change. */
public final class RolloverNigoRecordedEventDataNigoItem extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverNigoRecordedEventDataNigoItem(JsonNode json) {
    super(json);
  }

  /** TypeID of the NIGO item. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** Reason why a request is not in good order (NIGO). New values may be added. */
  public NigoCode code() {
    return required("code", enumeration(NigoCode::of));
  }

  /** The party that found the request not in good order. */
  public NigoReporter reportedBy() {
    return required("reportedBy", enumeration(NigoReporter::of));
  }

  /** How it was resolved. Null while open. */
  public Optional<NigoResolution> resolution() {
    return optional("resolution", enumeration(NigoResolution::of));
  }
}
