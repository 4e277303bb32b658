<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `recently_invited`: You joined too recently to decide. */
final class RecentlyInvitedException extends ApiException
{
}
