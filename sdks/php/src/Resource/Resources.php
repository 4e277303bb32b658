<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;

/** One property per resource. */
class Resources
{
    public readonly AccountsResource $accounts;
    public readonly ApiKeysResource $apiKeys;
    public readonly ApprovalsResource $approvals;
    public readonly BankFilesResource $bankFiles;
    public readonly ConsentsResource $consents;
    public readonly CustodiansResource $custodians;
    public readonly DeliveriesResource $deliveries;
    public readonly DisasterDeclarationsResource $disasterDeclarations;
    public readonly DistributionsResource $distributions;
    public readonly DocumentsResource $documents;
    public readonly EventsResource $events;
    public readonly IncomingFundsResource $incomingFunds;
    public readonly LettersResource $letters;
    public readonly NigoCodesResource $nigoCodes;
    public readonly NigoItemsResource $nigoItems;
    public readonly OrganizationResource $organization;
    public readonly PaymentDetailsResource $paymentDetails;
    public readonly PlansResource $plans;
    public readonly RequestsResource $requests;
    public readonly RequirementSetsResource $requirementSets;
    public readonly RolloversResource $rollovers;
    public readonly SandboxResource $sandbox;
    public readonly TaxFilingsResource $taxFilings;
    public readonly TaxReportResource $taxReport;
    public readonly TaxRulesResource $taxRules;
    public readonly TrackingLinksResource $trackingLinks;
    public readonly WebhookEndpointsResource $webhookEndpoints;
    public readonly ChangesResource $changes;

    public function __construct(Transport $transport)
    {
        $this->accounts = new AccountsResource($transport);
        $this->apiKeys = new ApiKeysResource($transport);
        $this->approvals = new ApprovalsResource($transport);
        $this->bankFiles = new BankFilesResource($transport);
        $this->consents = new ConsentsResource($transport);
        $this->custodians = new CustodiansResource($transport);
        $this->deliveries = new DeliveriesResource($transport);
        $this->disasterDeclarations = new DisasterDeclarationsResource($transport);
        $this->distributions = new DistributionsResource($transport);
        $this->documents = new DocumentsResource($transport);
        $this->events = new EventsResource($transport);
        $this->incomingFunds = new IncomingFundsResource($transport);
        $this->letters = new LettersResource($transport);
        $this->nigoCodes = new NigoCodesResource($transport);
        $this->nigoItems = new NigoItemsResource($transport);
        $this->organization = new OrganizationResource($transport);
        $this->paymentDetails = new PaymentDetailsResource($transport);
        $this->plans = new PlansResource($transport);
        $this->requests = new RequestsResource($transport);
        $this->requirementSets = new RequirementSetsResource($transport);
        $this->rollovers = new RolloversResource($transport);
        $this->sandbox = new SandboxResource($transport);
        $this->taxFilings = new TaxFilingsResource($transport);
        $this->taxReport = new TaxReportResource($transport);
        $this->taxRules = new TaxRulesResource($transport);
        $this->trackingLinks = new TrackingLinksResource($transport);
        $this->webhookEndpoints = new WebhookEndpointsResource($transport);
        $this->changes = new ChangesResource($transport);
    }
}
