// Words on which stubborn-thread.ts and its tests agree: what holds them is never read, never parsed, or not even in part.

export const stubborn = { text: 'stubborn words', form: 'stubborn form', whole: 'stubborn from head to foot' }
