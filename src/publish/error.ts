/** Why a rebuild could not go on; the message is Spanish and says what to do where that is known. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
