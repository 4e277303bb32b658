<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `recently_invited`: You or the requester joined too recently. */
final class RecentlyInvitedException extends ApiException
{
}
