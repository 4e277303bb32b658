// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A movement of retirement money from one custodian to another. */
public final class Rollover extends ApiObject {
  /** Creates an object from JSON. */
  public Rollover(JsonNode json) {
    super(json);
  }

  /** TypeID: {@code rol_} followed by 26 characters. */
  public String id() {
    return required("id", ApiObject::text);
  }

  /** The type of the object: always {@code rollover}. */
  public String object() {
    return required("object", ApiObject::text);
  }

  /** The environment of the object. */
  public Environment environment() {
    return required("environment", enumeration(Environment::of));
  }

  /** The integrator's ID for the rollover. */
  public Optional<String> externalId() {
    return optional("externalId", ApiObject::text);
  }

  /** The participant's account. */
  public String accountId() {
    return required("accountId", ApiObject::text);
  }

  /** Returns {@code type}. */
  public RolloverType type() {
    return required("type", enumeration(RolloverType::of));
  }

  /** The source account. */
  public RolloverSide source() {
    return required("source", RolloverSide::new);
  }

  /** The destination account. */
  public RolloverSide destination() {
    return required("destination", RolloverSide::new);
  }

  /** The participant's claim to the money. */
  public Relationship relationship() {
    return required("relationship", enumeration(Relationship::of));
  }

  /** True if the destination is an inherited IRA. */
  public boolean isInheritedIra() {
    return required("isInheritedIra", ApiObject::bool);
  }

  /** Name of the deceased owner of inherited money. Inherited IRAs are titled in that name. */
  public Optional<String> decedentName() {
    return optional("decedentName", ApiObject::text);
  }

  /** Kind of source plan. Null if unknown. */
  public Optional<PlanKind> planKind() {
    return optional("planKind", enumeration(PlanKind::of));
  }

  /** Requested assets to move in kind. */
  public List<Asset> assets() {
    return required("assets", list(Asset::new));
  }

  /** Amount that was requested. {@code amounts} has the money that moved. */
  public RolloverAmount amount() {
    return required("amount", RolloverAmount::new);
  }

  /** Returns {@code amounts}. */
  public RolloverAmounts amounts() {
    return required("amounts", RolloverAmounts::new);
  }

  /** Kinds of money in the rollover. Empty if not specified. */
  public List<MoneySource> moneySources() {
    return required("moneySources", list(MoneySource::new));
  }

  /** The distribution that this rollover belongs to. Null if none. */
  public Optional<String> distributionId() {
    return optional("distributionId", ApiObject::text);
  }

  /** The completed rollover to which this rollover's residual money belongs. */
  public Optional<String> residualOf() {
    return optional("residualOf", ApiObject::text);
  }

  /** Rollovers for money sent after this one was completed. */
  public List<String> residuals() {
    return required("residuals", list(ApiObject::text));
  }

  /** All transfers, including void ones. */
  public List<Transfer> transfers() {
    return required("transfers", list(Transfer::new));
  }

  /** All receipts, including void ones. */
  public List<Receipt> receipts() {
    return required("receipts", list(Receipt::new));
  }

  /** How the money is delivered, such as {@code wire} or {@code check}. */
  public DeliveryMethod deliveryMethod() {
    return required("deliveryMethod", enumeration(DeliveryMethod::of));
  }

  /** Returns {@code taxTreatment}. */
  public TaxTreatment taxTreatment() {
    return required("taxTreatment", TaxTreatment::new);
  }

  /** Result of the eligibility rules. */
  public Eligibility eligibility() {
    return required("eligibility", Eligibility::new);
  }

  /** Documents that were provided for the rollover. */
  public List<RolloverDocument> documents() {
    return required("documents", list(RolloverDocument::new));
  }

  /** Missing documents that the source custodian or plan requires. {@code approve} is not possible without them. */
  public List<MissingDocument> missingDocuments() {
    return required("missingDocuments", list(MissingDocument::new));
  }

  /** The rollover's deadlines. */
  public List<Deadline> deadlines() {
    return required("deadlines", list(Deadline::new));
  }

  /** Returns {@code amountMismatch}. */
  public Optional<AmountMismatch> amountMismatch() {
    return optional("amountMismatch", AmountMismatch::new);
  }

  /** Returns {@code requestMismatch}. */
  public Optional<RequestMismatch> requestMismatch() {
    return optional("requestMismatch", RequestMismatch::new);
  }

  /** Returns {@code assetMismatch}. */
  public Optional<AssetMismatch> assetMismatch() {
    return optional("assetMismatch", AssetMismatch::new);
  }

  /** Returns {@code rejection}. */
  public Optional<Rejection> rejection() {
    return optional("rejection", Rejection::new);
  }

  /** Returns {@code failure}. */
  public Optional<Failure> failure() {
    return optional("failure", Failure::new);
  }

  /** Returns {@code hold}. */
  public Optional<Hold> hold() {
    return optional("hold", Hold::new);
  }

  /** Returns {@code death}. */
  public Optional<ReportedDeath> death() {
    return optional("death", ReportedDeath::new);
  }

  /** Returns {@code consent}. */
  public Optional<Consent> consent() {
    return optional("consent", Consent::new);
  }

  /** The participant's attestations. Attestations that were not given are omitted. */
  public Attestations attestations() {
    return required("attestations", Attestations::new);
  }

  /** Returns {@code documentRequest}. */
  public Optional<DocumentRequest> documentRequest() {
    return optional("documentRequest", DocumentRequest::new);
  }

  /** Returns {@code state}. */
  public RolloverState state() {
    return required("state", enumeration(RolloverState::of));
  }

  /** Returns {@code status}. */
  public RolloverStatus status() {
    return required("status", enumeration(RolloverStatus::of));
  }

  /** Returns {@code pendingOn}. */
  public PendingOn pendingOn() {
    return required("pendingOn", enumeration(PendingOn::of));
  }

  /** Counts changes. {@code ETag} is derived from it, and {@code ifVersion} is compared with it. */
  public long version() {
    return required("version", ApiObject::integer);
  }

  /** The integrator's ID for the person who works on the rollover. */
  public Optional<String> assigneeId() {
    return optional("assigneeId", ApiObject::text);
  }

  /** Returns {@code priority}. */
  public RolloverPriority priority() {
    return required("priority", enumeration(RolloverPriority::of));
  }

  /** The integrator's tags. */
  public List<String> tags() {
    return required("tags", list(ApiObject::text));
  }

  /** The integrator's key-value pairs. */
  public Map<String, String> metadata() {
    return required("metadata", map(ApiObject::text));
  }

  /** Time of creation. */
  public Instant createdAt() {
    return required("createdAt", ApiObject::instant);
  }

  /** Time of the last change. */
  public Instant updatedAt() {
    return required("updatedAt", ApiObject::instant);
  }

  /** The participant's account. Only with {@code expand=account}. */
  public Optional<Account> account() {
    return optional("account", Account::new);
  }
}
