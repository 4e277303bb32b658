// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.Plan;
import dev.svc.client.models.PlanInput;
import dev.svc.client.models.PlanPatch;
import dev.svc.client.models.PlansGetQuery;
import dev.svc.client.models.PlansListQuery;

/** Methods of {@code client.plans()}. */
public final class PlansResource {
  private final Transport transport;

  PlansResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List and search plans, newest first.
   *
   * <p>{@code q} finds plans by name, sponsor or EIN.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public PageList<Plan> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Plan> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<Plan> list(PlansListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<Plan> list(PlansListQuery query, CallOptions options) {
    return new PageList<>(Plan::new, cursor ->
        transport.json(new Call("GET", "/v1/plans").query(query).cursor(cursor).options(options)));
  }

  /**
   * Record an employer's plan.
   *
   * <p>Rollovers name the plan as {@code source.planId} or {@code destination.planId}. Their instructions and
   * letters then print its name, number and EIN.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Plan create(PlanInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(PlanInput)}. */
  public Plan create(PlanInput body, WriteOptions options) {
    return new Plan(transport.json(new Call("POST", "/v1/plans").body(body).options(options)));
  }

  /**
   * Retrieve a plan.
   *
   * <p>Shows the plan's sponsor, recordkeeper and contact.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public Plan get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Plan get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public Plan get(String id, PlansGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public Plan get(String id, PlansGetQuery query, CallOptions options) {
    return new Plan(transport.json(new Call("GET", "/v1/plans/" + Call.encode(id)).query(query).options(options)));
  }

  /**
   * Update a plan.
   *
   * <p>Later instructions and letters print the new facts. The {@code planName} of existing rollovers stays
   * unchanged.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public Plan update(String id, PlanPatch body) {
    return update(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #update(String, PlanPatch)}. */
  public Plan update(String id, PlanPatch body, ChangeOptions options) {
    return new Plan(transport.json(new Call("PATCH", "/v1/plans/" + Call.encode(id)).body(body).options(options)));
  }
}
