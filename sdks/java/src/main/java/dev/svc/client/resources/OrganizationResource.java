// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.ChangeOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.LetterTemplates;
import dev.svc.client.models.LetterTemplatesPatch;
import dev.svc.client.models.OrganizationSettings;
import dev.svc.client.models.OrganizationSettingsPatch;

/** Methods of {@code client.organization()}. */
public final class OrganizationResource {
  private final Transport transport;

  OrganizationResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Get the organization's letterhead and wording of letters.
   *
   * <p>Letters issued from now on use these texts. Letters already issued do not change.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public LetterTemplates letterTemplates() {
    return letterTemplates(CallOptions.DEFAULT);
  }

  /** See {@link #letterTemplates()}. */
  public LetterTemplates letterTemplates(CallOptions options) {
    return new LetterTemplates(transport.json(new Call("GET", "/v1/organization/letter-templates")
            .options(options)));
  }

  /**
   * Update the organization's letterhead and wording of letters.
   *
   * <p>Stores a new version. Issued letters stay the same. Unknown placeholders are refused. The body can be up
   * to 256 kB.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public LetterTemplates updateLetterTemplates(LetterTemplatesPatch body) {
    return updateLetterTemplates(body, ChangeOptions.DEFAULT);
  }

  /** See {@link #updateLetterTemplates(LetterTemplatesPatch)}. */
  public LetterTemplates updateLetterTemplates(LetterTemplatesPatch body, ChangeOptions options) {
    return new LetterTemplates(transport.json(new Call("PATCH", "/v1/organization/letter-templates")
            .body(body)
            .options(options)));
  }

  /**
   * Get the organization's time zone, deadlines and second-person rules.
   *
   * <p>Shows the settings that determine when rollovers become overdue and which actions need a second person.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public OrganizationSettings settings() {
    return settings(CallOptions.DEFAULT);
  }

  /** See {@link #settings()}. */
  public OrganizationSettings settings(CallOptions options) {
    return new OrganizationSettings(transport.json(new Call("GET", "/v1/organization/settings").options(options)));
  }

  /**
   * Update the organization's time zone, deadlines and rules.
   *
   * <p>A change applies only to deadlines that start after it.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public OrganizationSettings updateSettings(OrganizationSettingsPatch body) {
    return updateSettings(body, ChangeOptions.DEFAULT);
  }

  /** See {@link #updateSettings(OrganizationSettingsPatch)}. */
  public OrganizationSettings updateSettings(OrganizationSettingsPatch body, ChangeOptions options) {
    return new OrganizationSettings(transport.json(new Call("PATCH", "/v1/organization/settings")
            .body(body)
            .options(options)));
  }
}
