// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.internal.Transport;

/** The resources of the API. */
public abstract class Resources {
  private final AccountsResource accounts;
  private final ApiKeysResource apiKeys;
  private final ApprovalsResource approvals;
  private final BankFilesResource bankFiles;
  private final ConsentsResource consents;
  private final CustodiansResource custodians;
  private final DeliveriesResource deliveries;
  private final DisasterDeclarationsResource disasterDeclarations;
  private final DistributionsResource distributions;
  private final DocumentsResource documents;
  private final EventsResource events;
  private final IncomingFundsResource incomingFunds;
  private final LettersResource letters;
  private final NigoCodesResource nigoCodes;
  private final NigoItemsResource nigoItems;
  private final OrganizationResource organization;
  private final PaymentDetailsResource paymentDetails;
  private final PlansResource plans;
  private final RequestsResource requests;
  private final RequirementSetsResource requirementSets;
  private final RolloversResource rollovers;
  private final SandboxResource sandbox;
  private final TaxFilingsResource taxFilings;
  private final TaxReportResource taxReport;
  private final TaxRulesResource taxRules;
  private final TrackingLinksResource trackingLinks;
  private final WebhookEndpointsResource webhookEndpoints;
  private final ChangesResource changes;

  /** Creates the resources. */
  protected Resources(Transport transport) {
    accounts = new AccountsResource(transport);
    apiKeys = new ApiKeysResource(transport);
    approvals = new ApprovalsResource(transport);
    bankFiles = new BankFilesResource(transport);
    consents = new ConsentsResource(transport);
    custodians = new CustodiansResource(transport);
    deliveries = new DeliveriesResource(transport);
    disasterDeclarations = new DisasterDeclarationsResource(transport);
    distributions = new DistributionsResource(transport);
    documents = new DocumentsResource(transport);
    events = new EventsResource(transport);
    incomingFunds = new IncomingFundsResource(transport);
    letters = new LettersResource(transport);
    nigoCodes = new NigoCodesResource(transport);
    nigoItems = new NigoItemsResource(transport);
    organization = new OrganizationResource(transport);
    paymentDetails = new PaymentDetailsResource(transport);
    plans = new PlansResource(transport);
    requests = new RequestsResource(transport);
    requirementSets = new RequirementSetsResource(transport);
    rollovers = new RolloversResource(transport);
    sandbox = new SandboxResource(transport);
    taxFilings = new TaxFilingsResource(transport);
    taxReport = new TaxReportResource(transport);
    taxRules = new TaxRulesResource(transport);
    trackingLinks = new TrackingLinksResource(transport);
    webhookEndpoints = new WebhookEndpointsResource(transport);
    changes = new ChangesResource(transport);
  }

  /** Returns the methods of {@code accounts}. */
  public final AccountsResource accounts() {
    return accounts;
  }

  /** Returns the methods of {@code apiKeys}. */
  public final ApiKeysResource apiKeys() {
    return apiKeys;
  }

  /** Returns the methods of {@code approvals}. */
  public final ApprovalsResource approvals() {
    return approvals;
  }

  /** Returns the methods of {@code bankFiles}. */
  public final BankFilesResource bankFiles() {
    return bankFiles;
  }

  /** Returns the methods of {@code consents}. */
  public final ConsentsResource consents() {
    return consents;
  }

  /** Returns the methods of {@code custodians}. */
  public final CustodiansResource custodians() {
    return custodians;
  }

  /** Returns the methods of {@code deliveries}. */
  public final DeliveriesResource deliveries() {
    return deliveries;
  }

  /** Returns the methods of {@code disasterDeclarations}. */
  public final DisasterDeclarationsResource disasterDeclarations() {
    return disasterDeclarations;
  }

  /** Returns the methods of {@code distributions}. */
  public final DistributionsResource distributions() {
    return distributions;
  }

  /** Returns the methods of {@code documents}. */
  public final DocumentsResource documents() {
    return documents;
  }

  /** Returns the methods of {@code events}. */
  public final EventsResource events() {
    return events;
  }

  /** Returns the methods of {@code incomingFunds}. */
  public final IncomingFundsResource incomingFunds() {
    return incomingFunds;
  }

  /** Returns the methods of {@code letters}. */
  public final LettersResource letters() {
    return letters;
  }

  /** Returns the methods of {@code nigoCodes}. */
  public final NigoCodesResource nigoCodes() {
    return nigoCodes;
  }

  /** Returns the methods of {@code nigoItems}. */
  public final NigoItemsResource nigoItems() {
    return nigoItems;
  }

  /** Returns the methods of {@code organization}. */
  public final OrganizationResource organization() {
    return organization;
  }

  /** Returns the methods of {@code paymentDetails}. */
  public final PaymentDetailsResource paymentDetails() {
    return paymentDetails;
  }

  /** Returns the methods of {@code plans}. */
  public final PlansResource plans() {
    return plans;
  }

  /** Returns the methods of {@code requests}. */
  public final RequestsResource requests() {
    return requests;
  }

  /** Returns the methods of {@code requirementSets}. */
  public final RequirementSetsResource requirementSets() {
    return requirementSets;
  }

  /** Returns the methods of {@code rollovers}. */
  public final RolloversResource rollovers() {
    return rollovers;
  }

  /** Returns the methods of {@code sandbox}. */
  public final SandboxResource sandbox() {
    return sandbox;
  }

  /** Returns the methods of {@code taxFilings}. */
  public final TaxFilingsResource taxFilings() {
    return taxFilings;
  }

  /** Returns the methods of {@code taxReport}. */
  public final TaxReportResource taxReport() {
    return taxReport;
  }

  /** Returns the methods of {@code taxRules}. */
  public final TaxRulesResource taxRules() {
    return taxRules;
  }

  /** Returns the methods of {@code trackingLinks}. */
  public final TrackingLinksResource trackingLinks() {
    return trackingLinks;
  }

  /** Returns the methods of {@code webhookEndpoints}. */
  public final WebhookEndpointsResource webhookEndpoints() {
    return webhookEndpoints;
  }

  /** Returns the methods of {@code changes}. */
  public final ChangesResource changes() {
    return changes;
  }
}
