import { CopyButton } from '../ui/copy-button.tsx';
import { Static } from '../ui/static.tsx';

type Card = { id: string; title: string; text: string; phone: boolean };
type Props = {
  cards: readonly Card[];
  email: string;
  phone: { display: string; e164: string };
};

/** Who to write to: each with the address in full, so that it can be read, copied and opened. */
export function ContactCards({ cards, email, phone }: Props) {
  return (
    <div className="border-b border-line">
      <ul className="wrap grid divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {cards.map((card) => (
          <li
            key={card.id}
            id={card.id}
            className="scroll-mt-24 py-10 lg:px-8 lg:first:pl-0 lg:last:pr-0"
          >
            <Static>
              <h2 className="text-h3 tracking-[-0.015em]">{card.title}</h2>
              <p className="mt-2 text-ink-2">{card.text}</p>
              <p className="mt-4">
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
              {card.phone && (
                <p className="mt-1">
                  <a className="link" href={`tel:${phone.e164}`}>
                    {phone.display}
                  </a>
                </p>
              )}
            </Static>
            <div className="needs-script mt-6 flex flex-wrap gap-3">
              <CopyButton text={email}>Copy e-mail</CopyButton>
              {card.phone && <CopyButton text={phone.display}>Copy number</CopyButton>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
