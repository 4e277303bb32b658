// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.ConfirmRequirementSetRequest;
import dev.svc.client.models.RequirementSet;
import dev.svc.client.models.RequirementSetInput;
import dev.svc.client.models.RequirementSetsGetQuery;
import dev.svc.client.models.RequirementSetsListQuery;

/** Methods of {@code client.requirementSets()}. */
public final class RequirementSetsResource {
  private final Transport transport;

  RequirementSetsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List requirement sets, newest first.
   *
   * <p>Filter by custodian or plan. A set counts as confirmed until its {@code expiresOn}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public PageList<RequirementSet> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<RequirementSet> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<RequirementSet> list(RequirementSetsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<RequirementSet> list(RequirementSetsListQuery query, CallOptions options) {
    return new PageList<>(RequirementSet::new, cursor ->
        transport.json(new Call("GET", "/v1/requirement-sets").query(query).cursor(cursor).options(options)));
  }

  /**
   * Add requirements of a custodian or plan.
   *
   * <p>Creates a new version that supersedes the current one. Requirements are in addition to the directory's:
   * rollovers from the custodian or plan require both. They take effect within a minute.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public RequirementSet create(RequirementSetInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(RequirementSetInput)}. */
  public RequirementSet create(RequirementSetInput body, WriteOptions options) {
    return new RequirementSet(transport.json(new Call("POST", "/v1/requirement-sets").body(body).options(options)));
  }

  /**
   * Retrieve a requirement set.
   *
   * <p>Shows the requirements, who added them and who last confirmed them.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public RequirementSet get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public RequirementSet get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public RequirementSet get(String id, RequirementSetsGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public RequirementSet get(String id, RequirementSetsGetQuery query, CallOptions options) {
    return new RequirementSet(transport.json(new Call("GET", "/v1/requirement-sets/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Confirm that requirements still apply.
   *
   * <p>Only the current version can be confirmed. It then counts as confirmed until {@code expiresOn}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public RequirementSet confirm(String id) {
    return confirm(id, null, WriteOptions.DEFAULT);
  }

  /** See {@link #confirm(String)}. */
  public RequirementSet confirm(String id, WriteOptions options) {
    return confirm(id, null, options);
  }

  /** See {@link #confirm(String)}. */
  public RequirementSet confirm(String id, ConfirmRequirementSetRequest body) {
    return confirm(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #confirm(String)}. */
  public RequirementSet confirm(String id, ConfirmRequirementSetRequest body, WriteOptions options) {
    return new RequirementSet(transport.json(new Call("POST", "/v1/requirement-sets/" + Call.encode(id) + "/confirm")
            .body(body)
            .options(options)));
  }
}
