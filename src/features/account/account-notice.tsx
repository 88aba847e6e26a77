/** States the account's limits before the visitor chooses a password. */
export function AccountNotice() {
  return (
    <div className="mt-8 grid gap-2 border-l-2 border-signal pl-4 text-ui text-ink-2">
      <p className="text-ink">
        This account is kept only in this browser on this device. It is not sent to us.
      </p>
      <p>
        Clearing site data deletes it; it does not work on another device; anyone using this browser
        profile can read it. Do not reuse a password you use elsewhere. There is no password reset:
        delete the account and create a new one.
      </p>
      {!isSecureContext && (
        <p>
          This page came over a connection that is not encrypted, and could have been changed on its
          way. Create the account on the address that begins with https.
        </p>
      )}
    </div>
  );
}
