/** An error shown to the operator who backs up or restores, in one sentence. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}
