<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `nothing_to_certify`: No late rollover to certify. */
final class NothingToCertifyException extends ApiException
{
}
