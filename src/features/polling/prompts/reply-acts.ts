// What a short reply to a mail that asks wants with the mails themselves: skip some, get no more, or begin again.

export type ReplyAct = 'pause' | 'leave' | 'back'

/** As our mails name them, in each of their languages, and what people write in their place. */
const WORDS: Readonly<Record<ReplyAct, readonly string[]>> = {
  pause: ['pause', 'pausa', 'pauze', 'skip', 'aussetzen'],
  leave: [
    ...['leave', 'stop', 'unsubscribe', 'abmelden', 'abbestellen', 'arrêter', 'arreter', 'stopp', 'baja'],
    ...['basta', 'afmelden', 'sair'],
  ],
  back: ['back', 'zurück', 'zurueck', 'reprendre', 'volver', 'riprendi', 'terug', 'voltar', 'resume'],
}

/** Null for a text that says anything else. */
export function readReplyAct(text: string): ReplyAct | null {
  const [word, ...more] = text.split(/[^\p{L}]+/u).filter((one) => one !== '')
  if (word === undefined || more.length > 0) return null
  const acts: readonly ReplyAct[] = ['pause', 'leave', 'back']
  return acts.find((act) => WORDS[act].includes(word.toLowerCase())) ?? null
}
