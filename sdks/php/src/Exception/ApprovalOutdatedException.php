<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `approval_outdated`: The rollover changed after the request. */
final class ApprovalOutdatedException extends ApiException
{
}
