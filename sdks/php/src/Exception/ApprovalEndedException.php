<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `approval_ended`: This approval has already ended. */
final class ApprovalEndedException extends ApiException
{
}
