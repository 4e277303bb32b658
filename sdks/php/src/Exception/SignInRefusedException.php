<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `sign_in_refused`: see /errors/sign_in_refused. */
final class SignInRefusedException extends ApiException
{
}
