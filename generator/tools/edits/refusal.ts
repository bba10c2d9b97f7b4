/** Why a change of the content cannot be made, in plain words for its author; nothing was written. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
}
