// app/notes/actions.ts
'use server';
import { revalidatePath } from 'next/cache';
import { client } from '../../lib/sealing';
import { notes } from '../../lib/notes';

export async function saveNote(form: FormData) {
  const text = form.get('text');
  if (typeof text !== 'string' || text === '') throw new Error('A note needs text');
  const { encrypted_data } = await client.encrypt({ data: text });
  await notes.insert({ sealed: encrypted_data });
  revalidatePath('/notes');
}
