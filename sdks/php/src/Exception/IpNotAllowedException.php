<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `ip_not_allowed`: Client address not allowed. */
final class IpNotAllowedException extends ApiException
{
}
