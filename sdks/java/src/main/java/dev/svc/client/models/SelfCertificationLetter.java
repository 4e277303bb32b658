// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** A participant's certification for money that arrived after the 60 days (Rev. Proc. 2020-46). */
public final class SelfCertificationLetter extends ApiObject {
  /** Creates an object from JSON. */
  public SelfCertificationLetter(JsonNode json) {
    super(json);
  }

  /** The type of the object: always {@code self_certification}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** TypeID of the rollover: {@code rol_} followed by 26 characters. */
  public String rolloverId() {
    return required("rolloverId", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** Time of preparation. */
  public Instant preparedAt() {
    return required("preparedAt", ApiObject::instant);
  }

  /** Date of {@code preparedAt} in the organization's time zone. */
  public LocalDate preparedOn() {
    return required("preparedOn", ApiObject::date);
  }

  /** The participant who certifies. */
  public InstructionParticipant participant() {
    return required("participant", InstructionParticipant::new);
  }

  /** Returns {@code recipient}. */
  public SelfCertificationLetterRecipient recipient() {
    return required("recipient", SelfCertificationLetterRecipient::new);
  }

  /** Total late amount that has one of these reasons, as a decimal string. */
  public String amount() {
    return required("amount", ApiObject::text);
  }

  /** The twelve reasons of Rev. Proc. 2020-46, section 3.02(2), in the order of its model letter. */
  public List<SelfCertificationLetterReason> reasons() {
    return required("reasons", list(SelfCertificationLetterReason::new));
  }
}
