// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.util.List;
import java.util.Optional;

/** Requirements of the source custodian and plan, with the origin of each fact. */
public final class RolloverRequirements extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverRequirements(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code rollover_requirements}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** Everything the source requires, from the directory, your additions and the rules for this participant. */
  public RolloverRequirementsRequirements requirements() {
    return required("requirements", RolloverRequirementsRequirements::new);
  }

  /** Documents to enclose with the request. */
  public List<RequiredEnclosure> enclosures() {
    return required("enclosures", list(RequiredEnclosure::new));
  }

  /** People who can sign the request. Empty if unknown. */
  public List<RequirementSigner> signers() {
    return required("signers", list(enumeration(RequirementSigner::of)));
  }

  /** Where to send the request. Null if unknown. */
  public Optional<RequirementSendTo> sendTo() {
    return optional("sendTo", RequirementSendTo::new);
  }

  /** Returns {@code processingDays}. */
  public Optional<ProcessingDays> processingDays() {
    return optional("processingDays", ProcessingDays::new);
  }

  /** True if one of {@code requirementSets} has expired. */
  public boolean hasUnconfirmed() {
    return required("hasUnconfirmed", ApiObject::bool);
  }

  /** Your current requirement sets of the source custodian and of the source plan. */
  public List<RequirementSet> requirementSets() {
    return required("requirementSets", list(RequirementSet::new));
  }
}
