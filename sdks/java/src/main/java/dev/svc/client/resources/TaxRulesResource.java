// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.TaxRules;
import dev.svc.client.models.TaxRulesGetQuery;

/** Methods of {@code client.taxRules()}. */
public final class TaxRulesResource {
  private final Transport transport;

  TaxRulesResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Get the limits and codes of a tax year.
   *
   * <p>A movement follows the rules of the year in which the money moves. If a year's rules are not known yet,
   * the rules of the nearest year apply: see {@code rulesYear} and {@code warning}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public TaxRules get() {
    return get(null, CallOptions.DEFAULT);
  }

  /** See {@link #get()}. */
  public TaxRules get(CallOptions options) {
    return get(null, options);
  }

  /** See {@link #get()}. */
  public TaxRules get(TaxRulesGetQuery query) {
    return get(query, CallOptions.DEFAULT);
  }

  /** See {@link #get()}. */
  public TaxRules get(TaxRulesGetQuery query, CallOptions options) {
    return new TaxRules(transport.json(new Call("GET", "/v1/tax-rules").query(query).options(options)));
  }
}
