/** A setting that cannot be used; the message says, in Spanish, which one and how to mend it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
