import { useEffect, useState } from 'react';

type Accounts = typeof import('./accounts/change-account.ts');

/** The code that reads the accounts of this browser, which a form needs later than its fields; null until it has come. */
export function useAccounts(): Accounts | null {
  const [accounts, setAccounts] = useState<Accounts | null>(null);
  useEffect(() => {
    import('./accounts/change-account.ts').then(setAccounts, () => {});
  }, []);
  return accounts;
}
