// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.LocalDate;
import java.util.Optional;

/** One side of a rollover. */
public final class RolloverSide extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverSide(JsonNode json) {
    super(json);
  }

  /** TypeID of the custodian: {@code cus_} followed by 26 characters. */
  public String custodianId() {
    return required("custodianId", ApiObject::text);
  }

  /** Tax type of the account, such as {@code traditional_ira}. */
  public AccountType accountType() {
    return required("accountType", enumeration(AccountType::of));
  }

  /**
   * Last characters of the account number. The full number is encrypted, and shown only in instructions and
   * certifications.
   */
  public String accountNumberMask() {
    return required("accountNumberMask", ApiObject::text);
  }

  /** The employer's plan, if it is recorded under {@code /v1/plans}. */
  public Optional<String> planId() {
    return optional("planId", ApiObject::text);
  }

  /** Name of the employer's plan. */
  public Optional<String> planName() {
    return optional("planName", ApiObject::text);
  }

  /** Date of the participant's first contribution. */
  public Optional<LocalDate> firstContributionDate() {
    return optional("firstContributionDate", ApiObject::date);
  }

  /** The custodian. Only with {@code expand=custodians}. */
  public Optional<Custodian> custodian() {
    return optional("custodian", Custodian::new);
  }
}
