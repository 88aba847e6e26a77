import { addressHelp, cleanAddress } from '../../lib/mail/email-address.ts';
import { errorPrefix } from '../words.ts';

type Props = {
  id: string;
  message: string;
  /** The text of an e-mail field, to say what is wrong with it. */
  address?: string | undefined;
};

/** What is wrong with a field. */
export function FieldError({ id, message, address = '' }: Props) {
  const help = addressHelp(cleanAddress(address));
  return (
    <div id={id} className="field-error">
      <p>
        <span className="visually-hidden">{errorPrefix}</span>
        {message}
      </p>
      {help && <p className="font-normal text-ink">{help}</p>}
    </div>
  );
}
