type Props = {
  words: { title: string; text: string };
  email: string;
  phone: { display: string; e164: string } | null;
};

export function ContactCard({ words, email, phone }: Props) {
  return (
    <>
      <h2 className="text-h3 tracking-[-0.015em]">{words.title}</h2>
      <p className="mt-2 text-ink-2">{words.text}</p>
      <p className="mt-4">
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {phone && (
        <p className="mt-1">
          <a className="link" href={`tel:${phone.e164}`}>
            {phone.display}
          </a>
        </p>
      )}
    </>
  );
}
