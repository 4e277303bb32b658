// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ChangeOptions;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.AdvanceSandboxClockRequest;
import dev.svc.client.models.AdvanceSandboxRolloverRequest;
import dev.svc.client.models.Rollover;
import dev.svc.client.models.SandboxClock;
import dev.svc.client.models.SimulateSandboxHappeningRequest;

/** Methods of {@code client.sandbox()}. */
public final class SandboxResource {
  private final Transport transport;

  SandboxResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Advance the organization's sandbox clock and fire due timers.
   *
   * <p>Each due timer fires separately. With an {@code Idempotency-Key}, either all of them fire or none, so
   * that a retry cannot advance the clock too far.
   *
   * <p>Requires an {@code ak_} key with the scope {@code sandbox:write}.
   */
  public SandboxClock advanceClock(AdvanceSandboxClockRequest body) {
    return advanceClock(body, WriteOptions.DEFAULT);
  }

  /** See {@link #advanceClock(AdvanceSandboxClockRequest)}. */
  public SandboxClock advanceClock(AdvanceSandboxClockRequest body, WriteOptions options) {
    return new SandboxClock(transport.json(new Call("POST", "/v1/sandbox/clock/advance")
            .body(body)
            .options(options)));
  }

  /**
   * Advance a rollover one step or to a given state.
   *
   * <p>Performs the next action with sample values, as a custodian or your operations team would. Works only in
   * the test environment.
   *
   * <p>Requires an {@code ak_} key with the scope {@code sandbox:write}.
   */
  public Rollover advance(String id) {
    return advance(id, null, ChangeOptions.DEFAULT);
  }

  /** See {@link #advance(String)}. */
  public Rollover advance(String id, ChangeOptions options) {
    return advance(id, null, options);
  }

  /** See {@link #advance(String)}. */
  public Rollover advance(String id, AdvanceSandboxRolloverRequest body) {
    return advance(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #advance(String)}. */
  public Rollover advance(String id, AdvanceSandboxRolloverRequest body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/sandbox/rollovers/" + Call.encode(id) + "/advance")
            .body(body)
            .options(options)));
  }

  /**
   * Simulate a custodian response.
   *
   * <p>Performs the action of a custodian's response immediately, such as accepting the request or sending the
   * money. Works only in the test environment.
   *
   * <p>Requires an {@code ak_} key with the scope {@code sandbox:write}.
   */
  public Rollover simulate(String id, SimulateSandboxHappeningRequest body) {
    return simulate(id, body, ChangeOptions.DEFAULT);
  }

  /** See {@link #simulate(String, SimulateSandboxHappeningRequest)}. */
  public Rollover simulate(String id, SimulateSandboxHappeningRequest body, ChangeOptions options) {
    return new Rollover(transport.json(new Call("POST", "/v1/sandbox/rollovers/" + Call.encode(id) + "/simulate")
            .body(body)
            .options(options)));
  }
}
